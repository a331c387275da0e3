import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageCommand } from '../prepare/run.mjs';
import { listFiles } from '../prepare/stamp.mjs';
import { freePlace } from './menu-place.mjs';
import { makeMigration } from './migration.mjs';
import { runOrRefuse } from './run-or-refuse.mjs';
import { refuseTaken } from './taken.mjs';
import { toldFiles } from './tell-house.mjs';
import { newFiles } from './templates.mjs';

const migrations = 'db/migrations';
const journal = `${migrations}/meta/_journal.json`;

/** All of it or nothing: where a step fails, everything is as it was. */
export async function makeFeature(base, names) {
  refuseTaken(base, names);
  const fresh = newFiles({ ...names, place: freePlace(base) });
  const told = toldFiles(base, names);
  const changed = [...told.map(({ file }) => file), journal];
  const before = new Map(changed.map((file) => [file, readFileSync(join(base, file))]));
  const known = new Set(listFiles(base, [migrations]));
  const added = () => listFiles(base, [migrations]).filter((file) => !known.has(file));
  try {
    for (const { file, content } of [...fresh, ...told]) {
      mkdirSync(dirname(join(base, file)), { recursive: true });
      writeFileSync(join(base, file), content);
    }
    const written = [...fresh, ...told].map(({ file }) => file);
    await runOrRefuse(base, packageCommand('@biomejs/biome', 'biome', base), [
      'check',
      '--write',
      ...written,
    ]);
    await makeMigration(base, names, added);
  } catch (error) {
    for (const [file, content] of before) writeFileSync(join(base, file), content);
    const made = [...fresh.map(({ file }) => file), ...added()];
    for (const file of [`src/features/${names.wing}/${names.kebab}`, ...made]) {
      rmSync(join(base, file), { recursive: true, force: true });
    }
    throw error;
  }
  return { made: [...fresh.map(({ file }) => file), ...added()].sort(), changed: changed.sort() };
}
