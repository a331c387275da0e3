// Many more hostile inputs than `npm test` tries, others each time, on both engines: npm run test:fuzz -- [inputs] [seed]
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { startPostgres } from './prepare/postgres.mjs';
import { packageCommand, run } from './prepare/run.mjs';

const files = '400';
const [inputs = '10000', seed = String(Math.floor(Math.random() * 1_000_000_000))] = process.argv.slice(2);

async function attack(engine, extra) {
  console.log(`${engine}: ${inputs} inputs over every door, seed ${seed}`);
  await runTest('tests/server/fuzz.test.ts', engine, extra);
}

/** What is scanned never meets the database: one engine is enough. */
async function attackScan() {
  console.log(`${files} damaged PDFs and pictures to scan, seed ${seed}`);
  await runTest('tests/server/hostile-files.test.ts', 'embedded', {});
}

async function runTest(file, engine, extra) {
  const args = [packageCommand('vitest'), 'run', '--project=server', file];
  const env = {
    ...process.env,
    ...extra,
    TEST_DATABASE: engine,
    FUZZ_INPUTS: inputs,
    FUZZ_FILES: files,
    FUZZ_SEED: seed,
  };
  await run(process.execPath, args, { env });
}

await main(async () => {
  await ensureInstalled();
  await attack('embedded', {});
  await attackScan();
  const postgres = await startPostgres();
  await attack('postgres', { TEST_DATABASE_URL: postgres.url }).finally(() => postgres.stop());
});
