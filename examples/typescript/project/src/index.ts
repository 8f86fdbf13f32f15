export { slugify } from './slugify.ts';
export { uniqueSlug } from './unique-slug.ts';
