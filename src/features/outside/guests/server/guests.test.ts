import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listChanges } from '#/features/history/shared/logbook/contract';
import * as calls from '#/features/outside/guests/contract';
import { listMessages, writeAsGuest, writeMessage } from '#/features/outside/messages/contract';
import { createGuestLink, listGuestLinks } from '#/features/outside/shared/links/contract';
import { linkStates } from '#/features/outside/shared/links/server/tables';
import { createPaperRequest, listPaperRequests } from '#/features/outside/shared/paper-requests/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { listInbox } from '#/features/reading/inbox/contract';
import { listNews } from '#/features/reminders/news/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { writeDiary } from '#/features/site/diary/contract';
import { addPhoto, listPhotos } from '#/features/site/shared/photos/contract';
import { createTask, listTasks } from '#/features/site/shared/planning/contract';
import { linkByteLimit } from '#/platform/server/ports/links';
import { withoutPlace } from '#/platform/server/reading/place/without-place';
import { inject } from '../../../../../tests/support/inject';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { fileOf, sampleImage, samplePdf } from '../../../../../tests/support/sample-files';
import { cameraPhoto } from '../../../../../tests/support/sample-photos';
import { encodeForm, withTestApp } from '../../../../../tests/support/test-app';

// It listens: not the one that the worker shares.
const app = withTestApp({});

const paper = () => fileOf(samplePdf, 'factuur.pdf', 'application/pdf');

async function openPage(more: object = {}) {
  const team = await openTeam(app());
  const { owner, projectId } = team;
  const params = { projectId };
  const contactId = await addContact(app(), owner, { company: 'Dakwerken Maes', email: 'info@maes.example' });
  const otherId = await addContact(app(), owner, { company: 'Tegels Peeters' });
  const plan = async (fields: object) =>
    (await owner.call(createTask, { params, body: fields as never })).body;
  const made = await owner.call(createGuestLink, { params, body: { contactId, ...more } });
  const token = made.body.url?.split('/').at(-1) ?? '';
  const visitor = app().visitor;
  const read = async () => (await visitor.call(calls.getGuestPage, { params: { token } })).body;
  const revoke = async () => {
    const [link] = (await owner.call(listGuestLinks, { params })).body;
    return owner.request('DELETE', `/api/guest-links/${link?.id}`);
  };
  const handIn = (file: File, body: object = {}, headers = {}) =>
    visitor.call(calls.handInPaper, { params: { token }, body, file }, headers);
  return { ...team, params, contactId, otherId, plan, token, visitor, read, revoke, handIn };
}

describe('the page of a contact', () => {
  it('shows what is of this contact, and nothing of anybody else', async () => {
    const { owner, params, contactId, otherId, plan, read } = await openPage();
    await owner.request('PUT', `/api/projects/${params.projectId}/home`, {
      ...{ street: 'Kerkstraat 1', city: 'Gent', postcode: '9000', practical: 'Sleutel bij de buren' },
    });
    await plan({ title: 'Dak leggen', contactId, startDate: '2027-03-01', endDate: '2027-03-05' });
    await plan({ title: 'Badkamer', contactId: otherId });
    const quote = (mine: boolean, quoteNumber: string) =>
      owner.call(createQuote, {
        params,
        body: { contactId: mine ? contactId : otherId, amount: mine ? '1000' : '7777', quoteNumber },
      });
    await quote(true, 'OF-1');
    await quote(false, 'GEHEIM-1');
    const invoice = (mine: boolean) =>
      owner.call(createInvoice, {
        params,
        body: {
          ...{ contactId: mine ? contactId : otherId, amount: mine ? '500' : '8888' },
          invoiceNumber: mine ? 'F-1' : 'GEHEIM-2',
        },
      });
    await invoice(true);
    await invoice(false);
    const page = await read();
    expect(page).toMatchObject({
      project: { place: 'Kerkstraat 1, 9000 Gent', practical: 'Sleutel bij de buren' },
      contact: { name: 'Dakwerken Maes' },
      tasks: [{ title: 'Dak leggen', startDate: '2027-03-01' }],
      quotes: [{ number: 'OF-1', amount: '1000.00' }],
      invoices: [{ number: 'F-1', amount: '500.00', open: '500.00', paidOn: null }],
    });
    expect(JSON.stringify(page)).not.toMatch(/GEHEIM|Badkamer|Peeters|7777|8888/);
  });

  it('shows an architect the work of all, without amounts or names', async () => {
    const { owner, params, contactId, otherId, plan, read, token } = await openPage({ kind: 'architect' });
    await plan({ title: 'Badkamer', contactId: otherId, startDate: '2027-03-01' });
    await owner.call(createQuote, { params, body: { contactId, amount: '1000' } });
    const written = { day: '2027-03-02', text: 'De chape ligt.', present: [otherId] };
    await owner.call(writeDiary, { params, body: written });
    const page = await read();
    expect(page).toMatchObject({ tasks: [{ title: 'Badkamer' }], quotes: [], invoices: [], extras: [] });
    expect(page.diary.map(({ day, text }) => [day, text])).toEqual([['2027-03-02', 'De chape ligt.']]);
    expect(JSON.stringify(page)).not.toMatch(/Peeters|1000/);
    const { body } = await inject(app().http, { method: 'GET', url: `/guest/${token}` });
    expect(body).not.toContain('Dit past');
  });

  it('shows an architect photos without where they were taken', async () => {
    const { owner, params, token } = await openPage({ kind: 'architect' });
    const bytes = await cameraPhoto({ at: '2026:03:04 10:00:00', gps: true });
    const file = fileOf(bytes, 'leiding.jpg', 'image/jpeg');
    const { body: photo } = await owner.call(addPhoto, { params, body: {}, file });
    const shown = await app().http.inject({ url: `/guest/${token}/photos/${photo.id}` });
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(withoutPlace(bytes))).toBe(true);
    expect(shown.rawPayload.equals(bytes)).toBe(false);
  });

  it('works without a script, escapes what people wrote and is small', async () => {
    const { plan, contactId, token, visitor } = await openPage();
    const task = await plan({ title: '<b>Dak</b>', contactId, startDate: '2027-03-01' });
    const url = `/guest/${token}`;
    const page = await inject(app().http, { method: 'GET', url });
    expect(page.body).toContain('&lt;b&gt;Dak&lt;/b&gt;');
    expect(page.body).toContain('Wat ziet u hier en wat niet');
    expect(page.body).not.toContain('<script');
    expect(page.body.length).toBeLessThan(40_000);
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    const form = (path: string, fields: Record<string, string>) =>
      inject(app().http, {
        ...{ method: 'POST', url: `${url}${path}`, payload: new URLSearchParams(fields).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await form(`/tasks/${task.id}`, { answer: 'proposes' })).body).toContain('Vul de dag in');
    expect((await form(`/tasks/${task.id}`, { answer: 'fits' })).statusCode).toBe(303);
    expect((await form('/messages', { text: ' ' })).statusCode).toBe(400);
    expect((await form('/messages', { text: 'Ik kom morgen' })).statusCode).toBe(303);
    const upload = new FormData();
    upload.append('file', paper(), 'factuur.pdf');
    const sent = await inject(app().http, {
      method: 'POST',
      url: `${url}/papers`,
      ...(await encodeForm(upload)),
    });
    expect(sent.statusCode).toBe(303);
    expect((await visitor.request('GET', `${url}?gedaan=papier`)).body).toContain('Het papier is afgegeven.');
  });
});

describe('days that are proposed', () => {
  it('change nothing until the owner takes them, with what shifts', async () => {
    const { owner, params, contactId, plan, token, visitor, read } = await openPage();
    const roof = await plan({ title: 'Dak', contactId, startDate: '2027-03-01', endDate: '2027-03-03' });
    await plan({ title: 'Gyproc', startDate: '2027-03-04', dependsOn: [{ taskId: roof.id, days: 0 }] });
    const body = {
      answer: 'proposes',
      startDate: '2027-03-08',
      endDate: '2027-03-11',
      note: 'Ziek',
    } as const;
    const said = await visitor.call(calls.answerTask, { params: { token, id: roof.id }, body });
    expect([said.status, said.body.status]).toEqual([200, 'open']);
    const days = async () =>
      (await owner.call(listTasks, { params })).body.map(({ title, startDate, endDate }) => [
        ...[title, startDate, endDate],
      ]);
    expect(await days()).toEqual([
      ['Dak', '2027-03-01', '2027-03-03'],
      ['Gyproc', '2027-03-04', null],
    ]);
    expect(JSON.stringify((await owner.call(listTodo, { params, query: {} })).body)).toContain(
      'stelt andere dagen voor',
    );
    const [answer] = (await owner.call(calls.listTaskAnswers, { params })).body;
    const decide = (more: object) =>
      owner.call(calls.decideTaskAnswer, {
        params: { id: answer?.id ?? 0 },
        body: { status: 'taken', ...more },
      });
    expect((await decide({ preview: true })).body.moves).toMatchObject([
      { title: 'Dak', to: '2027-03-08' },
      { title: 'Gyproc', to: '2027-03-12' },
    ]);
    expect(await days()).toContainEqual(['Dak', '2027-03-01', '2027-03-03']);
    expect((await decide({})).status).toBe(200);
    expect(await days()).toEqual([
      ['Dak', '2027-03-08', '2027-03-11'],
      ['Gyproc', '2027-03-12', null],
    ]);
    expect((await decide({})).status).toBe(409);
    expect((await read()).tasks[0]?.answer?.status).toBe('taken');
  });

  it('are refused on another’s task, out of order, and after the link was taken back', async () => {
    const { contactId, otherId, plan, token, visitor, revoke } = await openPage();
    const own = await plan({ title: 'Dak', contactId, startDate: '2027-03-01' });
    const other = await plan({ title: 'Bad', contactId: otherId, startDate: '2027-03-01' });
    const say = async (id: number, body: object) =>
      (await visitor.request('POST', `/api/guest/${token}/tasks/${id}`, body)).status;
    expect(await say(other.id, { answer: 'fits' })).toBe(404);
    expect(await say(999_999, { answer: 'fits' })).toBe(404);
    expect(await say(own.id, { answer: 'proposes' })).toBe(400);
    expect(await say(own.id, { answer: 'proposes', startDate: '2027-03-05', endDate: '2027-03-04' })).toBe(
      400,
    );
    expect(await say(own.id, { answer: 'misschien' })).toBe(400);
    expect(await say(own.id, { answer: 'fits', note: 'x'.repeat(1_001) })).toBe(400);
    await revoke();
    expect(await say(own.id, { answer: 'oops' })).toBe(404);
  });
});

describe('what is handed in', () => {
  it('lands in the letterbox and among the photos, with who it is from, and counts once under its key', async () => {
    const { owner, params, token, visitor, handIn } = await openPage();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [await handIn(paper(), {}, headers), await handIn(paper(), {}, headers)];
    expect([one.status, two.status, two.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
    const photo = fileOf(await sampleImage('jpeg'), 'werf.jpg', 'image/jpeg');
    const shot = await visitor.call(calls.handInPhoto, { params: { token }, body: {}, file: photo });
    expect(shot.status).toBe(201);
    const inbox = (await owner.call(listInbox, { params })).body;
    expect(inbox.map(({ sentBy, file }) => [sentBy, file.name])).toEqual([['Dakwerken Maes', 'factuur.pdf']]);
    const photos = (await owner.call(listPhotos, { params, query: {} })).body;
    expect(photos.map(({ sentBy }) => sentBy)).toEqual(['Dakwerken Maes']);
    const log = JSON.stringify((await owner.call(listChanges, { params, query: {} })).body);
    expect(log).toContain('Dakwerken Maes');
    const [link] = (await owner.call(listGuestLinks, { params })).body;
    expect(link?.deeds.map(({ what }) => what)).toEqual([
      ...['gaf een foto af: werf.jpg', 'gaf een papier af: factuur.pdf'],
    ]);
  });

  it('is marked with the member whose browser it was', async () => {
    const { owner, params, token } = await openPage();
    await owner.call(calls.handInPaper, { params: { token }, body: {}, file: paper() });
    const [entry] = (await owner.call(listInbox, { params })).body;
    expect(entry?.sentBy).toMatch(/^Dakwerken Maes, in een browser waarin .+ was ingelogd$/);
  });

  it('answers what was asked, of this contact only', async () => {
    const { owner, params, contactId, otherId, handIn, read } = await openPage();
    const ask = async (of: number) =>
      (await owner.call(createPaperRequest, { params, body: { contactId: of, what: 'Keuring' } })).body;
    const [own, other] = [await ask(contactId), await ask(otherId)];
    expect((await read()).requests).toMatchObject([{ id: own.id, what: 'Keuring', status: 'asked' }]);
    expect((await handIn(paper(), { requestId: other.id })).status).toBe(404);
    expect((await app().listStored()).incoming).toEqual([]);
    expect((await handIn(paper(), { requestId: own.id })).status).toBe(201);
    const requests = (await owner.call(listPaperRequests, { params })).body;
    expect(requests.map(({ id, status }) => [id, status])).toEqual([
      [other.id, 'asked'],
      [own.id, 'received'],
    ]);
    const update = (body: object) => owner.request('PUT', `/api/paper-requests/${own.id}`, body);
    expect((await update({ documentId: 999_999 })).status).toBe(400);
    expect((await update({ status: 'kwijt' })).status).toBe(400);
    expect((await update({ status: 'in-order' })).status).toBe(200);
    expect((await handIn(paper(), { requestId: own.id })).status).toBe(404);
    expect((await owner.request('DELETE', `/api/paper-requests/${own.id}`)).status).toBe(204);
  });

  it('is refused where it is no paper, too much for one link, or the link ended while it came', async () => {
    const { owner, params, handIn, revoke, token } = await openPage();
    expect((await handIn(fileOf(Buffer.from('hallo'), 'x.exe'))).status).toBe(415);
    const before = (await app().listStored()).kept.length;
    await app()
      .db.update(linkStates)
      .set({ bytes: linkByteLimit - 10 });
    const full = await handIn(paper());
    expect([full.status, full.body]).toMatchObject([413, { message: expect.stringContaining('100 MB') }]);
    await app().db.update(linkStates).set({ bytes: 0 });
    const form = new FormData();
    form.append('file', paper(), 'factuur.pdf');
    const { headers, payload } = await encodeForm(form);
    const slow = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(payload.subarray(0, 100));
        await revoke();
        controller.enqueue(payload.subarray(100));
        controller.close();
      },
    });
    const { http } = app();
    await http.listen({ port: 0, host: '127.0.0.1' });
    const address = http.listeningOrigin;
    const answer = await fetch(`${address}/api/guest/${token}/papers`, {
      ...{ method: 'POST', body: slow, duplex: 'half' },
      headers: { ...headers, host: 'localhost:4999' },
    } as RequestInit);
    expect(answer.status).toBe(404);
    expect((await owner.call(listInbox, { params })).body).toEqual([]);
    expect(await app().listStored()).toMatchObject({ incoming: [], kept: { length: before } });
  });
});

describe('messages', () => {
  it('are one thread for each contact, read by members and written by who may change', async () => {
    const { owner, helper, params, contactId, otherId, token, visitor, read } = await openPage();
    const body = { contactId, text: 'Wanneer komt u?' };
    expect((await owner.call(writeMessage, { params, body })).body).toMatchObject({ isMailed: false });
    expect((await helper.call(writeMessage, { params, body })).status).toBe(403);
    expect(
      (await owner.call(writeMessage, { params, body: { contactId: otherId, text: 'Geheim' } })).status,
    ).toBe(201);
    const write = (text: string) => visitor.call(writeAsGuest, { params: { token }, body: { text } });
    expect((await write('x'.repeat(4_001))).status).toBe(400);
    expect((await write('')).status).toBe(400);
    expect((await write('Morgen')).status).toBe(201);
    const thread = (await helper.call(listMessages, { params, query: { contactId } })).body;
    expect(thread.map(({ text, isOfContact }) => [text, isOfContact])).toEqual([
      ['Wanneer komt u?', false],
      ['Morgen', true],
    ]);
    expect(JSON.stringify((await read()).messages)).not.toContain('Geheim');
    expect(JSON.stringify((await owner.call(listTodo, { params, query: {} })).body)).toContain(
      'Bericht van Dakwerken Maes',
    );
    const told = (await owner.call(listNews, {})).body;
    expect(told.map(({ title, path, step }) => [title, path, step])).toEqual([
      ['Dakwerken Maes voegde bericht ‘Morgen’ toe', `/contacts/${contactId}`, 'Bericht openen'],
    ]);
    // Who did it by a link is not named to who is no owner.
    expect((await helper.call(listNews, {})).body).toEqual([]);
  });

  it('name outside nobody of the house but who invited', async () => {
    const { owner, editor, params, contactId, plan, read } = await openPage();
    await plan({ title: 'Dak leggen', contactId });
    for (const by of [owner, editor])
      expect((await by.call(writeMessage, { params, body: { contactId, text: 'Dag' } })).status).toBe(201);
    const { messages, project } = await read();
    expect(messages.map(({ sentBy }) => sentBy)).toEqual([project.invitedBy, project.name]);
    const inside = (await owner.call(listMessages, { params, query: { contactId } })).body;
    expect(inside.map(({ sentBy }) => sentBy)).toEqual(['Katrien Eigenaar', 'Els Editor']);
  });

  it('tells in the bell of days that were proposed and papers that came, and of nothing that the house did', async () => {
    const { owner, params, contactId, plan, token, visitor, handIn } = await openPage();
    const { id } = await plan({ title: 'Dak leggen', contactId, startDate: '2027-03-01' });
    const body = { answer: 'proposes' as const, startDate: '2027-03-08' };
    expect((await visitor.call(calls.answerTask, { params: { token, id }, body })).status).toBe(200);
    expect((await handIn(paper())).status).toBe(201);
    const told = (await owner.call(listNews, {})).body;
    expect(told.map(({ path }) => path).sort()).toEqual([`/contacts/${contactId}`, '/postvak']);
    for (const { title } of told) expect(title).toMatch(/^Dakwerken Maes /);
    expect(params.projectId).toBe(told[0]?.project?.id);
  });
});
