import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { listServerTests } from './scripts/test/server-tests.mjs';

const engine = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';
const serverTests = listServerTests(import.meta.dirname, engine);

const server = {
  globalSetup: ['tests/support/template-database.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

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
          exclude: serverTests.all,
          testTimeout: 60_000,
        },
      },
      // What opens a database runs on the engine that TEST_DATABASE names; the rest runs once.
      { extends: true, test: { name: 'server', include: serverTests.each, ...server } },
      { extends: true, test: { name: 'server-once', include: serverTests.once, ...server } },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
