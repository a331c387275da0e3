// What is measured, as ratios in one run: npm run bench -- [part…] [--seconds=2] [--rounds=5] [--connections=10]
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/prepare/built.mjs';
import { main, Refusal } from '../scripts/prepare/fail.mjs';
import { ensureInstalled } from '../scripts/prepare/installed.mjs';
import { benchRequests } from './parts/requests.mjs';
import { benchStart } from './parts/start.mjs';

const parts = {
  requests: benchRequests,
  start: benchStart,
};
const usual = ['requests', 'start'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    engine: { type: 'string' },
  },
});

await main(async () => {
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Refusal(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  await ensureInstalled();
  await ensureBuilt();
  const options = {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
    engines: values.engine ? [values.engine] : ['embedded', 'postgresql'],
  };
  const missed = [];
  for (const name of positionals.length > 0 ? positionals : usual) {
    console.log(`\n── ${name}`);
    if (!(await parts[name](options))) missed.push(name);
  }
  if (missed.length > 0) console.log(`\naims missed: ${missed.join(', ')}`);
  process.exit(missed.length > 0 ? 1 : 0);
});
