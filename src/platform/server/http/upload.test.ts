import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall, toForm, type Upload } from '#/core/call';
import { fromForm, id, optionalText, requiredText } from '#/core/shapes';
import type { Engine } from '#/platform/server/database/engine/database';
import { files as fileTable } from '#/platform/server/database/schema/files';
import { projects } from '#/platform/server/database/schema/projects';
import { insertFile, listFileKeys } from '#/platform/server/database/stores/file-store';
import { saveUser } from '#/platform/server/database/stores/sign-in-store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import { describeApi } from '#/platform/server/http/description';
import { ReadCache } from '#/platform/server/http/read-cache';
import { createRoutes } from '#/platform/server/http/routes';
import { createHttp } from '#/platform/server/http/server';
import { sessionCookie, startSession } from '#/platform/server/identity/sessions';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { createFiles } from '#/platform/server/storage/files';
import { createFolderStorage } from '#/platform/server/storage/folder-storage';
import { fileOf, sampleDocx, samplePdf, sampleZip } from '../../../../tests/support/sample-files';
import { encodeForm } from '../../../../tests/support/test-app';
import { openTestDatabase } from '../../../../tests/support/test-database';

const fields = z.object({
  title: requiredText(20, 'Vul een titel in.'),
  notes: optionalText(200),
  parts: fromForm(z.array(z.object({ amount: z.string() })).nullish()),
  contactId: fromForm(id.nullish()),
});

const kept = { field: 'file', kinds: ['pdf', 'jpg', 'png'] } as const satisfies Upload;
const onlyRead = {
  field: 'paper',
  kinds: ['pdf', 'csv', 'xlsx'],
  required: true,
  readOnly: true,
  maxBytes: 2 ** 21,
} as const satisfies Upload;

const keepPaper = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/papers',
  who: { right: 'add' },
  summary: 'Keeps a paper',
  body: fields,
  upload: kept,
  output: z.object({ key: z.string().nullable(), name: z.string().nullable(), fields: z.unknown() }),
  creates: true,
});

const readPaper = defineCall({
  method: 'POST',
  path: '/api/papers/read',
  who: 'signed-in',
  summary: 'Reads a paper',
  upload: onlyRead,
  output: z.object({ name: z.string(), kind: z.string(), size: z.number(), first: z.string() }),
});

let engine: Engine;
let http: FastifyInstance;
let folder: string;
let storage: FileStorage;
let user: SignedInUser;
let cookie: string;
let projectId: number;
let failWork: (() => void) | undefined;
let port: number;

beforeAll(async () => {
  engine = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'truweel-upload-'));
  storage = createFolderStorage(folder);
  http = await createHttp({
    logLevel: 'silent',
    publicUrl: 'http://localhost:4999',
    trustProxy: false,
    requestsPerMinute: 1_500,
    checkAnswers: true,
    errorPages: { later: (text) => text, refused: (_title, text) => text },
  });
  await describeApi(http, '0.0.0', {});
  const files = createFiles(storage, engine.db, 2 ** 30);
  const { route } = createRoutes({
    ...{ http, db: engine.db, files, records: {}, versions: {}, checked: true, guard: async () => undefined },
    cache: new ReadCache({ stamp: 'test', now: () => new Date() }),
    openLink: async () => {
      throw new Error('nobody comes with a link');
    },
    now: () => new Date(),
  });
  route(keepPaper, ({ transact, project, body, file }) =>
    transact(async (tx) => {
      if (file) await insertFile(tx, project.projectId, file, { limit: 2 ** 30 });
      failWork?.();
      return { key: file?.key ?? null, name: file?.name ?? null, fields: body };
    }),
  );
  route(readPaper, ({ file: { name, kind, size, bytes } }) => ({
    ...{ name, kind, size },
    first: bytes.toString('latin1', 0, 5),
  }));
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(`http://${http.listeningOrigin.split('//')[1]}`).port);

  const person = { emailVerified: true, firstName: 'Kat', lastName: null, profileImageUrl: null };
  user = await saveUser(engine.db, { ...person, issuer: 'https://i.example', subject: '1', email: null });
  cookie = `${sessionCookie}=${(await startSession(engine.db, user.id, null)).token}`;
  const [project] = await engine.db.insert(projects).values({ userId: user.id, name: 'Huis' }).returning();
  projectId = project?.id ?? 0;
});
afterEach(async () => {
  failWork = undefined;
  await engine.db.delete(fileTable);
  for await (const { key } of storage.list()) await storage.remove(key);
});
afterAll(async () => {
  await http.close();
  await engine.close();
  await rm(folder, { recursive: true });
});

async function post(url: string, form: FormData) {
  const response = await http.inject({ method: 'POST', url, ...(await withCookie(form)) });
  return { status: response.statusCode, body: response.json() };
}

async function withCookie(form: FormData) {
  const { headers, payload } = await encodeForm(form);
  return { headers: { ...headers, cookie }, payload };
}

const papers = () => `/api/projects/${projectId}/papers`;
const sendPaper = (file: File | undefined, body: object = { title: 'Dak' }) =>
  post(papers(), toForm(kept, body, file));
const pdf = fileOf(samplePdf, 'dak.pdf');

async function stored() {
  const kept: string[] = [];
  for await (const { key } of storage.list()) kept.push(key);
  return { kept, rows: await listFileKeys(engine.db), incoming: readdirSync(storage.incoming) };
}
const nothing = { kept: [], rows: [], incoming: [] };

describe('an upload', () => {
  it('is kept under a random key, with its fields read from the form', async () => {
    const body = { title: ' Dak ', notes: null, parts: [{ amount: '1.00' }], contactId: 12 };
    const answer = await sendPaper(pdf, body);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'dak.pdf',
        fields: { title: 'Dak', notes: null, parts: [{ amount: '1.00' }], contactId: 12 },
      },
    });
    const { key } = answer.body;
    expect(await stored()).toEqual({ kept: [key], rows: [key], incoming: [] });
    const content = await storage.read(key);
    expect(Buffer.concat(await (content?.toArray() ?? []))).toEqual(samplePdf);
  });

  it('may be left out where it is not required, in a form or as JSON', async () => {
    expect(await sendPaper(undefined)).toMatchObject({ status: 201, body: { key: null } });
    const untouched = toForm(kept, { title: 'Dak' }, undefined);
    untouched.append('file', new File([], ''));
    expect(await post(papers(), untouched)).toMatchObject({ status: 201, body: { key: null } });
    const asText = toForm(kept, { title: 'Dak', file: 'undefined' }, undefined);
    expect(await post(papers(), asText)).toMatchObject({ status: 201, body: { key: null } });
    const json = await http.inject({
      method: 'POST',
      url: papers(),
      headers: { cookie },
      payload: { title: 'Dak' },
    });
    expect([json.statusCode, json.json().key]).toEqual([201, null]);
  });

  it('keeps its name in any language', async () => {
    const { body } = await sendPaper(fileOf(samplePdf, 'Énergie – 見積書 🧱.pdf'));
    expect(body.name).toBe('Énergie – 見積書 🧱.pdf');
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\dak.pdf', 'dak.pdf'],
    ['dak.pdf.exe', 'dak.pdf.exe.pdf'],
  ])('named %s is shown as %s and never a path', async (given, shown) => {
    const { body } = await sendPaper(fileOf(samplePdf, given));
    expect(body.name).toBe(shown);
    expect((await stored()).kept).toEqual([body.key]);
  });

  it('is refused with 413 when it is too large, and nothing stays', async () => {
    const huge = Buffer.concat([samplePdf, Buffer.alloc(10 * 2 ** 20)]);
    expect(await sendPaper(fileOf(huge, 'groot.pdf'))).toEqual({
      status: 413,
      body: { message: 'Bestand is te groot. Maximum grootte is 10MB' },
    });
    expect(await stored()).toEqual(nothing);
  });

  it('of exactly the largest size is kept', async () => {
    const full = Buffer.concat([samplePdf, Buffer.alloc(10 * 2 ** 20 - samplePdf.length, 0x20)]);
    expect((await sendPaper(fileOf(full, 'vol.pdf'))).status).toBe(201);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0')],
    [
      'a head of a picture before something else',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 1)]),
    ],
    ['a zip', sampleZip],
    ['a kind that this call does not take', sampleDocx],
  ])('is refused with 415 when it is %s, whatever it is called, and nothing stays', async (_, bytes) => {
    expect(await sendPaper(fileOf(bytes, 'dak.pdf', 'application/pdf'))).toEqual({
      status: 415,
      body: {
        message: 'Dit bestandstype wordt niet ondersteund. Kies een bestand van het type PDF, JPG of PNG.',
      },
    });
    expect(await stored()).toEqual(nothing);
  });

  it('that is empty is told so', async () => {
    expect(await sendPaper(fileOf(Buffer.alloc(0), 'leeg.pdf'))).toMatchObject({
      status: 400,
      body: { message: 'Het bestand is leeg. Kies een ander bestand.' },
    });
    expect(await stored()).toEqual(nothing);
  });

  it('does not stay when another field is wrong', async () => {
    expect(await sendPaper(pdf, { title: ' ', contactId: 'x' })).toEqual({
      status: 400,
      body: {
        message: 'Vul een titel in.',
        errors: [
          { path: 'title', message: 'Vul een titel in.' },
          expect.objectContaining({ path: 'contactId' }),
        ],
      },
    });
    expect(await stored()).toEqual(nothing);
  });

  it('does not stay when the transaction fails', async () => {
    failWork = () => {
      throw new Error('the database is away');
    };
    expect((await sendPaper(pdf)).status).toBe(500);
    expect(await stored()).toEqual(nothing);
  });

  it('is not even read for a stranger', async () => {
    const other = await saveUser(engine.db, {
      ...{ issuer: 'https://i.example', subject: '2', email: null, emailVerified: true },
      ...{ firstName: null, lastName: null, profileImageUrl: null },
    });
    const { token } = await startSession(engine.db, other.id, null);
    const form = await encodeForm(toForm(kept, { title: 'Dak' }, pdf));
    const headers = { ...form.headers, cookie: `${sessionCookie}=${token}` };
    const answer = await http.inject({ method: 'POST', url: papers(), headers, payload: form.payload });
    expect(answer.statusCode).toBe(404);
    expect(await stored()).toEqual(nothing);
  });
});

describe('a form', () => {
  const withExtra = (change: (form: FormData) => void) => {
    const form = toForm(kept, { title: 'Dak' }, pdf);
    change(form);
    return post(papers(), form);
  };
  const told = { status: 400, body: { message: expect.stringMatching(/^[A-Z].+\.$/) } };

  it.each<[string, (form: FormData) => void]>([
    ['a file in another field', (form) => form.append('virus', pdf)],
    ['two files', (form) => form.append('file', pdf)],
    ['one field twice', (form) => form.append('title', 'Muur')],
    ['far too many fields', (form) => Array.from({ length: 60 }, (_, n) => form.append(`f${n}`, 'x'))],
    ['a field that reaches for the prototype', (form) => form.append('__proto__', 'x')],
  ])('with %s is refused with a sentence and leaves nothing', async (_, change) => {
    expect(await withExtra(change)).toMatchObject(told);
    expect(await stored()).toEqual(nothing);
  });

  it('with a field without end is refused', async () => {
    expect((await withExtra((form) => form.append('notes', 'x'.repeat(300_000)))).status).toBe(413);
    expect(await stored()).toEqual(nothing);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a body that ends too early',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    ],
    ['a body that is no form', 'multipart/form-data; boundary=b', 'zomaar wat'],
    ['an empty body', 'multipart/form-data; boundary=b', ''],
  ])('with %s is refused with a sentence and leaves nothing', async (_, type, payload) => {
    const headers = { cookie, 'content-type': type };
    const answer = await http.inject({ method: 'POST', url: papers(), headers, payload });
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(told);
    expect(await stored()).toEqual(nothing);
  });
});

describe('a sender who goes away half way', () => {
  it('leaves nothing behind', async () => {
    const { headers, payload } = await withCookie(
      toForm(kept, { title: 'Dak' }, fileOf(Buffer.concat([samplePdf, Buffer.alloc(2 ** 20)]), 'a.pdf')),
    );
    const request = httpRequest({
      port,
      method: 'POST',
      path: papers(),
      headers: { ...headers, 'content-length': payload.length },
    });
    request.on('error', () => undefined);
    request.write(payload.subarray(0, payload.length / 2));
    await expect.poll(() => readdirSync(storage.incoming)).toHaveLength(1);
    request.destroy();
    await expect.poll(() => readdirSync(storage.incoming)).toEqual([]);
    expect(await stored()).toEqual(nothing);
  });

  it('or who sends without end is hung up on', async () => {
    const socket = connect(port, '127.0.0.1');
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    const megabyte = Buffer.alloc(2 ** 20, 0x20);
    let taken = 0;
    const flood = function* () {
      yield `POST ${papers()} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n`;
      yield `${head.length.toString(16)}\r\n${head}\r\n`;
      for (; taken < 100; taken += 1) yield `100000\r\n${megabyte}\r\n`;
    };
    // The pipe waits for the socket: what is taken, the server had room for.
    await expect(pipeline(flood, socket)).rejects.toThrow();
    expect(taken).toBeLessThan(100);
    await expect.poll(stored).toEqual(nothing);
  });
});

describe('a file that is only read', () => {
  const read = (file: File) => post('/api/papers/read', toForm(onlyRead, undefined, file));

  it('is handed over as bytes and kept nowhere', async () => {
    expect(await read(fileOf(samplePdf, 'x/dak.pdf'))).toEqual({
      status: 200,
      body: { name: 'dak.pdf', kind: 'pdf', size: samplePdf.length, first: '%PDF-' },
    });
    expect((await read(fileOf(Buffer.from('naam;prijs\ndak;12,5\n'), 'lijst.csv'))).body.kind).toBe('csv');
    expect(await stored()).toEqual(nothing);
  });

  it('is asked for where it is missing, and bound to the size of the call', async () => {
    const none = await post('/api/papers/read', toForm(onlyRead, undefined, undefined));
    expect(none).toEqual({
      status: 400,
      body: { message: 'Kies een bestand.', errors: [{ path: 'paper', message: 'Kies een bestand.' }] },
    });
    const large = await read(fileOf(Buffer.concat([samplePdf, Buffer.alloc(2 ** 21)]), 'a.pdf'));
    expect(large).toMatchObject({
      status: 413,
      body: { message: 'Bestand is te groot. Maximum grootte is 2MB' },
    });
    expect(await stored()).toEqual(nothing);
  });
});

it('an upload is described as a form with a file', async () => {
  const described = (await http.inject('/api/openapi.json')).json();
  const form =
    described.paths['/api/projects/{projectId}/papers'].post.requestBody.content['multipart/form-data'];
  expect(form.schema.properties).toMatchObject({ title: { type: 'string' }, file: { format: 'binary' } });
  expect(form.schema.required).toEqual(['title']);
});
