import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { listTrash } from '#/features/history/shared/trash/contract';
import { getGuestPage, repairPoint } from '#/features/outside/guests/contract';
import { createGuestLink } from '#/features/outside/shared/links/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import * as calls from '#/features/site/points/contract';
import { addPhoto, listPhotos, removePhoto } from '#/features/site/shared/photos/contract';
import { createRoom, removeRoom } from '#/features/work/shared/rooms/contract';
import { inject } from '../../../../../tests/support/inject';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { fileOf, samplePdf } from '../../../../../tests/support/sample-files';
import { photoOf } from '../../../../../tests/support/sample-photos';
import { type Client, encodeForm, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function openSite() {
  const team = await openTeam(app());
  const { owner, projectId } = team;
  const params = { projectId };
  const contactId = await addContact(app(), owner, {
    company: 'Tegels Peeters',
    email: 'info@peeters.example',
  });
  const note = async (body: object, by: Client = owner) =>
    (await by.call(calls.createPoint, { params, body: { text: 'Tegel gebarsten', ...body } as never })).body;
  const list = async () => (await owner.call(calls.listPoints, { params })).body;
  const say = (point: { id: number }, body: object, by: Client = owner) =>
    by.call(calls.updatePoint, { params: { id: point.id }, body: body as never });
  const photo = async () =>
    (await owner.call(addPhoto, { params, body: {}, file: fileOf(await photoOf(), 'tegel.jpg') })).body.id;
  const steps = async (id: number) => (await owner.call(calls.listPointSteps, { params: { id } })).body;
  return { ...team, params, contactId, note, list, say, photo, steps };
}

async function openLink(kind: 'contractor' | 'architect' = 'contractor') {
  const site = await openSite();
  const { owner, params, contactId } = site;
  const made = await owner.call(createGuestLink, { params, body: { contactId, kind } });
  const token = made.body.url?.split('/').at(-1) ?? '';
  const visitor = app().visitor;
  const read = async () => (await visitor.call(getGuestPage, { params: { token } })).body;
  const repair = (id: number, body: object = {}, file?: File) =>
    visitor.call(repairPoint, { params: { token, id }, body: body as never, file });
  return { ...site, token, visitor, read, repair };
}

describe('a point', () => {
  it('has the next number, and today where no day is said', async () => {
    const { note } = await openSite();
    expect(await note({})).toMatchObject({ number: 1, status: 'open', photoIds: [], pin: null, version: 1 });
    expect(await note({ foundOn: '2026-03-04' })).toMatchObject({ number: 2, foundOn: '2026-03-04' });
  });

  it('keeps its number for ever: not one that was dropped, removed or undone gives it to another', async () => {
    const { note, say, owner, params, list } = await openSite();
    const first = await note({});
    await say(first, { status: 'dropped' });
    const second = await note({});
    await owner.request('DELETE', `/api/points/${second.id}`);
    const third = await note({});
    expect(third.number).toBe(3);
    const { body } = await owner.call(listChanges, { params, query: {} });
    await owner.call(undoChange, { params: { id: body[0]?.id ?? 0 }, query: {}, body: {} });
    expect((await note({})).number).toBe(4);
    const removed = (await owner.call(listTrash, { params })).body.find(
      ({ recordId }) => recordId === second.id,
    );
    await owner.call(undoChange, { params: { id: removed?.changeId ?? 0 }, query: {}, body: {} });
    expect((await list()).map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  it('gives two who note at once two numbers', async () => {
    const { note, owner, editor } = await openSite();
    const made = await Promise.all([owner, editor, owner, editor].map((by) => note({}, by)));
    expect(made.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('is of who does the quote where nobody is named, also where that is said later', async () => {
    const { note, say, owner, params, contactId } = await openSite();
    const { body } = await owner.call(createQuote, { params, body: { contactId, amount: '1000' } });
    expect(await note({ quoteId: body.id })).toMatchObject({ quoteId: body.id, contactId });
    const later = await note({});
    expect(later.contactId).toBeNull();
    expect((await say(later, { quoteId: body.id, contactId: null })).body.contactId).toBe(contactId);
    expect((await say(later, { contactId: null })).body.contactId).toBeNull();
  });

  it('refuses what is of another project, with a sentence', async () => {
    const { owner, params } = await openSite();
    const other = await openSite();
    const photoId = await other.photo();
    const room = (await other.owner.call(createRoom, { params: other.params, body: { name: 'Bad' } })).body;
    const send = (body: object) =>
      owner.request('POST', `/api/projects/${params.projectId}/points`, { text: 'x', ...body });
    for (const body of [
      { photoIds: [photoId] },
      { roomId: room.id },
      { pin: { planId: 999_999, x: 0.5, y: 0.5 } },
      { quoteId: 999_999 },
      { taskId: 999_999 },
    ])
      expect(await send(body)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/bestaat niet meer/) },
      });
    expect(await send({ contactId: other.contactId })).toMatchObject({ status: 400 });
    for (const body of [{ text: '  ' }, { amount: '-1' }, { dueDate: '2026-02-30' }, { status: 'weg' }])
      expect((await send(body)).status).toBe(400);
    expect((await send({ pin: { planId: 1, x: 1.2, y: 0 } })).status).toBe(400);
  });

  it('is changed by who noted it and by who may change, and by no other', async () => {
    const { note, say, owner, helper, stranger } = await openSite();
    const mine = await note({}, helper);
    const theirs = await note({}, owner);
    expect((await say(mine, { text: 'Anders' }, helper)).status).toBe(200);
    expect((await say(theirs, { text: 'Anders' }, helper)).status).toBe(403);
    expect((await say(theirs, { text: 'Anders' }, stranger)).status).toBe(404);
  });

  it('is not overwritten by who saw an older one', async () => {
    const { note, say, owner, editor } = await openSite();
    const point = await note({});
    await say(point, { text: 'Van Els' }, editor);
    const late = await owner.request(
      ...(['PUT', `/api/points/${point.id}`, { text: 'Van Katrien' }] as const),
      { 'if-match': `"${point.version}"` },
    );
    expect(late).toMatchObject({ status: 409, body: { current: { text: 'Van Els', version: 2 } } });
  });

  it('says why it is not yet in order once somebody repaired it', async () => {
    const { note, say, steps } = await openSite();
    const point = await note({});
    await say(point, { status: 'repaired' });
    expect(await say(point, { status: 'open' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/waarom/) },
    });
    expect((await say(point, { status: 'open', why: 'Nog een barst' })).body).toMatchObject({
      status: 'open',
    });
    expect((await say(point, { status: 'accepted' })).body).toMatchObject({ status: 'accepted' });
    expect(await steps(point.id)).toMatchObject([
      { status: 'open', by: 'Katrien Eigenaar' },
      { status: 'repaired' },
      { status: 'open', text: 'Nog een barst' },
      { status: 'accepted' },
    ]);
  });

  it('shows no photo that is in the trash, and holds on to its room', async () => {
    const { note, owner, params, photo, list } = await openSite();
    const room = (await owner.call(createRoom, { params, body: { name: 'Badkamer' } })).body;
    const photoId = await photo();
    await note({ roomId: room.id, photoIds: [photoId] });
    const shot = (await owner.call(listPhotos, { params, query: {} })).body[0];
    await owner.call(removePhoto, { params: { id: photoId } }, { 'if-match': `"${shot?.version}"` });
    expect(await list()).toMatchObject([{ photoIds: [], roomId: room.id }]);
    const refused = await owner.call(removeRoom, { params: { id: room.id } });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/1 punt/) } });
  });

  it('asks for attention once it was repaired, and by its day', async () => {
    const { note, say, owner, params, contactId } = await openSite();
    const late = await note({ contactId, dueDate: '2026-01-05' });
    const todos = async () => (await owner.call(listTodo, { params, query: {} })).body;
    expect(await todos()).toMatchObject([{ text: expect.stringContaining('Punt herstellen') }]);
    await say(late, { status: 'repaired' });
    expect(await todos()).toMatchObject([
      {
        kind: 'points-repaired',
        text: expect.stringContaining('Tegels Peeters meldt dat dit punt hersteld is'),
      },
    ]);
    await say(late, { status: 'accepted' });
    expect(await todos()).toEqual([]);
  });
});

describe('the page of who has to do it', () => {
  it('lists theirs without amounts, and nothing of anybody else', async () => {
    const { note, owner, contactId, read, photo, token } = await openLink();
    const otherId = await addContact(app(), owner, { company: 'Dakwerken Maes' });
    const photoId = await photo();
    const hidden = await photo();
    await note({ contactId, photoIds: [photoId], amount: '250' });
    await note({ contactId: otherId, text: 'Geheim', photoIds: [hidden] });
    await note({ contactId, text: 'Vervallen punt', status: 'dropped' });
    const page = await read();
    expect(page.points).toMatchObject([{ number: 1, text: 'Tegel gebarsten', photoIds: [photoId] }]);
    expect(JSON.stringify(page)).not.toMatch(/Geheim|250|Vervallen punt/);
    const shot = (id: number) => inject(app().http, { method: 'GET', url: `/guest/${token}/photos/${id}` });
    expect((await shot(photoId)).statusCode).toBe(200);
    expect((await shot(hidden)).statusCode).toBe(404);
  });

  it('sets one to repaired with a photo, which the owner sees in what became of it', async () => {
    const { note, contactId, repair, steps, list, owner, params } = await openLink();
    const point = await note({ contactId });
    const sent = await repair(point.id, { note: 'Nieuwe tegel' }, fileOf(await photoOf(), 'na.jpg'));
    expect(sent).toMatchObject({ status: 200, body: { status: 'repaired', number: 1 } });
    expect(await list()).toMatchObject([{ status: 'repaired' }]);
    expect(await steps(point.id)).toMatchObject([
      {},
      {
        status: 'repaired',
        by: 'Tegels Peeters',
        text: 'Nieuwe tegel',
        photos: [{ id: expect.any(Number) }],
      },
    ]);
    const { body } = await owner.call(listChanges, { params, query: {} });
    expect(JSON.stringify(body)).toContain('Tegels Peeters');
    expect(JSON.stringify(body)).toContain('meldde als hersteld');
    expect(await repair(point.id)).toMatchObject({ status: 409 });
  });

  it('does nothing to a point of another, nor for an architect', async () => {
    const { note, owner, repair } = await openLink();
    const otherId = await addContact(app(), owner, { company: 'Dakwerken Maes' });
    const theirs = await note({ contactId: otherId });
    expect(await repair(theirs.id, {}, fileOf(await photoOf(), 'na.jpg'))).toMatchObject({ status: 404 });
    const architect = await openLink('architect');
    const any = await architect.note({ contactId: architect.contactId });
    expect((await architect.read()).points).toHaveLength(1);
    expect(await architect.repair(any.id)).toMatchObject({ status: 404 });
  });

  it('works by a form without a script, also without a photo, and tells why it was not in order', async () => {
    const { note, say, contactId, token } = await openLink();
    const point = await note({ contactId });
    const url = `/guest/${token}/points/${point.id}`;
    const send = async () => {
      const typed = new FormData();
      typed.set('note', 'Klaar');
      typed.set('file', new File([], ''));
      const form = await encodeForm(typed);
      return inject(app().http, { method: 'POST', url, ...form });
    };
    expect(await send()).toMatchObject({ statusCode: 303 });
    await say(point, { status: 'open', why: 'Voeg ontbreekt' });
    const page = await inject(app().http, { method: 'GET', url: `/guest/${token}` });
    expect(page.body).toContain('Nog niet in orde: Voeg ontbreekt');
    expect(await send()).toMatchObject({ statusCode: 303 });
  });
});

describe('points on paper', () => {
  it('come as a PDF and, for a dispute, as one ZIP with photos and contract', async () => {
    const { note, owner, params, contactId, photo } = await openSite();
    const { body } = await owner.call(createQuote, {
      params,
      body: { contactId, amount: '1000', quoteNumber: 'OF-7' },
      file: fileOf(samplePdf, 'contract.pdf', 'application/pdf'),
    } as never);
    await note({ quoteId: (body as { id: number }).id, photoIds: [await photo()], text: 'Voeg ontbreekt' });
    const get = (url: string) =>
      inject(app().http, { method: 'GET', url, headers: { cookie: owner.cookie } });
    const paper = await get(`/api/projects/${params.projectId}/reports/points.pdf`);
    expect(paper.statusCode).toBe(200);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { rawPayload, statusCode } = await get(`/api/projects/${params.projectId}/points/archive`);
    expect(statusCode).toBe(200);
    const zip = await fromBufferPromise(rawPayload, { lazyEntries: true });
    const names: string[] = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    expect(names.toSorted()).toEqual(['Offertes/contract.pdf', 'Punt 1/tegel.jpg', 'Punten van de werf.pdf']);
    expect((await get(`/api/projects/${params.projectId}/points/archive?status=weg`)).statusCode).toBe(400);
    expect((await get(`/api/projects/${params.projectId}/points/archive?status=accepted`)).statusCode).toBe(
      404,
    );
  });
});
