export { main, type CommandLine } from './main.ts';
