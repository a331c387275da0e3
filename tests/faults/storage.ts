import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from '@20minutes/s3rver';
import { createContact } from '#/features/work/shared/contacts/contract';
import { listDocuments, removeDocument, uploadDocument } from '#/features/work/shared/documents/contract';
import { atWork, expectRefusal, isAlive } from './outages';
import { type Person, somePdf } from './person';
import { type Check, figure, until } from './report';

type Env = Record<string, string>;
const category = 'other' as const;

const upload = (person: Person, projectId: number, name: string) =>
  person.call(uploadDocument, {
    params: { projectId },
    body: { category },
    file: somePdf(name, 100_000),
  });

const namesOf = async (person: Person, projectId: number) =>
  (await person.call(listDocuments, { params: { projectId } })).body.map(({ fileName }) => fileName);

/** In front of the store: passes everything on, or answers 500. */
async function startProxy(target: number) {
  const state = { isBroken: false, refused: 0 };
  const proxy = createServer((asked, answer) => {
    if (state.isBroken) {
      state.refused += 1;
      asked.resume();
      return void answer.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    }
    const { method, url, headers } = asked;
    const onward = request({ port: target, host: '127.0.0.1', method, path: url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { state, proxy, port: (proxy.address() as AddressInfo).port };
}

export async function storeFails(scratch: string, env: Env): Promise<Check> {
  const directory = join(scratch, 's3');
  mkdirSync(directory, { recursive: true });
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, allowMismatchedSignatures: true },
    configureBuckets: [{ name: 'papieren' }],
  });
  const { port } = await store.run();
  const { state, proxy, port: proxyPort } = await startProxy(port);
  const { server, person, projectId } = await atWork({
    ...env,
    S3_ENDPOINT: `http://127.0.0.1:${proxyPort}`,
    ...{ S3_BUCKET: 'papieren', S3_REGION: 'eu-west-1', S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' },
  });
  const wrong: string[] = [];
  const before = await upload(person, projectId, 'voor.pdf');
  const doomed = await upload(person, projectId, 'weg.pdf');
  if (before.status !== 201 || doomed.status !== 201) wrong.push('the store does not work at all');

  state.isBroken = true;
  const during = await upload(person, projectId, 'tijdens.pdf');
  wrong.push(...expectRefusal('an upload', during.status, during.body));
  const read = await person.fetch(before.body.filePath);
  wrong.push(...expectRefusal('a download', read.status, await read.json()));
  const removed = await person.call(removeDocument, { params: { projectId, id: doomed.body.id } });
  if (removed.status !== 204) wrong.push(`a removal answered ${removed.status}`);
  if ((await namesOf(person, projectId)).includes('tijdens.pdf')) wrong.push('a row without a file');
  await wait(1_000);

  state.isBroken = false;
  const recovery = await until(
    async () => (await upload(person, projectId, 'na.pdf')).status === 201,
    20_000,
  );
  if (recovery === undefined) wrong.push('it did not recover');
  if ((await person.fetch(before.body.filePath)).status !== 200) wrong.push('the first file is gone');
  const key = doomed.body.filePath.split('/').at(-1);
  const stored = async () => (await fetch(`http://127.0.0.1:${port}/papieren/files/${key}`)).status;
  const swept = await until(async () => (await stored()) === 404, 60_000);
  if (swept === undefined) wrong.push('the removed file is still stored');
  if (!isAlive(server)) wrong.push('the server ended');
  await server.stop();
  proxy.close();
  proxy.closeAllConnections();
  await store.close();
  return {
    title: 'the S3 store answers 500',
    wrong,
    figures: [
      figure('attempts that it refused', state.refused),
      figure('what it left to remove is removed after', `${((swept ?? 0) / 1000).toFixed(1)} s`),
    ],
  };
}

function mountSmall(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=260m', 'tmpfs', folder]).status === 0;
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Leaves so much, and nothing where that is 0. */
function fill(folder: string, leave: number): void {
  for (let part = 0; freeBytes(folder) > leave + 4096 && part < 1_000; part += 1) {
    const size = Math.min(8_000_000, freeBytes(folder) - leave);
    try {
      writeFileSync(join(folder, `ballast-${part}`), Buffer.alloc(Math.max(4096, size)));
    } catch {
      return;
    }
  }
}

function makeRoom(folder: string): void {
  for (let part = 0; part < 1_000; part += 1) rmSync(join(folder, `ballast-${part}`), { force: true });
}

/** The disk fills while a file is on its way in: the check at the door has already let it pass. */
async function uploadIntoFullDisk(person: Person, projectId: number, folder: string): Promise<unknown> {
  const { body, headers } = new Request('http://x', {
    method: 'POST',
    body: formWith(somePdf('over.pdf', 9_000_000)),
  });
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  return new Promise((resolve, reject) => {
    const sending = request(
      new URL(`/api/projects/${projectId}/documents`, person.url),
      {
        method: 'POST',
        headers: {
          cookie: person.cookie,
          'content-type': headers.get('content-type') ?? '',
          'content-length': String(bytes.length),
        },
      },
      (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          said += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, body: JSON.parse(said) }));
      },
    );
    sending.on('error', reject);
    sending.write(bytes.subarray(0, 500_000));
    setTimeout(() => {
      fill(folder, 0);
      sending.end(bytes.subarray(500_000));
    }, 1_500);
  });
}

function formWith(file: File): FormData {
  const form = new FormData();
  form.append('category', category);
  form.append('document', file);
  return form;
}

export async function diskFull(scratch: string): Promise<Check> {
  const title = 'the disk is full';
  const folder = join(scratch, 'small-disk');
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !mountSmall(folder)) {
    return { title, wrong: [], figures: ['not run: a small file system needs root on Linux'] };
  }
  try {
    return await fillAndEmpty(title, folder);
  } finally {
    spawnSync('umount', ['-l', folder]);
  }
}

async function fillAndEmpty(title: string, folder: string): Promise<Check> {
  const { server, person, projectId } = await atWork({ DATA_DIR: join(folder, 'data') });
  const wrong: string[] = [];
  const first = await upload(person, projectId, 'voor.pdf');
  if (first.status !== 201) wrong.push(`there was room, and an upload answered ${first.status}`);

  const over = (await uploadIntoFullDisk(person, projectId, folder)) as { status: number; body: unknown };
  wrong.push(...expectRefusal('an upload that found no room', over.status, over.body));
  const free = freeBytes(folder);
  await wait(1_200);
  const written = await person.call(createContact, { body: { name: 'vol', type: 'contractor' } });
  wrong.push(...expectRefusal('a write', written.status, written.body));
  const during = await upload(person, projectId, 'tijdens.pdf');
  wrong.push(...expectRefusal('an upload', during.status, during.body));
  const names = await namesOf(person, projectId);
  if (names.join() !== 'voor.pdf') wrong.push(`reading, with a full disk: ${names}`);

  makeRoom(folder);
  const recovery = await until(
    async () => (await upload(person, projectId, 'na.pdf')).status === 201,
    20_000,
  );
  if (recovery === undefined) wrong.push('it did not recover');
  const after = (await namesOf(person, projectId)).toSorted().join();
  if (after !== 'na.pdf,voor.pdf') wrong.push(`afterwards: ${after}`);
  if (!isAlive(server)) wrong.push('the server ended');
  await server.stop();
  return {
    title,
    wrong,
    figures: [
      figure('left on the disk at its fullest', `${Math.round(free / 1000)} kB`),
      figure('the sentence', String((during.body as unknown as { message: string }).message)),
      figure('works again after', `${Math.round(recovery ?? 0)} ms`),
    ],
  };
}
