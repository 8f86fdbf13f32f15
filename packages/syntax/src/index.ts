export { parseTypescript } from './typescript/parse-typescript.ts';
