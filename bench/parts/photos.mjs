import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import sharp from 'sharp';
import { startPostgres } from '../../scripts/prepare/postgres.mjs';
import { percentile } from '../support/driver.mjs';
import { scratchFolder, startOurs } from '../support/processes.mjs';
import { createVisitor } from '../support/visitor.mjs';

const aims = { ratio: 1.2, memoryMb: 150 };
const photoCount = 2_000;
const documentCount = 100;
const arrivals = 50;
const [warmUps, reads] = [5, 40];

const filesSql = `insert into files (key, project_id, name, mime_type, size, sha256)
  select gen_random_uuid(), $1::int, 'foto ' || n || '.jpg', 'image/jpeg', 3000000, md5(n::text) || md5($1::text)
  from generate_series(1, $2::int) n returning key`;
const photosSql = `insert into photos (project_id, file_key, taken_at, taken_from, phase, caption, width, height)
  select $1::int, key, timestamptz '2026-01-01' + n * interval '1 hour', 'camera', 'during', 'Foto ' || n, 4000, 3000
  from unnest($2::uuid[]) with ordinality as file(key, n)`;
const documentsSql = `insert into documents (project_id, file_key, category, description)
  select $1::int, key, 'photos', 'Document ' || n from unnest($2::uuid[]) with ordinality as file(key, n)`;

async function withDatabase({ dataDir, url }, work) {
  if (url) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return work((text, values) => client.query(text, values)).finally(() => client.end());
  }
  const lite = await PGlite.create({ dataDir: join(dataDir, 'database') });
  return work((text, values) => lite.query(text, values)).finally(() => lite.close());
}

async function openProject(place, env) {
  const first = await startOurs(env);
  const visitor = createVisitor(first.url);
  await visitor.signIn();
  const { id } = await visitor.json('POST', '/api/projects', { name: 'Werf' });
  const { id: emptyId } = await visitor.json('POST', '/api/projects', { name: 'Lege werf' });
  await first.stop();
  await withDatabase(place, async (query) => {
    for (const [text, count] of [
      [photosSql, photoCount],
      [documentsSql, documentCount],
    ]) {
      const { rows } = await query(filesSql, [id, count]);
      await query(text, [id, rows.map(({ key }) => key)]);
    }
    await query('vacuum analyze');
  });
  return { id, emptyId, cookie: visitor.cookie };
}

/** The first page of the grid among 2,000 photos, against the list of 100 documents; both made anew each time. */
async function measureGrid({ ours, id, cookie }) {
  const ask = async (path, init = {}) => {
    const began = performance.now();
    const response = await fetch(ours.url + path, { ...init, headers: { cookie, ...init.headers } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - began;
  };
  const times = { photos: [], documents: [] };
  for (let count = 0; count < warmUps + reads; count += 1) {
    for (const list of ['photos', 'documents']) {
      await ask(`/api/projects/${id}/home`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: ours.url },
        body: JSON.stringify({ street: `Kerkstraat ${list} ${count}` }),
      });
      const ms = await ask(`/api/projects/${id}/${list}`);
      if (count >= warmUps) times[list].push(ms);
    }
  }
  const [photos, documents] = [times.photos, times.documents].map((all) => percentile(all, 0.25));
  const ratio = photos / documents;
  console.log(
    `  first grid of ${photoCount} photos ${photos.toFixed(1)} ms, list of ${documentCount} documents ${documents.toFixed(1)} ms: ×${ratio.toFixed(2)} (aim ${aims.ratio}) ${ratio <= aims.ratio ? 'met' : 'MISSED'}`,
  );
  return ratio <= aims.ratio;
}

/** As a phone makes them: twelve million points, some megabytes. */
async function makePhotos() {
  const [width, height] = [4_000, 3_000];
  const noise = await sharp(randomBytes(500 * 375 * 3), { raw: { width: 500, height: 375, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer();
  // What stands behind a picture makes it another file without drawing it again.
  return Array.from({ length: arrivals }, (_, at) => Buffer.concat([noise, Buffer.from(`foto ${at}`)]));
}

/** What the server holds at most while fifty photos arrive at once, above what it held before. */
async function measureArrival({ ours, emptyId, cookie }) {
  const photos = await makePhotos();
  const send = async (bytes, at) => {
    const body = new FormData();
    body.append('file', new File([bytes], `foto ${at}.jpg`, { type: 'image/jpeg' }));
    const response = await fetch(`${ours.url}/api/projects/${emptyId}/photos`, {
      ...{ method: 'POST', body },
      headers: { cookie, origin: ours.url },
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`a photo was answered with ${response.status}`);
  };
  // The first one brings the code along that reads pictures.
  await send(Buffer.concat([photos[0], Buffer.from('eerste')]), 'eerste');
  await wait(2_000);
  const before = ours.residentMb();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, ours.residentMb());
  }, 20);
  const began = performance.now();
  await Promise.all(photos.map(send));
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(watch);
  const more = most - before;
  const size = (photos[0].length / 1024 / 1024).toFixed(1);
  console.log(
    `  ${arrivals} photos of ${size} MB at once, in ${seconds.toFixed(1)} s: from ${before.toFixed(0)} to at most ${most.toFixed(0)} MB, +${more.toFixed(0)} MB (aim ${aims.memoryMb}) ${more <= aims.memoryMb ? 'met' : 'MISSED'}`,
  );
  return more <= aims.memoryMb;
}

async function measureEngine(engine) {
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const place = { dataDir: scratchFolder(), url: postgres?.url };
  const env = { DATA_DIR: place.dataDir, ...(place.url ? { DATABASE_URL: place.url } : {}) };
  const opened = await openProject(place, env);
  const ours = await startOurs(env);
  console.log(`\n${engine}`);
  const isMet = [await measureGrid({ ours, ...opened }), await measureArrival({ ours, ...opened })];
  await ours.stop();
  await postgres?.stop();
  return isMet.every(Boolean);
}

/** A site of two thousand photos opens as quickly as a folder of documents, and takes fifty more without swelling. */
export async function benchPhotos({ engines }) {
  const met = [];
  for (const engine of engines) met.push(await measureEngine(engine));
  return met.every(Boolean);
}
