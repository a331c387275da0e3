import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addDays, day, dayAt } from '#/core/day';
import type { FolderEntry } from '#/core/folder';
import { getFolder } from '#/features/folder/folder/contract';
import * as links from '#/features/folder/folder/links-contract';
import { folderArchive } from '#/features/folder/folder/server/archive';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { createPlan } from '#/features/site/plans/contract';
import { createPoint } from '#/features/site/points/contract';
import { addPhoto, listPhotos, updatePhoto } from '#/features/site/shared/photos/contract';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { addContact, pdfFile } from '../../../../../tests/support/papers';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { fileOf } from '../../../../../tests/support/sample-files';
import { cameraPhoto, photoOf } from '../../../../../tests/support/sample-photos';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

// It listens: not the one that the worker shares.
const app = withTestApp({});
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A house with a permit, an invoice as a file, and a hidden pipe that the camera knows the place of. */
async function furnish() {
  const members = await projectWithMembers(app());
  const { projectId, owner } = members;
  const params = { projectId };
  const contactId = await addContact(app(), owner);
  const permit = pdfFile('vergunning.pdf', `vergunning ${projectId}`);
  const form = new FormData();
  form.set('document', permit);
  form.set('category', 'building_permit');
  await owner.request('POST', `/api/projects/${projectId}/documents`, form);
  const paper = pdfFile('factuur.pdf', `factuur ${projectId}`);
  await owner.call(createInvoice, {
    params,
    body: { contactId, amount: '1234.56', invoiceNumber: 'F-7', invoiceDate: '2026-02-03' },
    file: paper,
  });
  const bytes = await cameraPhoto({ at: '2026:03:04 10:00:00', gps: true });
  const file = new File([new Uint8Array(bytes)], 'leiding.jpg', { type: 'image/jpeg' });
  const photo = await owner.call(addPhoto, { params, body: { phase: 'hidden', caption: 'Leiding' }, file });
  expect(photo.status).toBe(201);
  return { ...members, params, permit, paper, bytes, contactId };
}

async function archiveOf(client: Client | undefined, url: string) {
  const answer = await app().http.inject({ url, headers: client ? { cookie: client.cookie } : {} });
  expect(answer.statusCode).toBe(200);
  return unzipSync(new Uint8Array(answer.rawPayload));
}

/** A storey with a hidden pipe, a point that is open and one that was dropped. */
async function pinSomething(owner: Client, params: { projectId: number }) {
  const { body: document } = await owner.call(uploadDocument, {
    ...{ params, body: {} },
    file: fileOf(await photoOf('jpeg', { width: 400, height: 300 }), 'grondplan.jpg', 'image/jpeg'),
  });
  const { body: plan } = await owner.call(createPlan, {
    ...{ params, body: { documentId: document.id, storey: 'Gelijkvloers' } },
  });
  const [photo] = (await owner.call(listPhotos, { params, query: {} })).body;
  const place = { planId: plan.id, x: 0.25, y: 0.5 };
  const pinned = await owner.call(updatePhoto, {
    ...{ params: { id: photo?.id ?? 0 }, body: { pin: place } },
  });
  expect(pinned.status).toBe(200);
  const point = (text: string, status: 'open' | 'dropped') =>
    owner.call(createPoint, {
      ...{ params, body: { text, status, pin: { planId: plan.id, x: 0.75, y: 0.1 } } },
    });
  expect((await point('Kras <b>', 'open')).status).toBe(201);
  expect((await point('Weggevallen', 'dropped')).status).toBe(201);
}

/** Some megabytes that don't become fewer. */
async function bigPhoto(seed: number): Promise<Buffer> {
  const raw = { width: 1_000, height: 1_000, channels: 3 as const };
  const noise = await sharp(randomBytes(3_000_000), { raw }).jpeg({ quality: 100 }).toBuffer();
  return Buffer.concat([noise, Buffer.from(`foto ${seed}`)]);
}

const noUnzip = spawnSync('unzip', ['-v']).error !== undefined;

const hashesOf = (files: Record<string, Uint8Array>) =>
  Object.entries(files)
    .filter(([name]) => name !== 'index.html')
    .map(([, bytes]) => sha256(bytes));

describe('the folder of a house', () => {
  it('is filled from what is there, says what is missing, and is hidden from a stranger', async () => {
    const { params, owner, collaborator, stranger } = await furnish();
    const { body } = await owner.call(getFolder, { params });
    const titles = Object.fromEntries(
      body.chapters.map(({ key, entries }) => [key, entries.map((e) => e.title)]),
    );
    expect(titles).toMatchObject({
      permit: ['vergunning.pdf'],
      invoices: ['Factuur F-7'],
      hidden: ['Leiding'],
    });
    expect(body.chapters[0]?.missing.map(({ key }) => key)).toEqual(['plans']);
    expect(body.sale).toHaveLength(7);
    expect((await collaborator.call(getFolder, { params })).status).toBe(200);
    expect((await stranger.call(getFolder, { params })).status).toBe(404);
  });

  it('says of a piece that it is asked', async () => {
    const { params, owner, contactId } = await furnish();
    const what = 'Plannen zoals het gebouwd is (as-built)';
    await owner.request('POST', `/api/projects/${params.projectId}/paper-requests`, { contactId, what });
    const { body } = await owner.call(getFolder, { params });
    expect(body.chapters[0]?.missing).toMatchObject([{ what, askedOn: dayAt(new Date()) }]);
  });

  it('comes as a ZIP with every file as it is, and an index that names them', async () => {
    const { params, owner, stranger, permit, paper, bytes } = await furnish();
    const url = `/api/projects/${params.projectId}/folder/archive`;
    const files = await archiveOf(owner, url);
    expect(Object.keys(files).toSorted()).toEqual([
      expect.stringMatching(/^2 Bewijzen van renovatie\/2026-02-03 .*Factuur F-7\.pdf$/),
      expect.stringMatching(/^3 Plannen en vergunningen\/.*vergunning\.pdf$/),
      expect.stringMatching(/^4 Foto’s\/2026-03-04 Leiding\.jpg$/),
      'index.html',
    ]);
    const whole = [sha256(await permit.bytes()), sha256(await paper.bytes())];
    expect(new Set(hashesOf(files))).toEqual(new Set([...whole, sha256(bytes)]));
    const index = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(index).toContain('src="4%20Foto%E2%80%99s/2026-03-04%20Leiding.jpg"');
    expect(index).not.toMatch(/https?:\/\//);
    expect((await stranger.request('GET', url)).status).toBe(404);
  });

  it('holds the plans with a pin for each hidden photo and each point on them', async () => {
    const { params, owner, bytes } = await furnish();
    await pinSomething(owner, params);
    const files = await archiveOf(owner, `/api/projects/${params.projectId}/folder/archive`);
    const [drawn] = Object.keys(files).filter((name) => /^3 Plannen.*Gelijkvloers\.\w+$/.test(name));
    expect(drawn).toBeDefined();
    expect(hashesOf(files)).toContain(sha256(bytes));
    const index = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(index).toContain('style="left:25.00%;top:50.00%" aria-label="1: Leiding">1</a>');
    expect(index).toMatch(/style="left:75\.00%;top:10\.00%" aria-label="2: Punt \d+: Kras &lt;b&gt;">2<\/a>/);
    expect(index).toMatch(/<b>1<\/b> <a href="4%20Foto%E2%80%99s\/2026-03-04%20Leiding\.jpg">Leiding<\/a>/);
    expect(index).not.toContain('Weggevallen');
  });

  it.skipIf(noUnzip)('is opened by another program, which finds every file whole', async () => {
    const { params, owner, stranger } = await furnish();
    await pinSomething(owner, params);
    const url = `/api/projects/${params.projectId}/folder/archive`;
    const answer = await app().http.inject({ url, headers: { cookie: owner.cookie } });
    const folder = await mkdtemp(join(tmpdir(), 'woningmap-'));
    const file = join(folder, 'map.zip');
    await writeFile(file, answer.rawPayload);
    const { stdout } = await promisify(execFile)('unzip', ['-t', file]);
    await rm(folder, { recursive: true });
    expect(stdout).toContain('No errors detected');
    expect((await stranger.request('GET', url)).status).toBe(404);
  });

  it('comes on paper, with what is missing', async () => {
    const { params, owner } = await furnish();
    const url = `/api/projects/${params.projectId}/reports/folder.pdf`;
    const pdf = await app().http.inject({ url, headers: { cookie: owner.cookie } });
    const text = (await readPdfLines(pdf.rawPayload)).join(' ');
    expect(text).toMatch(
      /Woningmap.*Vergunning en plannen.*Ontbreekt: Plannen.*Factuur F-7.*Voor een verkoop/,
    );
  });
});

describe('a download', () => {
  const entryOf = (key: string): FolderEntry => ({
    ...{ key, chapter: 'permit', title: key, detail: null, day: null, firm: null, roomId: null, path: '/' },
    ...{ documentId: 1, validUntil: null, isPrivate: false },
    file: { key, name: `${key}.pdf`, mimeType: 'application/pdf', size: 3 },
  });

  function pack(
    parts: () => AsyncGenerator<{ entries: FolderEntry[] }>,
    read: (key: string) => Promise<Readable> = async (key) => Readable.from([Buffer.from(key)]),
  ) {
    return folderArchive({
      ...{ project: 'Huis', parts: parts(), rooms: new Map() },
      ...{ today: day('2026-11-18'), madeAt: new Date(), read: ({ key }) => read(key) },
    });
  }

  it('breaks off at the file that may not be had any more', async () => {
    const read: string[] = [];
    const zip = await pack(
      async function* () {
        yield { entries: ['a', 'b', 'c'].map(entryOf) };
      },
      async (key) => {
        read.push(key);
        if (key === 'b') throw new Error('taken back');
        return Readable.from([Buffer.from(key)]);
      },
    );
    await expect(zip.toArray()).rejects.toThrow('taken back');
    expect(read).toEqual(['a', 'b']);
  });

  it('is under way while what comes later is still looked up', async () => {
    const asked = new EventEmitter();
    const zip = await pack(async function* () {
      yield { entries: [entryOf('a')] };
      await once(asked, 'later');
      yield { entries: [entryOf('a'), entryOf('b')] };
    });
    const sent: Buffer[] = [];
    zip.on('data', (chunk: Buffer) => sent.push(chunk));
    await once(zip, 'data');
    const ended = once(zip, 'end');
    asked.emit('later');
    await ended;
    const files = unzipSync(Buffer.concat(sent));
    const folder = '3 Plannen en vergunningen/';
    expect(Object.keys(files)).toEqual([`${folder}a.pdf`, `${folder}b.pdf`, 'index.html']);
  });

  it('is answered as a failure before anything was sent, and broken off later', async () => {
    const fail = () => {
      throw new Error('no database');
    };
    await expect(
      pack(async function* () {
        yield fail();
      }),
    ).rejects.toThrow('no database');
    const zip = await pack(async function* () {
      yield { entries: [entryOf('a')] };
      fail();
    });
    await expect(zip.toArray()).rejects.toThrow('no database');
  });

  it('holds more photos than are looked up at once, each of them once', async () => {
    const { owner, params } = await furnish();
    const count = 450;
    await app().db.execute(sql`
      insert into photos (project_id, file_key, taken_at, taken_from, phase, caption, width, height)
      select project_id, file_key, taken_at, taken_from, phase, 'Buis ' || n, width, height
      from photos, generate_series(1, ${count}::int) n where project_id = ${params.projectId}`);
    const { body } = await owner.call(getFolder, { params });
    const shown = body.chapters.find(({ key }) => key === 'hidden')?.entries ?? [];
    expect(shown).toHaveLength(count + 1);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(count + 1);
  });
});

describe('a link to the folder', () => {
  const body = { name: 'Notaris Peeters', chapters: ['permit', 'invoices', 'hidden'] as const };

  async function share(more: Record<string, unknown> = {}) {
    const house = await furnish();
    const made = await house.owner.request('POST', `/api/projects/${house.params.projectId}/folder-links`, {
      ...body,
      ...more,
    });
    expect(made).toMatchObject({ status: 200, body: { isMailed: false } });
    const token = String((made.body as { url: string }).url)
      .split('/')
      .at(-1);
    return { ...house, token };
  }

  it('shows the chosen chapters without amounts, and pictures without what was noted in them', async () => {
    const { token, permit, bytes, paper } = await share();
    const answer = await app().http.inject({ url: `/api/folders/${token}` });
    const shown = answer.json() as links.SharedFolder;
    expect(shown).toMatchObject({ name: 'Notaris Peeters', withAmounts: false });
    expect(shown.chapters.map(({ key }) => key)).toEqual(['permit', 'hidden', 'invoices']);
    const [invoice] = shown.chapters.find(({ key }) => key === 'invoices')?.entries ?? [];
    expect(invoice).toMatchObject({ firm: 'Dakwerken Vermeersch bv', day: '2026-02-03', file: null });
    expect(answer.payload).not.toContain('1234');
    const files = await archiveOf(undefined, `/api/folders/${token}/archive`);
    const hashes = hashesOf(files);
    expect(hashes).toHaveLength(2);
    expect(hashes).toContain(sha256(await permit.bytes()));
    expect(hashes).not.toContain(sha256(await paper.bytes()));
    expect(hashes).not.toContain(sha256(bytes));
    const given = Object.entries(files).find(([name]) => name.endsWith('Leiding.jpg'))?.[1] ?? bytes;
    expect([(await sharp(bytes).metadata()).exif, (await sharp(given).metadata()).exif]).toEqual([
      expect.any(Buffer),
      undefined,
    ]);
    const page = await app().http.inject({ url: `/folders/${token}` });
    expect(page.payload).toContain('Alles downloaden (ZIP)');
  });

  it('shows on a plan only what is in its chapters', async () => {
    const { token, owner, params } = await share();
    await pinSomething(owner, params);
    const files = await archiveOf(undefined, `/api/folders/${token}/archive`);
    const index = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(index).toContain('aria-label="1: Leiding"');
    expect(index).not.toContain('Kras');
  });

  it('ends a download that is under way when it is taken back', async () => {
    const { token, owner, params } = await share();
    // More than what stands ready between the one who sends and the one who reads.
    for (let count = 0; count < 12; count += 1)
      await owner.call(addPhoto, {
        params,
        body: { phase: 'hidden', caption: `Groot ${count}` },
        file: fileOf(await bigPhoto(count), `groot-${count}.jpg`, 'image/jpeg'),
      });
    const { http } = app();
    if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
    const ask = () =>
      fetch(`${http.listeningOrigin}/api/folders/${token}/archive`, { headers: { host: 'localhost:4999' } });
    const broken = await ask();
    const reader = broken.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    // Broken off by who reads: the next one is whole.
    await reader?.cancel();
    const whole = new Uint8Array(await (await ask()).arrayBuffer());
    expect(Object.keys(unzipSync(whole)).length).toBeGreaterThan(12);
    const under = await ask();
    const taken = under.body?.getReader();
    expect((await taken?.read())?.done).toBe(false);
    const [listed] = (await owner.call(links.listFolderLinks, { params })).body;
    await owner.call(links.removeFolderLink, { params: { id: listed?.id ?? 0 } });
    const rest = async () => {
      let bytes = 0;
      for (;;) {
        const part = await taken?.read();
        if (!part || part.done) return bytes;
        bytes += part.value.length;
      }
    };
    await expect(rest()).rejects.toThrow();
    expect((await ask()).status).toBe(404);
  });

  it('gives the files of papers with amounts where that was ticked', async () => {
    const { token, paper } = await share({ withAmounts: true });
    const files = await archiveOf(undefined, `/api/folders/${token}/archive`);
    expect(hashesOf(files)).toContain(sha256(await paper.bytes()));
  });

  const keysOf = (chapters: readonly { entries: readonly { file: { key: string } | null }[] }[]) =>
    chapters.flatMap(({ entries }) => entries.flatMap(({ file }) => file?.key ?? []));
  const open = (token: string | undefined, path: string) =>
    app().http.inject({ url: `/folders/${token}/files/${path}` });

  it('opens each file of its chapters by itself, and none beside them', async () => {
    const { token, params, owner } = await share({ withAmounts: true });
    await pinSomething(owner, params);
    const { chapters } = (await app().http.inject({ url: `/api/folders/${token}` })).json();
    const keys = keysOf(chapters);
    expect(keys).toHaveLength(4);
    for (const key of keys) expect((await open(token, key)).statusCode).toBe(200);
    const shared = await owner.request('POST', `/api/projects/${params.projectId}/folder-links`, {
      ...{ name: 'Koper', chapters: ['permit', 'invoices'] },
    });
    const other = (shared.body as { url: string }).url.split('/').at(-1);
    const mine = (await app().http.inject({ url: `/api/folders/${other}` })).json() as links.SharedFolder;
    const given = keysOf(mine.chapters);
    // The photo is of another chapter, the invoice tells amounts.
    expect(keys.filter((key) => !given.includes(key))).toHaveLength(2);
    for (const key of keys) {
      const status = given.includes(key) ? 200 : 404;
      expect((await open(other, key)).statusCode).toBe(status);
      if (status === 404) expect((await open(other, `${key}/thumbnail`)).statusCode).toBe(404);
    }
    const { token: stranger } = await share();
    for (const key of keys) expect((await open(stranger, key)).statusCode).toBe(404);
  });

  it('shows small drawings of its pictures, made once and without what was noted in them', async () => {
    const { token } = await share();
    const shown = (await app().http.inject({ url: `/api/folders/${token}` })).json() as links.SharedFolder;
    const [key = ''] = keysOf(shown.chapters.filter((each) => each.key === 'hidden'));
    const page = await app().http.inject({ url: `/folders/${token}` });
    expect(page.payload).toContain(`src="/folders/${token}/files/${key}/thumbnail"`);
    const { statusCode, headers, rawPayload } = await open(token, `${key}/thumbnail`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'image/jpeg', 'no-store'],
    ]);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(Buffer.from((await app().storage.readDrawing(key, 'thumbnail')) ?? [])).toEqual(rawPayload);
    const [permit = ''] = keysOf(shown.chapters.filter((each) => each.key === 'permit'));
    expect((await open(token, `${permit}/preview`)).statusCode).toBe(404);
  });

  it('keeps to itself what has the bytes of an invoice, wherever it stands and whatever was drawn of it', async () => {
    const { token, owner, params, paper } = await share({ chapters: ['permit', 'attests', 'invoices'] });
    const form = new FormData();
    form.set('document', new File([await paper.bytes()], 'keuring.pdf', { type: 'application/pdf' }));
    form.set('category', 'inspection_reports');
    const kept = await owner.request('POST', `/api/projects/${params.projectId}/documents`, form);
    const { id, filePath } = kept.body as { id: number; filePath: string };
    await app().db.execute(sql`
      insert into plans (project_id, document_id, file_key, storey, position, width, height)
      select project_id, ${id}::int, file_key, 'Kelder', 1, 40, 30
      from photos where project_id = ${params.projectId}`);
    const ask = async (of: string | undefined) => {
      const { chapters } = (await app().http.inject({ url: `/api/folders/${of}` })).json();
      return (chapters as links.SharedFolder['chapters']).flatMap(({ entries }) =>
        entries.flatMap(({ title, file }) => (file ? [] : [title])),
      );
    };
    expect((await ask(token)).toSorted()).toEqual(['Factuur F-7', 'Kelder', 'keuring.pdf']);
    expect((await open(token, filePath.split('/').at(-1) ?? '')).statusCode).toBe(404);
    const files = await archiveOf(undefined, `/api/folders/${token}/archive`);
    expect(hashesOf(files)).not.toContain(sha256(await paper.bytes()));
    const { body: made } = await owner.request('POST', `/api/projects/${params.projectId}/folder-links`, {
      ...{ name: 'Koper', chapters: ['attests', 'invoices'], withAmounts: true },
    });
    expect(await ask((made as { url: string }).url.split('/').at(-1))).toEqual([]);
  });

  it('gives a drawing of a picture that nobody knows how to strip', async () => {
    const { token, owner, params } = await share();
    const jpeg = await photoOf('jpeg', { width: 60, height: 40 });
    const odd = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 1]), jpeg.subarray(2)]);
    const form = new FormData();
    form.set('document', fileOf(odd, 'kast.jpg', 'image/jpeg'));
    form.set('category', 'photos');
    await owner.request('POST', `/api/projects/${params.projectId}/documents`, form);
    const [name, given] = Object.entries(await archiveOf(undefined, `/api/folders/${token}/archive`)).find(
      ([each]) => each.includes('kast'),
    ) ?? ['', new Uint8Array()];
    expect(name).toMatch(/kast\.jpg$/);
    expect((await sharp(given).metadata()).width).toBe(60);
  });

  it('ends when it is taken back', async () => {
    const { token, params, owner } = await share();
    const [listed] = (await owner.call(links.listFolderLinks, { params })).body;
    expect(listed).toMatchObject({ name: 'Notaris Peeters', isOpen: true });
    await owner.call(links.removeFolderLink, { params: { id: listed?.id ?? 0 } });
    for (const url of [`/api/folders/${token}`, `/api/folders/${token}/archive`, `/folders/${token}`])
      expect((await app().http.inject({ url })).statusCode).toBe(404);
    expect((await owner.call(links.listFolderLinks, { params })).body).toMatchObject([{ isOpen: false }]);
  });

  it.each([
    [{ name: ' ' }, 'Vul in voor wie de link is.'],
    [{ chapters: [] }, 'Kies minstens één hoofdstuk.'],
    [{ chapters: ['budget'] }, 'Kies een hoofdstuk uit de lijst.'],
    [{ email: 'geen adres' }, 'Dit e-mailadres klopt niet.'],
    [{ until: '2020-01-01' }, 'Kies een dag vanaf vandaag, hoogstens 365 dagen ver.'],
    [{ until: addDays(dayAt(new Date()), 366) }, 'Kies een dag vanaf vandaag, hoogstens 365 dagen ver.'],
  ])('is refused with %j', async (wrong, message) => {
    const { projectId, owner } = await projectWithMembers(app());
    const sent = { ...body, ...wrong };
    const answer = await owner.request('POST', `/api/projects/${projectId}/folder-links`, sent);
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
});
