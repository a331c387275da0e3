import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#/core/day';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { type DiaryDay, keepDiary, listDiary, listDiaryMarks } from '#/features/site/diary/contract';
import { addPhoto } from '#/features/site/shared/photos/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { addContact } from '../../../../../tests/support/papers';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const day = '2026-03-10';

async function jpeg(): Promise<File> {
  const { default: sharp } = await import('sharp');
  const create = { width: 400, height: 300, channels: 3 as const, background: '#a5624a' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], 'muur.jpg', { type: 'image/jpeg' });
}

async function made() {
  const members = await projectWithMembers(app());
  const params = { projectId: members.projectId };
  type Person = typeof members.owner;
  const read = async (person: Person, query: { from?: string; until?: string }) =>
    (await person.call(listDiary, { params, query })).body;
  const readDay = async (): Promise<DiaryDay> => {
    const [page] = await read(members.owner, { from: day, until: day });
    if (!page) throw new Error('there was no page');
    return page;
  };
  const path = `/api/projects/${members.projectId}/diary`;
  const write = (person: Person, body: object, version?: number) =>
    app().http.inject({
      ...{ method: 'PUT', url: path, payload: body },
      headers: {
        cookie: person.cookie,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
    });
  return { ...members, params, read, readDay, write, path };
}

describe('the diary', () => {
  it('has a page for each day of a period, empty and in version 0 until somebody writes', async () => {
    const { owner, read } = await made();
    const pages = await read(owner, { from: '2026-03-08', until: '2026-03-10' });
    expect(pages.map((page) => page.day)).toEqual(['2026-03-10', '2026-03-09', '2026-03-08']);
    expect(pages[0]).toMatchObject({
      id: null,
      text: null,
      weather: null,
      present: [],
      version: 0,
      facts: [],
    });
    const usual = await read(owner, {});
    expect(usual).toHaveLength(30);
    expect(usual[0]?.day).toBe(dayAt(new Date()));
    expect(await read(owner, { from: addDays(dayAt(new Date()), 3) })).toHaveLength(1);
  });

  it('is written by whoever may add, and says who wrote which line and who changed it last', async () => {
    const { owner, collaborator, stranger, params, write, readDay } = await made();
    const first = await write(
      collaborator,
      { day, text: 'De chape ligt.', weather: 'Regen', present: [] },
      0,
    );
    expect(first.json()).toMatchObject({ day, text: 'De chape ligt.', weather: 'Regen', version: 1 });
    const then = await write(owner, { day, text: 'De chape ligt.\nVloer afgesloten.' }, 1);
    expect(then.json()).toMatchObject({ weather: 'Regen', version: 2 });
    const page = await readDay();
    expect(page.written.map(({ text, by }) => [text, by?.id])).toEqual([
      ['De chape ligt.', collaborator.user.id],
      ['Vloer afgesloten.', owner.user.id],
    ]);
    expect(page.changedBy?.id).toBe(owner.user.id);
    expect((await write(stranger, { day, text: 'x' })).statusCode).toBe(404);
    const marks = (await owner.call(listDiaryMarks, { params })).body;
    expect(marks).toEqual([{ id: page.id, day, text: 'De chape ligt.\nVloer afgesloten.' }]);
  });

  it('lets who may only add write beside the lines of others, and undo only what they did themselves', async () => {
    const { owner, editor, collaborator, params, write, readDay } = await made();
    await write(owner, { day, text: 'Aannemer kwam niet.' });
    for (const text of [null, 'Aannemer kwam wel.', 'Regen.']) {
      const refused = await write(collaborator, { day, text });
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'U kunt alleen uw eigen regels wijzigen. Laat staan wat anderen schreven, en schrijf erbij.',
      ]);
    }
    const undo = async (at: number, by = collaborator) => {
      const { body } = await owner.call(listChanges, { params, query: {} });
      const id = body.filter(({ kind }) => kind === 'diary')[at]?.id ?? 0;
      return (await by.call(undoChange, { params: { id }, query: {}, body: { force: true } })).status;
    };
    expect(await undo(0)).toBe(403);
    const beside = await write(collaborator, { day, text: 'Regen.\nAannemer kwam niet.', weather: 'Nat' });
    expect(beside.statusCode).toBe(200);
    expect((await write(collaborator, { day, text: 'Aannemer kwam niet.' })).statusCode).toBe(200);
    expect(await undo(0)).toBe(200);
    expect((await readDay()).text).toBe('Regen.\nAannemer kwam niet.');
    expect((await write(editor, { day, text: 'Aannemer kwam toch.' })).statusCode).toBe(200);
    expect(await undo(3)).toBe(409);
    expect((await readDay()).text).toBe('Aannemer kwam toch.');
    // Who may change what others wrote may also go back to before it.
    expect(await undo(3, owner)).toBe(200);
    expect((await readDay()).text).toBe('Aannemer kwam niet.');
  });

  it('refuses what was written on another version, with the page as it is and who changed it', async () => {
    const { owner, editor, write, readDay } = await made();
    await write(editor, { day, text: 'Eerst' }, 0);
    for (const version of [0, 7]) {
      const refused = await write(owner, { day, text: 'Anders' }, version);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        current: { day, text: 'Eerst', version: 1 },
        changedBy: { id: editor.user.id },
      });
    }
    // Of a page that isn’t there nobody saw a version.
    const blank = await write(owner, { day: '2026-03-11', text: 'Anders' }, 3);
    expect(blank.statusCode).toBe(409);
    expect(blank.json()).toMatchObject({ current: { text: null, version: 0 }, changedBy: null });
    expect((await write(owner, { day, text: 'Anders' })).statusCode).toBe(200);
    expect((await readDay()).text).toBe('Anders');
  });

  it('lets one of two who write an empty page at once through', async () => {
    const { owner, editor, write } = await made();
    const both = await Promise.all([
      write(owner, { day, text: 'Een' }, 0),
      write(editor, { day, text: 'Twee' }, 0),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('refuses what is no day, no period, too long or somebody else’s contact', async () => {
    const { owner, stranger, write, path } = await made();
    const foreign = await addContact(app(), stranger);
    const bad = [
      { text: 'Zonder dag' },
      { day: '2026-02-30' },
      { day, text: 'x'.repeat(10_001) },
      { day, weather: 'x'.repeat(121) },
      { day, present: 'iedereen' },
      { day, present: [0] },
      { day, present: [foreign] },
    ];
    for (const body of bad) expect((await write(owner, body)).statusCode).toBe(400);
    for (const query of [
      'from=gisteren',
      'from=2026-03-10&until=2026-03-09',
      'from=2024-01-01&until=2026-01-01',
    ]) {
      expect((await owner.request('GET', `${path}?${query}`)).status).toBe(400);
      const paper = path.replace('/diary', '/reports/diary.pdf');
      expect((await owner.request('GET', `${paper}?${query}`)).status).toBe(400);
    }
  });

  it('is made of what the day has: tasks and whom they expect, deliveries, papers and photos', async () => {
    const { owner, params, readDay, write } = await made();
    const contactId = await addContact(app(), owner);
    const needs = [{ what: 'Tegels', weeks: 2, isDone: true, arrivesOn: day }];
    const span = { startDate: '2026-03-09', endDate: '2026-03-12', contactId };
    await owner.call(createTask, { params, body: { title: 'Chape', ...span, needs } });
    await owner.call(createTask, { params, body: { title: 'Weg', ...span, status: 'cancelled' } });
    await owner.call(createInvoice, { params, body: { contactId, amount: '10', invoiceDate: day } });
    const takenAt = '2026-03-09T23:30:00Z';
    const body = { takenAt, caption: 'Net na middernacht' };
    expect((await owner.call(addPhoto, { params, body, file: await jpeg() })).status).toBe(201);
    const page = await readDay();
    expect(page.facts.map(({ kind }) => kind).toSorted()).toEqual(['delivery', 'paper', 'photo', 'task']);
    expect(page.facts.find(({ kind }) => kind === 'photo')).toMatchObject({ title: 'Net na middernacht' });
    expect(page.expected).toEqual([contactId]);
    expect(page.present).toEqual([]);
    expect((await write(owner, { day, present: [contactId] })).json()).toMatchObject({
      present: [contactId],
    });
    expect((await readDay()).contacts.map(({ id }) => id)).toEqual([contactId]);
  });

  it('comes on paper with its pictures, and that paper can be kept with its hash', async () => {
    const { owner, collaborator, stranger, params, write, path } = await made();
    await write(collaborator, { day, text: 'Leidingen liggen.', weather: 'Zon' }, 0);
    const body = { takenAt: '2026-03-10T10:00:00Z', caption: 'Muur met leidingen' };
    await owner.call(addPhoto, { params, body, file: await jpeg() });
    const url = `${path.replace('/diary', '/reports/diary.pdf')}?from=2026-03-01&until=2026-03-31`;
    const paper = await app().http.inject({ url, headers: { cookie: owner.cookie } });
    expect(paper.headers['content-type']).toBe('application/pdf');
    const text = (await readPdfLines(paper.rawPayload)).join(' ');
    expect(text).toMatch(/Leidingen liggen\. \(Cas Medewerker,/);
    expect(text).toMatch(/Laatst gewijzigd door Cas Medewerker op/);
    expect(text).toContain('Muur met leidingen');
    expect(paper.rawPayload.includes('/Subtype /Image')).toBe(true);
    expect((await stranger.request('GET', url)).status).toBe(404);

    const period = { from: '2026-03-01', until: '2026-03-31' };
    const kept = (await collaborator.call(keepDiary, { params, body: period })).body;
    const file = await app().http.inject({ url: kept.filePath, headers: { cookie: owner.cookie } });
    const { createHash } = await import('node:crypto');
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(kept.sha256);
    const documents = (await owner.call(listDocuments, { params })).body;
    expect(documents.find(({ id }) => id === kept.documentId)?.description).toContain(kept.sha256);
  });
});
