import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { emptyTrash, removeProjectForGood } from '#/features/history/shared/trash/contract';
import { createQuote, updateQuote } from '#/features/papers/shared/quotes/contract';
import { createProject, removeProject } from '#/features/people/projects/contract';
import { createContact } from '#/features/work/shared/contacts/contract';
import * as calls from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import { changes } from '#/platform/server/database/schema/changes';
import { files } from '#/platform/server/database/schema/files';
import { jobs } from '#/platform/server/database/schema/jobs';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { listFileKeys } from '#/platform/server/database/stores/file-store';
import {
  fileOf,
  sampleCompound,
  sampleDocx,
  sampleImage,
  samplePdf,
  sampleXlsx,
  sampleZip,
} from '../../../../../tests/support/sample-files';
import { type Client, openTestApp, testUrl, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function ownerWithProject(name = 'Katrien De Smet') {
  const owner = await app().signIn(name);
  const { body } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
  return { owner, projectId: body.id, params: { projectId: body.id } };
}

async function join(projectId: number, role: 'editor' | 'collaborator') {
  const member = await app().signIn(`Mia ${role}`);
  const email = `${member.user.id}@voorbeeld.example`;
  const values = { projectId, userId: member.user.id, email, role, status: 'accepted' as const };
  await app().db.insert(collaborators).values(values);
  return member;
}

let made = 0;
/** Different bytes each time: the same content twice is a subject of its own. */
function newPdf(name = 'akte.pdf') {
  made += 1;
  return fileOf(Buffer.concat([samplePdf, Buffer.from(`% ${made}\n`)]), name);
}

function upload(
  client: Client,
  projectId: number,
  file = newPdf(),
  body: object = { category: 'property_deed' },
) {
  return client.call(calls.uploadDocument, { params: { projectId }, body, file });
}

describe('documents', () => {
  it('are none at first, and then listed newest first', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    expect((await owner.call(calls.listDocuments, { params })).body).toEqual([]);
    await upload(owner, projectId, newPdf('eerste.pdf'));
    const second = await upload(owner, projectId, newPdf('tweede.pdf'), {
      category: 'insurance',
      description: ' polis ',
    });
    expect(second).toMatchObject({
      status: 201,
      body: {
        fileName: 'tweede.pdf',
        filePath: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
        mimeType: 'application/pdf',
        category: 'insurance',
        description: 'polis',
        mayChange: true,
        duplicateOf: null,
      },
    });
    const { body } = await owner.call(calls.listDocuments, { params });
    expect(body.map(({ fileName }) => fileName)).toEqual(['tweede.pdf', 'eerste.pdf']);
  });

  it.each([
    ['akte.pdf', async () => samplePdf, 'application/pdf'],
    ['brief.doc', async () => sampleCompound('WordDocument'), 'application/msword'],
    ['lijst.xls', async () => sampleCompound('Workbook'), 'application/vnd.ms-excel'],
    ['brief.docx', async () => sampleDocx, expect.stringContaining('wordprocessingml')],
    ['lijst.xlsx', async () => sampleXlsx, expect.stringContaining('spreadsheetml')],
    ['foto.jpeg', () => sampleImage('jpeg'), 'image/jpeg'],
    ['foto.png', () => sampleImage('png'), 'image/png'],
    ['foto.gif', () => sampleImage('gif'), 'image/gif'],
    ['foto.webp', () => sampleImage('webp'), 'image/webp'],
  ])('may be %s', async (name, bytes, mimeType) => {
    const { owner, projectId } = await ownerWithProject();
    const answer = await upload(owner, projectId, fileOf(await bytes(), name));
    expect(answer).toMatchObject({ status: 201, body: { fileName: name, mimeType } });
  });

  it('may not be anything else', async () => {
    const { owner, projectId } = await ownerWithProject();
    for (const bytes of [
      sampleZip,
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('a;b\n1;2'),
    ]) {
      expect((await upload(owner, projectId, fileOf(bytes, 'akte.pdf'))).status).toBe(415);
    }
  });

  it.each([{}, { category: '' }])('without a category (%j) come under the others', async (body) => {
    const { owner, projectId } = await ownerWithProject();
    expect((await upload(owner, projectId, newPdf(), body)).body.category).toBe('other');
  });

  it.each([
    [{ category: 'verzonnen' }, 'Kies een categorie uit de lijst.'],
    [{ category: 'other', description: 'x'.repeat(501) }, 'Hoogstens 500 tekens.'],
  ])('with %j are refused with a sentence, and leave nothing', async (body, message) => {
    const { owner, projectId, params } = await ownerWithProject();
    const before = await app().listStored();
    expect(await upload(owner, projectId, newPdf(), body)).toMatchObject({ status: 400, body: { message } });
    expect(await app().listStored()).toEqual(before);
    expect((await owner.call(calls.listDocuments, { params })).body).toEqual([]);
  });

  it('tell when the same content is there already, and keep both until somebody decides', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const elsewhere = await ownerWithProject('Iemand Anders');
    await upload(elsewhere.owner, elsewhere.projectId, fileOf(samplePdf, 'bij een ander.pdf'));
    const first = await upload(owner, projectId, fileOf(samplePdf, 'eerste.pdf'));
    const again = await upload(owner, projectId, fileOf(samplePdf, 'kopie.pdf'));
    const third = await upload(owner, projectId, fileOf(samplePdf, 'nog een.pdf'));
    expect(first.body.duplicateOf).toBeNull();
    expect(again.body.duplicateOf).toEqual({ id: first.body.id, fileName: 'eerste.pdf' });
    expect(third.body.duplicateOf).toEqual({ id: first.body.id, fileName: 'eerste.pdf' });
    await owner.call(calls.removeDocument, { params: { ...params, id: again.body.id } });
    await app().jobs.drain();
    expect((await owner.request('GET', first.body.filePath)).status).toBe(200);
  });

  it('get another category and description afterwards', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const { body } = await upload(owner, projectId);
    const changed = await owner.call(calls.updateDocument, {
      params: { ...params, id: body.id },
      body: { category: 'contracts', description: 'getekend' },
    });
    expect(changed).toMatchObject({ status: 200, body: { category: 'contracts', description: 'getekend' } });
    expect(changed.body.filePath).toBe(body.filePath);
    const url = `/api/projects/${projectId}/documents/${body.id}`;
    expect((await owner.request('PUT', url, {})).body).toMatchObject({ description: 'getekend' });
    const wrong = await owner.request('PUT', url, { category: 'onzin' });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Kies een categorie uit de lijst.' } });
  });

  it('leave with their file when the trash is emptied, after the row is gone', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const { body } = await upload(owner, projectId);
    const key = body.filePath.split('/').at(-1);
    const removed = await owner.call(calls.removeDocument, { params: { ...params, id: body.id } });
    expect(removed.status).toBe(204);
    expect((await owner.request('GET', body.filePath)).status).toBe(404);
    expect(await listFileKeys(app().db)).toContain(key);
    await owner.call(emptyTrash, { params });
    expect(await listFileKeys(app().db)).not.toContain(key);
    expect((await app().listStored()).kept).toContain(key);
    await app().jobs.drain();
    expect((await app().listStored()).kept).not.toContain(key);
    expect((await owner.request('GET', body.filePath)).status).toBe(404);
    expect((await owner.call(calls.removeDocument, { params: { ...params, id: body.id } })).status).toBe(404);
  });

  it('leave with their project when that is gone for good', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const { body } = await upload(owner, projectId);
    const key = body.filePath.split('/').at(-1);
    expect((await owner.call(removeProject, { params })).status).toBe(204);
    expect((await owner.request('GET', body.filePath)).status).toBe(404);
    await owner.call(removeProjectForGood, { params: { id: projectId } });
    await app().jobs.drain();
    expect(await listFileKeys(app().db)).not.toContain(key);
    expect((await app().listStored()).kept).not.toContain(key);
  });
});

describe('who works in a project', () => {
  it('as a collaborator adds documents, and changes only their own', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const mia = await join(projectId, 'collaborator');
    const theirs = (await upload(owner, projectId)).body;
    const own = (await upload(mia, projectId)).body;
    const body = { category: 'other' as const };
    const { body: listed } = await mia.call(calls.listDocuments, { params });
    expect(listed.map(({ id, mayChange }) => [id, mayChange])).toEqual([
      [own.id, true],
      [theirs.id, false],
    ]);
    const at = (id: number) => ({ params: { ...params, id } });
    expect((await mia.call(calls.updateDocument, { ...at(theirs.id), body })).status).toBe(403);
    expect((await mia.call(calls.removeDocument, at(theirs.id))).status).toBe(403);
    expect((await mia.request('GET', theirs.filePath)).status).toBe(200);
    expect((await mia.call(calls.updateDocument, { ...at(own.id), body })).status).toBe(200);
    expect((await mia.call(calls.removeDocument, at(own.id))).status).toBe(204);
  });

  it('as a collaborator moves and removes several at once, and of those only their own; an owner all, as one act', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const mia = await join(projectId, 'collaborator');
    const theirs = (await upload(owner, projectId)).body;
    const own = (await upload(mia, projectId)).body;
    const body = { ids: [own.id, theirs.id, 999_999] };
    const moved = await mia.call(calls.moveDocuments, { params, body: { ...body, category: 'photos' } });
    expect(moved.body).toEqual({ ids: [own.id] });
    const all = await owner.call(calls.removeDocuments, { params, body });
    expect(all.body.ids.toSorted()).toEqual([theirs.id, own.id].toSorted());
    expect((await owner.call(calls.listDocuments, { params })).body).toEqual([]);
    const query = { kind: 'documents', record: String(own.id) };
    const [last] = (await owner.call(listChanges, { params, query })).body;
    await owner.call(undoChange, { params: { id: last?.id ?? 0 }, query: {}, body: {} });
    expect((await owner.call(calls.listDocuments, { params })).body).toHaveLength(2);
    expect((await owner.request('GET', theirs.filePath)).status).toBe(200);
  });

  it('are downloaded several at once in a folder a category; of another project none is in it', async () => {
    const { owner, projectId } = await ownerWithProject();
    const { owner: stranger, projectId: other } = await ownerWithProject('Stef Vreemd');
    const theirs = (await upload(stranger, other)).body.id;
    const ids = [];
    for (const category of ['photos', 'photos', 'contracts']) {
      ids.push((await upload(owner, projectId, newPdf('plan.pdf'), { category })).body.id);
    }
    const address = `/api/projects/${projectId}/documents/archive?ids=`;
    const url = `${address}${[...ids, theirs].join(',')}`;
    const answer = await app().http.inject({ url, headers: { cookie: owner.cookie } });
    expect(answer.headers['content-type']).toBe('application/zip');
    const zip = await fromBufferPromise(answer.rawPayload, { lazyEntries: true });
    const found: string[] = [];
    for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
      found.push(fileName);
      expect(uncompressedSize).toBeGreaterThan(samplePdf.length);
    }
    expect(found).toEqual(["Foto's/plan.pdf", "Foto's/plan (2).pdf", 'Contracten/plan.pdf']);
    expect((await stranger.request('GET', url)).status).toBe(404);
    expect((await owner.request('GET', `${address}${theirs}`)).status).toBe(404);
    for (const wrong of ['', 'x', '1,2;drop', '-1']) {
      expect((await owner.request('GET', address + encodeURIComponent(wrong))).status).toBe(400);
    }
  });

  it('as an editor changes everybody’s', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const mia = await join(projectId, 'editor');
    const { body } = await upload(owner, projectId);
    expect((await mia.call(calls.removeDocument, { params: { ...params, id: body.id } })).status).toBe(204);
  });
});

describe('a stranger', () => {
  it('finds no document, no file and no project', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const { body } = await upload(owner, projectId);
    const { owner: stranger, projectId: other } = await ownerWithProject('Stef Vreemd');
    const at = { params: { ...params, id: body.id } };
    expect((await stranger.call(calls.listDocuments, { params })).status).toBe(404);
    expect((await upload(stranger, projectId)).status).toBe(404);
    expect((await stranger.call(calls.removeDocument, at)).status).toBe(404);
    expect((await stranger.request('GET', body.filePath)).status).toBe(404);
    expect((await app().visitor.request('GET', body.filePath)).status).toBe(401);
    const through = { params: { projectId: other, id: body.id } };
    expect((await stranger.call(calls.removeDocument, through)).status).toBe(404);
    expect((await owner.call(calls.listDocuments, { params })).body).toHaveLength(1);
  });
});

describe('a store that fails', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  it('because its disk is full says so, and leaves neither a row nor a file', async () => {
    const broken = await openTestApp({ storage: (real) => ({ ...real, keep: () => Promise.reject(full) }) });
    const owner = await broken.signIn();
    const { body } = await owner.call(createProject, { body: { name: 'Vol' } });
    expect(await upload(owner, body.id)).toMatchObject({
      status: 503,
      body: {
        message: 'Het bestand is niet bewaard: de opslag van de server is vol. Probeer het later opnieuw.',
      },
    });
    expect(await broken.listStored()).toEqual({ kept: [], incoming: [] });
    expect(await broken.db.select().from(files)).toEqual([]);
    expect(await broken.db.select().from(documents)).toEqual([]);
    await broken.close();
  });

  it('because nothing can be written says so, and leaves neither a row nor a file', async () => {
    const broken = await openTestApp({ storage: (real) => ({ ...real, incoming: '/proc/nergens' }) });
    const owner = await broken.signIn();
    const { body } = await owner.call(createProject, { body: { name: 'Stuk' } });
    expect(await upload(owner, body.id)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('Het bestand is niet bewaard') },
    });
    expect(await broken.db.select().from(files)).toEqual([]);
    expect(await broken.db.select().from(documents)).toEqual([]);
    await broken.close();
  });

  it('while a file is being removed keeps the job until it works', async () => {
    let away = true;
    const flaky = await openTestApp({
      storage: (real) => ({
        ...real,
        remove: (key) => (away ? Promise.reject(new Error('away')) : real.remove(key)),
      }),
    });
    const owner = await flaky.signIn();
    const { body: project } = await owner.call(createProject, { body: { name: 'Weg' } });
    const params = { projectId: project.id };
    const { body } = await upload(owner, project.id);
    await owner.call(calls.removeDocument, { params: { ...params, id: body.id } });
    await owner.call(emptyTrash, { params });
    await flaky.jobs.drain();
    expect((await flaky.listStored()).kept).toHaveLength(1);
    away = false;
    await flaky.db.update(jobs).set({ runAt: new Date(0).toISOString() });
    await flaky.jobs.drain();
    expect((await flaky.listStored()).kept).toEqual([]);
    await flaky.close();
  });

  it('because a file was taken away behind our back says so, and the document can still be removed', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const { body } = await upload(owner, projectId);
    await app().storage.remove(body.filePath.split('/').at(-1) ?? '');
    expect(await owner.request('GET', body.filePath)).toMatchObject({
      status: 404,
      body: { message: 'Dit bestand is niet meer te vinden in de opslag.' },
    });
    expect((await owner.call(calls.removeDocument, { params: { ...params, id: body.id } })).status).toBe(204);
    await app().jobs.drain();
  });
});

describe('the room of a project', () => {
  const sized = (kilobytes: number, name = 'groot.pdf') =>
    fileOf(Buffer.concat([samplePdf, Buffer.alloc(kilobytes * 1024 - samplePdf.length, 32)]), name);
  const full = {
    status: 413,
    body: {
      message: expect.stringMatching(/^Dit project gebruikt [\d,]+ van de 1 MB opslag\. Voor dit/),
    },
  };

  async function smallProject() {
    const small = await openTestApp({ env: { PROJECT_STORAGE_MB: '1' } });
    const owner = await small.signIn();
    const { body: project } = await owner.call(createProject, { body: { name: 'Klein' } });
    return { small, owner, projectId: project.id, params: { projectId: project.id } };
  }

  const inLog = async (owner: Client, params: { projectId: number }) =>
    (await owner.call(calls.getStorage, { params })).body.inLog;

  it('counts what the log holds: a full project takes no file, and every other change', async () => {
    const { small, owner, projectId, params } = await smallProject();
    const text = { description: 'Dak '.repeat(100), category: 'other' as const };
    const { body: document } = await owner.call(calls.uploadDocument, { params, body: text, file: sized(1) });
    const before = await inLog(owner, params);
    expect(before).toBeGreaterThan(800);
    const change = { params: { projectId, id: document.id } };
    const describe = (description: string) =>
      owner.call(calls.updateDocument, { ...change, body: { category: 'other', description } });
    expect((await describe('Goot '.repeat(100))).status).toBe(200);
    const lines = await small.db
      .select({ before: sql<string>`${changes.before}::text`, after: sql<string>`${changes.after}::text` })
      .from(changes)
      .where(eq(changes.projectId, projectId));
    const held = lines.flatMap(({ before, after }) => [before ?? '', after ?? '']).join('');
    expect(await inLog(owner, params)).toBe(Buffer.byteLength(held));
    await small.db
      .update(projects)
      .set({ logBytes: 1024 * 1024 })
      .where(eq(projects.id, projectId));
    expect(await upload(owner, projectId, sized(1))).toMatchObject(full);
    expect((await describe('Regenput')).status).toBe(200);
    expect((await owner.call(calls.removeDocument, change)).status).toBe(204);
    await small.close();
  });

  it('is told, and a file that is more than that is refused and leaves nothing behind', async () => {
    const { small, owner, projectId, params } = await smallProject();
    expect((await upload(owner, projectId, sized(600))).status).toBe(201);
    expect((await owner.call(calls.getStorage, { params })).body).toEqual({
      used: 600 * 1024 + (await inLog(owner, params)),
      inTrash: 0,
      inLog: expect.any(Number),
      limit: 1024 * 1024,
    });
    const before = await small.listStored();
    expect(await upload(owner, projectId, sized(430))).toMatchObject(full);
    expect(await small.listStored()).toEqual(before);
    expect((await upload(owner, projectId, sized(415))).status).toBe(201);
    const { body: other } = await owner.call(createProject, { body: { name: 'Ander' } });
    expect((await upload(owner, other.id, sized(600))).status).toBe(201);
    await small.close();
  });

  it('is not overrun by several at once', async () => {
    const { small, owner, projectId, params } = await smallProject();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((each) => upload(owner, projectId, sized(300, `${each}.pdf`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 413, 413, 413]);
    const { used } = (await owner.call(calls.getStorage, { params })).body;
    expect(used - (await inLog(owner, params))).toBe(900 * 1024);
    expect((await small.listStored()).kept).toHaveLength(3);
    await small.close();
  });

  it('counts the papers of quotes, and the file that another took the place of until the trash is emptied', async () => {
    const { small, owner, projectId, params } = await smallProject();
    const { body: contact } = await owner.call(createContact, { body: { name: 'Maes', type: 'contractor' } });
    const body = { contactId: contact.id, amount: '100.00' };
    const { body: quote } = await owner.call(createQuote, { params, body, file: sized(600) });
    expect(await upload(owner, projectId, sized(600))).toMatchObject(full);
    const change = { params: { id: quote.id }, body };
    expect((await owner.call(updateQuote, { ...change, file: sized(400) })).status).toBe(200);
    expect((await owner.call(calls.getStorage, { params })).body.inTrash).toBe(600 * 1024);
    expect(await owner.call(updateQuote, { ...change, file: sized(500) })).toMatchObject(full);
    await owner.call(emptyTrash, { params });
    expect((await owner.call(updateQuote, { ...change, file: sized(500) })).status).toBe(200);
    await small.close();
  });

  it('is held against what is announced, before anything of it is read', async () => {
    const { small, owner, projectId } = await smallProject();
    await small.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = small.http.server.address() as AddressInfo;
    const request = httpRequest({
      ...{ host: '127.0.0.1', port, method: 'POST', path: `/api/projects/${projectId}/documents` },
      headers: {
        ...{ host: new URL(testUrl).host, cookie: owner.cookie, 'content-length': 5_000_000 },
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    request.flushHeaders();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(await text(answer)).toMatch(/^{"message":"Dit project gebruikt 0 van de 1 MB opslag\./);
    request.destroy();
    await small.close();
  });
});
