import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Everything that vitest writes lies below one folder, so that the suite also runs on a read-only tree.
const writable = process.env['CIRCUIT_TEST_CACHE_DIR'] ?? 'node_modules/.cache/vitest';
const fixtures = ['**/node_modules/**', '**/dist/**', '**/fixtures/**', '**/__fixtures__/**'];

export default defineConfig({
  cacheDir: join(writable, 'vite'),
  test: {
    pool: 'forks',
    coverage: { reportsDirectory: join(writable, 'coverage') },
    fsModuleCachePath: join(writable, 'modules'),
    // No test may lean on the settings or the secrets of whoever runs the suite.
    env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0', TMPDIR: process.env['TMPDIR'] ?? tmpdir() },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['packages/*/src/**/*.test.ts'], exclude: fixtures, isolate: false, testTimeout: 20_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: fixtures,
          isolate: true,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
