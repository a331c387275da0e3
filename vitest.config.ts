import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const serverTests = [
  'src/**/server/**/*.test.{ts,tsx}',
  'src/**/*.server.test.{ts,tsx}',
  'tests/server/**/*.test.ts',
];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ['tests/support/no-console.ts', 'tests/support/patience.ts'],
    expect: { poll: { timeout: 15_000 } },
    // Tests keep their state to themselves; loading everything anew for each file took most of the time.
    isolate: false,
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/commands/**/*.test.ts'],
          exclude: serverTests,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: serverTests,
          globalSetup: ['tests/support/template-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
