import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import sharp from 'sharp';
import { scratchFolder, startOurs } from '../support/processes.mjs';
import { createVisitor } from '../support/visitor.mjs';

/** The ZIP of a house with 2,000 photos of what is behind the walls: it begins at once and takes no memory with it. */
const aims = { firstByteMs: 1_000, memoryMb: 20 };
const photoCount = 2_000;
const photoBytes = 300 * 1024;
const mb = 1024 * 1024;

const filesSql = `insert into files (key, project_id, name, mime_type, size, sha256)
  select gen_random_uuid(), $1::int, 'foto ' || n || '.jpg', 'image/jpeg', $3::int, md5(n::text) || md5($1::text)
  from generate_series(1, $2::int) n returning key`;
const photosSql = `insert into photos (project_id, file_key, taken_at, taken_from, phase, caption, width, height)
  select $1::int, key, timestamptz '2026-01-01' + n * interval '1 hour', 'camera', 'hidden', 'Leiding ' || n, 4000, 3000
  from unnest($2::uuid[]) with ordinality as file(key, n)`;

/** One picture on disk under every key: what is measured is the way out. */
async function layPhotos(files, keys) {
  const small = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#7a8' },
  })
    .jpeg()
    .toBuffer();
  const picture = join(files, 'picture');
  writeFileSync(picture, Buffer.concat([small, Buffer.alloc(photoBytes - small.length)]));
  for (const key of keys) {
    mkdirSync(join(files, key.slice(0, 2)), { recursive: true });
    linkSync(picture, join(files, key.slice(0, 2), key));
  }
}

async function openHouse(dataDir) {
  const first = await startOurs({ DATA_DIR: dataDir });
  const visitor = createVisitor(first.url);
  await visitor.signIn();
  const { id } = await visitor.json('POST', '/api/projects', { name: 'Kouter 7' });
  await first.stop();
  const lite = await PGlite.create({ dataDir: join(dataDir, 'database') });
  const { rows } = await lite.query(filesSql, [id, photoCount, photoBytes]);
  const keys = rows.map(({ key }) => key);
  await lite.query(photosSql, [id, keys]);
  await lite.close();
  await layPhotos(join(dataDir, 'files'), keys);
  return { id, cookie: visitor.cookie };
}

async function download(ours, { id, cookie }, most = Number.POSITIVE_INFINITY) {
  const began = performance.now();
  const before = ours.residentMb();
  const response = await fetch(`${ours.url}/api/projects/${id}/folder/archive`, { headers: { cookie } });
  if (!response.ok) throw new Error(`the folder was answered with ${response.status}`);
  let [bytes, peak, firstByteMs] = [0, before, undefined];
  for await (const chunk of response.body) {
    firstByteMs ??= performance.now() - began;
    bytes += chunk.length;
    peak = Math.max(peak, ours.residentMb());
    if (bytes >= most) break;
  }
  return { size: bytes / mb, rose: peak - before, firstByteMs };
}

export async function benchFolder() {
  const dataDir = scratchFolder();
  const house = await openHouse(dataDir);
  const ours = await startOurs({ DATA_DIR: dataDir });
  // The first brings the code along; broken off half-way, the next one is whole all the same.
  await download(ours, house, 200 * mb);
  const runs = [await download(ours, house), await download(ours, house)];
  await ours.stop();
  for (const { size, rose, firstByteMs } of runs)
    console.log(
      `  ZIP of ${photoCount} photos, ${Math.round(size)} MB: first byte after ${Math.round(firstByteMs)} ms (aim ${aims.firstByteMs}), memory rose ${Math.round(rose)} MB (aim ${aims.memoryMb})`,
    );
  const whole = runs.every(({ size }) => size >= (photoCount * photoBytes) / mb);
  const quick = runs.every(({ firstByteMs }) => firstByteMs <= aims.firstByteMs);
  const met = whole && quick && runs.at(-1).rose <= aims.memoryMb;
  console.log(`  ${met ? 'met' : 'MISSED'}`);
  return met;
}
