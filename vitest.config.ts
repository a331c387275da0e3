import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/test/by-environment.mjs';
import { listServerTests } from './scripts/test/server-tests.mjs';

const engine = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';
const isEverything = process.env.TEST_EVERYTHING !== undefined;
const serverTests = listServerTests(import.meta.dirname, engine, { isEverything });
// What opens a database runs on the engine that TEST_DATABASE names; the rest runs once, in the same workers: each loads
// the whole server.
const ownTests = engine === 'embedded' ? [...serverTests.each, ...serverTests.once] : serverTests.each;

// For what hangs: a busy machine takes its time, and nothing waits longer than it has to.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };
const server = {
  globalSetup: ['tests/support/template-database.ts', 'tests/support/built-workers.ts'],
  setupFiles: ['tests/support/use-what-was-built.ts'],
  ...patience,
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ['tests/support/no-console.ts', 'tests/support/patience.ts', 'tests/support/empty-page.ts'],
    expect: { poll: { timeout: 60_000 } },
    // Tests keep their state to themselves; loading everything anew for each file took most of the time.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/commands/**/*.test.ts'],
          exclude: serverTests.all,
          ...patience,
        },
      },
      { extends: true, test: { name: 'server', include: ownTests, ...server } },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
