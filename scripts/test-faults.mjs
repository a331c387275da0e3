import { parseArgs } from 'node:util';
import { main, Refusal } from './prepare/fail.mjs';
import { startPostgres } from './prepare/postgres.mjs';
import { ensureReady } from './prepare/ready.mjs';

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

await ensureReady();

await main(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '25' }, only: { type: 'string' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Refusal('--rounds is a whole number from 1.');
  const { register } = await import('tsx/esm/api');
  register();
  const { runFaults } = await import('../tests/faults/run.ts');
  const postgres = await startPostgres();
  const held = await runFaults({ rounds, only: values.only, postgres });
  await postgres.stop();
  process.exit(held ? 0 : 1);
});
