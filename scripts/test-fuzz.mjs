// Many more hostile inputs than `npm test` tries, others each time: npm run test:fuzz -- [inputs per route] [seed]
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { packageCommand, run } from './prepare/run.mjs';

const [runs = '400', seed = String(Math.floor(Math.random() * 1_000_000_000))] = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  console.log(`${runs} inputs for every route, seed ${seed}`);
  const args = [packageCommand('vitest'), 'run', '--project', 'server', 'tests/server/fuzz.test.ts'];
  await run(process.execPath, args, { env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed } });
});
