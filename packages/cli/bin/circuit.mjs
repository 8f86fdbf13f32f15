#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { launch } from './launch.mjs';

await launch('circuit', fileURLToPath(import.meta.url));
