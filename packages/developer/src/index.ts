export { develop } from './develop.ts';
export { DeveloperError, type DeveloperErrorCode } from './developer-error.ts';
