// Many more projects than `npm test` reads in and out as an archive does, others each time: npm run test:round-trips -- [projects]
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { packageCommand, run } from './prepare/run.mjs';

const file = 'src/features/people/archive/server/archive.test.ts';
const test = 'keeps what it says, whatever is in it';
const [projects = '500'] = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  console.log(`${projects} random projects read in from their archive's data and out again`);
  const args = [packageCommand('vitest'), 'run', '--project=server', file, '-t', test];
  const env = { ...process.env, TEST_DATABASE: 'embedded', ROUND_TRIPS: projects };
  await run(process.execPath, args, { env });
});
