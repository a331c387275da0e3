import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { findUnmindedParts } from './boundaries/late-parts.mjs';
import { measureRooms } from './boundaries/rooms.mjs';
import { main, Refusal } from './prepare/fail.mjs';
import { root } from './prepare/paths.mjs';
import { listFiles } from './prepare/stamp.mjs';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** What these import, and no further; without them all there is. */
async function cruiseSources(folder, given) {
  process.chdir(folder);
  const others = given && `^(?!(?:${given.map((file) => file.replaceAll('.', '\\.')).join('|')})$)`;
  const { output } = await cruise(
    given ?? ['src'],
    {
      ...options,
      doNotFollow: others ? { path: others } : options.doNotFollow,
      ruleSet: { forbidden },
      validate: true,
      tsConfig: { fileName: 'tsconfig.json' },
    },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  return output;
}

function describe({ rule, from, to, cycle }) {
  const path = cycle ? [from, ...cycle.map((step) => step.name ?? step)] : [from, to];
  return `${rule.name}: ${path.join(' → ')}`;
}

/** What keeps a form: nothing typed is lost at the sign-in, and a question comes before it is thrown away. */
const keepsForms =
  /'#\/(platform\/web\/(use-draft-form|record-dialog|merge\/use-changing-form)|features\/papers\/shared\/web\/paper-dialog)'/;
/** Hands what was read on to the form of a quote, which keeps it; saves nothing itself. */
const handsOn = /\/web\/scan\/review-dialog\.tsx$/;

function isUnkeptForm(folder, file) {
  if (!/^src\/(features\/.+\/|app\/)web\//.test(file) || /\.test\.tsx?$/.test(file) || handsOn.test(file))
    return false;
  const text = readFileSync(join(folder, file), 'utf8');
  return /\buseForm\b/.test(text) && !keepsForms.test(text);
}

/** They may become fewer, never more. `imports` is from room to room, what stands on a shared floor apart. */
const most = { imports: 150, mutualWings: 0, mutualRooms: 1, foreignTables: 0, chain: 9 };

function countsOf({ imports, mutualWings, mutualRooms, foreignTables, chain }) {
  return {
    imports,
    mutualWings: mutualWings.length,
    mutualRooms: mutualRooms.length,
    foreignTables: foreignTables.length,
    chain,
  };
}

/** Of a folder, and of its sources those that are named. */
await main(async () => {
  const [path = root, ...given] = process.argv.slice(2);
  const folder = resolve(path);
  const all = given.length === 0;
  const sources = all ? listFiles(folder, ['src']).filter((file) => /\.tsx?$/.test(file)) : given;
  const { modules, summary } = await cruiseSources(folder, all ? undefined : given);
  const read = modules.filter((module) => sources.includes(module.source)).length;
  // With a TypeScript it doesn't know the cruiser reads nothing and is content.
  if (read === 0 || read < sources.length / 2) {
    throw new Refusal(`boundaries: only ${read} of ${sources.length} source files were read`);
  }
  const barrels = sources.filter((file) => /^index\.tsx?$/.test(basename(file)));
  const rooms = measureRooms(modules);
  const counts = countsOf(rooms);
  const breaches = [
    ...summary.violations.map(describe),
    ...barrels.map((file) => `no-barrel-files: ${file}`),
    ...sources.filter((file) => isUnkeptForm(folder, file)).map((file) => `every-form-is-kept: ${file}`),
    ...sources.flatMap((file) =>
      findUnmindedParts(folder, file).map((part) => `late-parts-may-be-lost: ${file} → ${part}`),
    ),
    ...Object.keys(most).flatMap((what) =>
      counts[what] > most[what] ? [`too-many-arrows: ${what} ${counts[what]}, at most ${most[what]}`] : [],
    ),
  ];
  if (breaches.length > 0) throw new Refusal(breaches.join('\n'));
  console.log(`${read} modules, every import within its boundary`);
  console.log(
    [
      `imports from room to room: ${rooms.imports}, over ${rooms.pairs} pairs`,
      `imports of what a wing shares, by others: ${rooms.toShared}; by the room whose subject it is: ${rooms.toOwnShared}`,
      `imports of a room by what is shared: ${rooms.fromShared.length}`,
      `wings that import each other: ${rooms.mutualWings.length}`,
      `rooms that import each other: ${rooms.mutualRooms.length}`,
      `imports of another feature's tables, foreign keys apart: ${rooms.foreignTables.length}`,
      `imports between wings past shared/: ${rooms.pastShared.length}`,
      `longest chain of rooms and shared floors: ${rooms.chain}`,
    ].join('\n'),
  );
});
