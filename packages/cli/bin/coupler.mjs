#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { launch } from './launch.mjs';

await launch('coupler', fileURLToPath(import.meta.url));
