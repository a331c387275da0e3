import { buffer } from 'node:stream/consumers';
import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createExample } from '#/features/front/example/contract';
import { listChanges } from '#/features/history/shared/logbook/contract';
import { analyzeQuoteText } from '#/features/papers/shared/checks/contract';
import { createQuote, listQuotes } from '#/features/papers/shared/quotes/contract';
import {
  accountExportPath,
  endOtherSessions,
  endSession,
  listSessions,
  removalWords,
  removeAccount,
} from '#/features/people/account/contract';
import { createProject } from '#/features/people/projects/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import { quoteChecks } from '#/features/reading/check/server/tables';
import { addPhoto } from '#/features/site/shared/photos/contract';
import { createContact } from '#/features/work/shared/contacts/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { listDocuments, uploadDocument } from '#/features/work/shared/documents/contract';
import { changes } from '#/platform/server/database/schema/changes';
import { files } from '#/platform/server/database/schema/files';
import { sessions, users } from '#/platform/server/database/schema/people';
import { collaborators } from '#/platform/server/database/schema/projects';
import { sessionCookie, startSession } from '#/platform/server/identity/sessions';
import { projectWithMembers } from '../../../../../tests/support/members';
import { fileOf, samplePdf } from '../../../../../tests/support/sample-files';
import { cameraPhoto } from '../../../../../tests/support/sample-photos';
import { type Client, testUrl, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function download(person: Client): Promise<Map<string, Buffer>> {
  const url = accountExportPath;
  const response = await app().http.inject({ url, headers: { cookie: person.cookie } });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="Truweel /);
  const zip = await fromBufferPromise(response.rawPayload, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return found;
}

const addDocument = (person: Client, projectId: number, name: string) =>
  person.call(uploadDocument, {
    params: { projectId },
    body: { category: 'other' },
    file: fileOf(Buffer.concat([samplePdf, Buffer.from(name)]), name),
  });

async function addQuote(person: Client, projectId: number, name: string) {
  const { body: contact } = await person.call(createContact, { body: { name, type: 'contractor' } });
  const quote = await person.call(createQuote, {
    params: { projectId },
    body: { contactId: contact.id, amount: '1234.50', description: `Offerte van ${name}` },
  });
  expect(quote.status).toBe(201);
  return contact.id;
}

describe('the download of all one’s data', () => {
  it('holds each own project as a workbook, as JSON and as files under their own names', async () => {
    const owner = await app().signIn();
    const { body: project } = await owner.call(createProject, { body: { name: 'Kerkstraat 12/bus: 3' } });
    await addQuote(owner, project.id, '=1+1');
    await addDocument(owner, project.id, 'plan.pdf');
    await addDocument(owner, project.id, 'Plan.pdf');
    const found = await download(owner);
    const folder = 'projecten/Kerkstraat 12 bus 3/';
    expect([...found.keys()]).toEqual(
      expect.arrayContaining([
        ...['LEESMIJ.txt', 'account.json', 'contacten.json', 'contacten.xlsx'],
        ...[`${folder}overzicht.xlsx`, `${folder}gegevens.json`],
      ]),
    );
    const names = [...found.keys()].filter((path) => path.startsWith(`${folder}bestanden/documenten/`));
    expect(names.map((path) => path.toLowerCase().split('/').at(-1)).sort()).toEqual([
      'plan (2).pdf',
      'plan.pdf',
    ]);
    const bytes = names.map((path) => found.get(path)?.subarray(samplePdf.length).toString());
    expect(bytes.sort()).toEqual(['Plan.pdf', 'plan.pdf']);
    const book = read(found.get(`${folder}overzicht.xlsx`), { cellFormula: true });
    const [quote] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Offertes ?? {});
    expect(quote).toMatchObject({ Contact: '=1+1', Bedrag: 1234.5 });
    const json = JSON.parse(String(found.get(`${folder}gegevens.json`)));
    expect(json).toMatchObject({
      tables: { quotes: [{ amount: '1234.50' }] },
      project: { name: 'Kerkstraat 12/bus: 3' },
    });
  });

  it('holds the photos of the site byte for byte, with where they were taken, and none of their drawings', async () => {
    const owner = await app().signIn();
    const { body: project } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
    const bytes = await cameraPhoto({ at: '2026:07:01 14:30:00', gps: true });
    const params = { projectId: project.id };
    const { body: photo } = await owner.call(addPhoto, { params, body: {}, file: fileOf(bytes, 'muur.jpg') });
    expect((await owner.request('GET', `${photo.filePath}/thumbnail`)).status).toBe(200);
    const found = [...(await download(owner))].filter(([name]) => name.endsWith('.jpg'));
    expect(found.map(([, content]) => content.equals(bytes))).toEqual([true]);
  });

  it('holds the checks one asked for, and they go with the account', async () => {
    const owner = await app().signIn();
    const quoteText = 'Offerte 12 van Dakwerken Maes bv: dakpannen € 1.000 excl. btw';
    expect((await owner.call(analyzeQuoteText, { body: { quoteText } })).status).toBe(200);
    const { controles } = JSON.parse(String((await download(owner)).get('account.json')));
    expect(controles).toMatchObject([{ source: 'regels', createdBy: owner.user.id }]);
    expect((await leave(owner)).status).toBe(204);
    expect(await app().db.select().from(quoteChecks).where(eq(quoteChecks.id, controles[0].id))).toEqual([]);
  });

  it('holds of somebody else’s project only what one added, and nothing of a stranger', async () => {
    const { projectId, owner, collaborator, stranger } = await projectWithMembers(app());
    await addQuote(owner, projectId, 'Geheim van de eigenaar');
    await addDocument(owner, projectId, 'van-de-eigenaar.pdf');
    await addQuote(collaborator, projectId, 'Van de medewerker');
    await addDocument(collaborator, projectId, 'van-de-medewerker.pdf');
    const whole = (found: Map<string, Buffer>) =>
      [...found].map(([name, bytes]) => name + bytes.toString('latin1')).join();
    const theirs = whole(await download(collaborator));
    expect(theirs).toContain('Van de medewerker');
    expect(theirs).toContain('gedeeld/Kerkstraat/bestanden/documenten/van-de-medewerker.pdf');
    expect(theirs).not.toMatch(/eigenaar\.pdf|Geheim/);
    const others = await download(stranger);
    expect(whole(others)).not.toContain('Kerkstraat');
    expect([...others.keys()].filter((name) => name.includes('/'))).toEqual([]);
  });

  it('is for who is signed in, and not without end', async () => {
    expect((await app().visitor.request('GET', accountExportPath)).status).toBe(401);
    const owner = await app().signIn();
    for (let count = 0; count < 12; count += 1) await download(owner);
    expect(await owner.request('GET', accountExportPath)).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^U heeft uw gegevens .+\.$/) },
    });
    const headers = { cookie: owner.cookie, accept: 'text/html', host: new URL(testUrl).host };
    const page = await app().http.inject({ url: accountExportPath, headers });
    expect([page.statusCode, page.body]).toEqual([429, expect.stringContaining('<h1>Even geduld</h1>')]);
  });
});

const leave = (person: Client) => person.call(removeAccount, { body: { confirmation: removalWords } });

describe('removing one’s account', () => {
  it('takes the owned projects and their files along, and ends every session', async () => {
    const owner = await app().signIn();
    const { body: example } = await owner.call(createExample, {});
    await addDocument(owner, example.id, 'plan.pdf');
    const keys = await app().db.select({ key: files.key }).from(files).where(eq(files.projectId, example.id));
    expect(keys.length).toBeGreaterThan(1);
    const answer = await leave(owner);
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(/^session=;/);
    expect((await owner.call(listProjects, {})).status).toBe(401);
    expect(await app().db.select().from(users).where(eq(users.id, owner.user.id))).toEqual([]);
    expect(await app().db.select().from(contacts).where(eq(contacts.userId, owner.user.id))).toEqual([]);
    await app().jobs.drain();
    const { kept } = await app().listStored();
    expect(kept.filter((key) => keys.some((row) => row.key === key))).toEqual([]);
  });

  it('leaves what one added to somebody else’s project, with its contact and its file', async () => {
    const { projectId, owner, collaborator } = await projectWithMembers(app());
    const contactId = await addQuote(collaborator, projectId, 'Dakwerken Maes');
    await addDocument(collaborator, projectId, 'foto.pdf');
    expect((await leave(collaborator)).status).toBe(204);
    const { body: quotes } = await owner.call(listQuotes, { params: { projectId } });
    expect(quotes).toMatchObject([{ amount: '1234.50', contactId }]);
    const [contact] = await app().db.select().from(contacts).where(eq(contacts.id, contactId));
    expect(contact).toMatchObject({ name: 'Dakwerken Maes', userId: owner.user.id });
    const { body: documents } = await owner.call(listDocuments, { params: { projectId } });
    expect((await owner.request('GET', documents[0]?.filePath ?? '')).status).toBe(200);
    const left = await app()
      .db.select()
      .from(collaborators)
      .where(eq(collaborators.userId, collaborator.user.id));
    expect(left).toEqual([]);
  });

  it('takes one’s name and address out of the log of others, and leaves what one did', async () => {
    const { projectId, owner, collaborator } = await projectWithMembers(app());
    await addQuote(collaborator, projectId, 'Dakwerken Maes');
    const { email, firstName } = collaborator.user;
    expect(email).not.toBeNull();
    await leave(collaborator);
    const { body: lines } = await owner.call(listChanges, { params: { projectId }, query: {} });
    expect(lines.find(({ kind }) => kind === 'quotes')).toMatchObject({ action: 'add', by: null });
    const stored = await app().db.select().from(changes).where(eq(changes.projectId, projectId));
    for (const text of [JSON.stringify(lines), JSON.stringify(stored)]) {
      expect(text).not.toContain(email);
      expect(text).not.toContain(firstName);
    }
  });

  it('takes invitations to one’s address along, and leaves everybody else alone', async () => {
    const { projectId, owner, editor, invited } = await projectWithMembers(app());
    expect((await leave(invited)).status).toBe(204);
    const rows = await app().db.select().from(collaborators).where(eq(collaborators.projectId, projectId));
    expect(rows.map(({ email }) => email)).not.toContain(invited.user.email);
    expect((await editor.call(listProjects, {})).body).toHaveLength(1);
    expect((await owner.call(listProjects, {})).body).toHaveLength(1);
  });

  it.each([{}, { confirmation: 'ja' }, { confirmation: 'verwijderen' }])(
    'asks for the words: %j',
    async (body) => {
      const owner = await app().signIn();
      expect((await owner.request('POST', removeAccount.path, body)).status).toBe(400);
      expect((await owner.call(listProjects, {})).status).toBe(200);
    },
  );

  it('lands on a start page that says so', async () => {
    const page = await app().http.inject('/?account=verwijderd');
    expect(page.body).toContain('Uw account en uw gegevens zijn verwijderd.');
    expect((await app().http.inject('/?account=iets-anders')).body).not.toContain('verwijderd');
  });
});

const hourMs = 3_600_000;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

/** The same person on one more device. */
async function onAnotherDevice({ user }: Client, device = {}): Promise<string> {
  const { token } = await startSession(app().db, user.id, null, device);
  return `${sessionCookie}=${token}`;
}

async function ask(cookie: string, method: 'GET' | 'DELETE', url: string) {
  const response = await app().http.inject({ method, url, headers: { cookie, 'user-agent': chrome } });
  return { status: response.statusCode, text: response.body };
}

const setSession = (person: Client, values: Partial<typeof sessions.$inferInsert>) =>
  app().db.update(sessions).set(values).where(eq(sessions.userId, person.user.id));

describe('the devices one is signed in on', () => {
  it('are listed with this one marked, and tell nothing that opens a door', async () => {
    const owner = await app().signIn();
    await onAnotherDevice(owner, { browser: 'Safari', system: 'iPhone' });
    await app().signIn('Iemand Anders');
    const { status, body } = await owner.call(listSessions, {});
    expect(status).toBe(200);
    expect(body.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual(
      expect.arrayContaining([
        [null, null, true],
        ['Safari', 'iPhone', false],
      ]),
    );
    expect(body).toHaveLength(2);
    const rows = await app().db.select().from(sessions).where(eq(sessions.userId, owner.user.id));
    for (const { tokenHash } of rows) expect(JSON.stringify(body)).not.toContain(tokenHash);
  });

  it('leave out a session that no longer opens the door', async () => {
    const owner = await app().signIn();
    await setSession(owner, { expiresAt: new Date(Date.now() - hourMs).toISOString() });
    const here = await onAnotherDevice(owner);
    expect(JSON.parse((await ask(here, 'GET', listSessions.path)).text)).toHaveLength(1);
  });

  it('are named by their browser at a later visit where they were not at the sign-in', async () => {
    const owner = await app().signIn();
    await setSession(owner, { lastSeenAt: new Date(Date.now() - hourMs).toISOString() });
    await ask(owner.cookie, 'GET', listSessions.path);
    const { body } = await owner.call(listSessions, {});
    expect(body).toMatchObject([{ browser: 'Chrome', system: 'Windows' }]);
    expect(Date.now() - Date.parse(body[0]?.lastSeenAt ?? '')).toBeLessThan(hourMs);
  });

  it('can be signed out one by one', async () => {
    const owner = await app().signIn();
    const phone = await onAnotherDevice(owner, { browser: 'Safari', system: 'iPhone' });
    const laptop = await onAnotherDevice(owner, { browser: 'Edge', system: 'Windows' });
    const { body } = await owner.call(listSessions, {});
    const key = body.find(({ system }) => system === 'iPhone')?.key ?? '';
    expect((await owner.call(endSession, { params: { key } })).status).toBe(204);
    expect((await ask(phone, 'GET', '/api/auth/user')).status).toBe(401);
    expect((await ask(laptop, 'GET', '/api/auth/user')).status).toBe(200);
    expect((await owner.call(endSession, { params: { key } })).status).toBe(404);
  });

  it('can be signed out all at once, but for this one', async () => {
    const owner = await app().signIn();
    const stranger = await app().signIn('Stef Vreemd');
    const others = [await onAnotherDevice(owner), await onAnotherDevice(owner)];
    expect((await owner.call(endOtherSessions, { query: {} })).status).toBe(204);
    for (const cookie of others) expect((await ask(cookie, 'GET', '/api/auth/user')).status).toBe(401);
    expect((await owner.call(listSessions, {})).body).toMatchObject([{ isCurrent: true }]);
    expect((await stranger.call(listSessions, {})).status).toBe(200);
  });

  it('are nobody else’s to see or to end', async () => {
    const [owner, stranger] = [await app().signIn(), await app().signIn('Stef Vreemd')];
    const key = (await owner.call(listSessions, {})).body[0]?.key ?? '';
    expect((await stranger.call(endSession, { params: { key } })).status).toBe(404);
    expect((await owner.call(listSessions, {})).status).toBe(200);
    expect((await stranger.request('DELETE', '/api/account/sessions/1')).status).toBe(404);
  });
});

describe('somebody who signed in more than an hour ago', () => {
  const refusal = {
    status: 403,
    body: {
      message: expect.stringMatching(/^U bent langer dan een uur geleden aangemeld\./),
      errors: [{ path: 'session', message: expect.any(String) }],
    },
  };

  it('neither removes the account nor takes the data along', async () => {
    const owner = await app().signIn();
    const ago = (ms: number) => setSession(owner, { confirmedAt: new Date(Date.now() - ms).toISOString() });
    await ago(hourMs + 1_000);
    expect(await leave(owner)).toMatchObject(refusal);
    expect(await owner.request('GET', accountExportPath)).toMatchObject(refusal);
    expect((await owner.call(listProjects, {})).status).toBe(200);
    await ago(hourMs - 60_000);
    await download(owner);
    expect((await leave(owner)).status).toBe(204);
  });

  it('is asked on the page where the download was opened', async () => {
    const owner = await app().signIn();
    await setSession(owner, { confirmedAt: new Date(Date.now() - 2 * hourMs).toISOString() });
    const headers = { cookie: owner.cookie, accept: 'text/html', host: new URL(testUrl).host };
    const page = await app().http.inject({ url: accountExportPath, headers });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/account?bevestigen=downloaden']);
  });
});
