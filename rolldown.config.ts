import { join } from 'node:path';
import { bundleOptions, findRolePrograms } from './scripts/bundle/bundle-options.ts';

const root = import.meta.dirname;

export default findRolePrograms(root).map((program) => bundleOptions(program, join(root, 'dist/roles')));
