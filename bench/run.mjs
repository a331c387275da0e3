// What is measured, each against its yardstick in one run. `npm run bench` runs requests, start, import and scan;
// `archive`, `folder`, `fresh`, `growth`, `load`, `papers`, `photos` and `scale` take longer and are asked for by name.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/prepare/built.mjs';
import { main, Refusal } from '../scripts/prepare/fail.mjs';
import { ensureInstalled } from '../scripts/prepare/installed.mjs';
import { benchArchive } from './parts/archive.mjs';
import { benchFolder } from './parts/folder.mjs';
import { benchFresh } from './parts/fresh.mjs';
import { benchGrowth } from './parts/growth.mjs';
import { benchLoad } from './parts/load.mjs';
import { benchPapers } from './parts/papers.mjs';
import { benchPhotos } from './parts/photos.mjs';
import { benchRequests } from './parts/requests.mjs';
import { benchScale } from './parts/scale.mjs';
import { ownScripts } from './parts/scripts.mjs';
import { benchStart } from './parts/start.mjs';

const parts = {
  requests: benchRequests,
  start: benchStart,
  import: ownScripts('import.mjs'),
  scan: ownScripts('scan.ts', 'scan-crowd.mjs'),
  archive: benchArchive,
  folder: benchFolder,
  fresh: benchFresh,
  growth: benchGrowth,
  load: benchLoad,
  papers: benchPapers,
  photos: benchPhotos,
  scale: benchScale,
};
const usual = ['requests', 'start', 'import', 'scan'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Both engines unless one is named: embedded or postgresql. */
    engine: { type: 'string' },
    /** requests: how long each slice lasts, how many each side gets, how many connections. */
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    /** growth */
    sizes: { type: 'string', default: '1000,100000,1000000' },
    /** load: how many people, for how many seconds. */
    people: { type: 'string', default: '200' },
    duration: { type: 'string', default: '120' },
  },
});

await main(async () => {
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Refusal(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  await ensureInstalled();
  await ensureBuilt();
  const options = {
    engines: values.engine ? [values.engine] : ['embedded', 'postgresql'],
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
    sizes: values.sizes.split(',').map(Number),
    people: Number(values.people),
    duration: Number(values.duration),
  };
  const missed = [];
  for (const name of positionals.length > 0 ? positionals : usual) {
    console.log(`\n── ${name}`);
    if (!(await parts[name](options))) missed.push(name);
  }
  console.log(missed.length > 0 ? `\naims missed: ${missed.join(', ')}` : '\nall aims met');
  process.exit(missed.length > 0 ? 1 : 0);
});
