import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addDays, type Day, dayAt } from '#/core/day';
import {
  answerDutyQuestions,
  type Duties,
  type dutyAnswers,
  listDuties,
  updateDuty,
} from '#/features/duties/duties/contract';
import { getSigning, updateSigning } from '#/features/duties/duties/signing-contract';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { updateHome } from '#/features/work/shared/home/change-contract';
import { getHome } from '#/features/work/shared/home/contract';
import { saveIntake } from '#/features/work/shared/intake/contract';
import { createItem } from '#/features/work/shared/meetstaat/contract';
import { addContact, openTeam, pdfFile, type Team } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const today = dayAt(new Date());

async function read({ owner, projectId }: Team): Promise<Duties> {
  return (await owner.call(listDuties, { params: { projectId } })).body;
}

const questionOf = ({ questions }: Duties, key: string) => questions.find((each) => each.key === key);
const dutyOf = ({ duties }: Duties, key: string) => duties.find((each) => each.key === key);

function answer({ owner, projectId }: Team, body: z.input<typeof dutyAnswers>) {
  return owner.call(answerDutyQuestions, { params: { projectId }, body });
}

async function acceptedQuote(team: Team, fields: Record<string, unknown> = {}): Promise<number> {
  const contactId = await addContact(app(), team.owner, { email: 'koen@dak.example' });
  const body = { contactId, amount: '12100.00', netAmount: '10000.00', status: 'accepted', ...fields };
  const { body: made } = await team.owner.call(createQuote, {
    params: { projectId: team.projectId },
    body: body as never,
  });
  return made.id;
}

async function addDocument({ owner, projectId }: Team, name: string): Promise<number> {
  const body = { category: 'inspection_reports' as const };
  const file = pdfFile(name);
  return (await owner.call(uploadDocument, { params: { projectId }, body, file } as never)).body.id;
}

describe('the questions', () => {
  it('are all asked where nothing is known', async () => {
    const { questions } = await read(await openTeam(app()));
    expect(questions.map(({ key, kind, answer: known, from }) => [key, kind, known, from])).toEqual([
      ['extension', 'yes-no', null, null],
      ['bearingWalls', 'yes-no', null, null],
      ['before2001', 'yes-no', null, null],
      ['permit', 'day', null, null],
      ['architect', 'yes-no', null, null],
      ['contractors', 'number', null, null],
      ['subcontractors', 'yes-no', null, null],
      ['deed', 'day', null, null],
      ['label', 'choice', null, null],
      ['livingArea', 'number', null, null],
      ['residents', 'number', null, null],
    ]);
  });

  it('are filled in from the home, the intake, the meetstaat and the contracts', async () => {
    const team = await openTeam(app());
    const { owner, projectId } = team;
    const params = { projectId };
    await owner.call(updateHome, { params, body: { firstUseYear: 1962, deedDate: '2024-03-15' } });
    const intake = { sessionId: 'een', completed: true, epc: 'F', oppervlakteM2: '145.5' };
    const rest = { typeRenovatie: null, locatie: null, budget: null, bouwjaar: '2010', timing: null };
    await owner.call(saveIntake, { params, body: { ...intake, ...rest } });
    const item = { category: 'Algemeen' as const, unit: 'st' as const, quantity: '1', unitPrice: '0' };
    const description = 'Uitbreken dragende muur tussen keuken en leefruimte';
    await owner.call(createItem, { params, body: { ...item, description } as never });
    await acceptedQuote(team, { description: 'Nieuwe aanbouw achteraan' });
    const found = await read(team);
    const told = ['before2001', 'deed', 'label', 'livingArea', 'bearingWalls', 'extension', 'contractors'];
    expect(told.map((key) => [key, questionOf(found, key)?.answer, questionOf(found, key)?.from])).toEqual([
      ['before2001', true, 'home'],
      ['deed', '2024-03-15', 'home'],
      ['label', 'F', 'intake'],
      ['livingArea', 145.5, 'intake'],
      ['bearingWalls', true, 'meetstaat'],
      ['extension', true, 'contracts'],
      ['contractors', 1, 'contracts'],
    ]);
  });

  it('keep what was said before what was known, and ‘weet ik niet’ as such', async () => {
    const team = await openTeam(app());
    const { owner, projectId } = team;
    await owner.call(updateHome, { params: { projectId }, body: { firstUseYear: 1962 } });
    const { status, body } = await answer(team, { before2001: null, permit: '2025-06-10', extension: false });
    expect(status).toBe(200);
    expect(questionOf(body, 'before2001')).toMatchObject({ answer: null, from: 'answer' });
    expect(questionOf(body, 'permit')).toMatchObject({ answer: '2025-06-10', from: 'answer' });
    expect(questionOf(body, 'extension')).toMatchObject({ answer: false, from: 'answer' });
    expect(dutyOf(body, 'permit-start')?.dueDate).toBe('2027-06-10');
    expect(dutyOf(body, 'asbestos-attest')?.because).toContain('U weet het niet');
    expect(await read(team)).toEqual(body);
  });

  it('keep deed, label and area with the home, and nowhere else', async () => {
    const team = await openTeam(app());
    const params = { projectId: team.projectId };
    await answer(team, { deed: '2023-08-31', label: 'F', livingArea: 512.25 });
    const home = (await team.owner.call(getHome, { params })).body;
    expect(home).toMatchObject({ deedDate: '2023-08-31', epcLabel: 'F', livingArea: '512.25' });
    const known = await read(team);
    expect(questionOf(known, 'deed')).toMatchObject({ answer: '2023-08-31', from: 'home' });
    expect(dutyOf(known, 'renovation-duty')).toMatchObject({ dueDate: '2029-08-31', isSure: true });
    await answer(team, { deed: null });
    expect((await team.owner.call(getHome, { params })).body.deedDate).toBeNull();
    expect(questionOf(await read(team), 'deed')).toMatchObject({ answer: null, from: 'answer' });
    await team.owner.call(updateHome, { params, body: { deedDate: '2024-01-31' } });
    expect(questionOf(await read(team), 'deed')).toMatchObject({ answer: '2024-01-31', from: 'home' });
  });

  it('ask about answers that hardly go together, and refuse none', async () => {
    const team = await openTeam(app());
    const { status, body } = await answer(team, { extension: true, permit: false });
    expect(status).toBe(200);
    expect(questionOf(body, 'permit')?.doubt).toContain('uitbreiding');
    const todos = (await team.owner.call(listTodo, { params: { projectId: team.projectId }, query: {} }))
      .body;
    expect(todos.find(({ key }) => key === 'duties doubt')).toMatchObject({
      href: '/duties',
      weight: 'soon',
    });
  });

  it.each([
    [{ verdieping: true }],
    [{ extension: 'ja' }],
    [{ permit: true }],
    [{ permit: '2025-02-30' }],
    [{ contractors: -1 }],
    [{ contractors: 1.5 }],
    [{ contractors: 1e21 }],
    [{ residents: '2' }],
    [{ deed: false }],
    [{ label: 'G' }],
    [{ livingArea: 9 }],
    [{ livingArea: 'groot' }],
    [[]],
  ])('refuse %j', async (body) => {
    const { owner, projectId } = await openTeam(app());
    const refused = await owner.request('PUT', `/api/projects/${projectId}/duty-answers`, body);
    expect(refused.status).toBe(400);
    expect((refused.body as { message: string }).message).toMatch(/[.]$/);
  });
});

describe('the duties', () => {
  it('each say why, who, how well that is founded and when it was looked at', async () => {
    const { duties } = await read(await openTeam(app()));
    expect(duties.length).toBeGreaterThan(15);
    for (const { because, text, source, grade, checkedOn, reviewBy, state } of duties) {
      expect([because, text, source].every((told) => told.length > 0)).toBe(true);
      expect([grade === '–', checkedOn < reviewBy, state]).toEqual([false, true, 'open']);
    }
  });

  it('hang on the contracts without VAT and on the planning', async () => {
    const team = await openTeam(app());
    await acceptedQuote(team, { amount: '36300.00', netAmount: '30000.00' });
    const task = { title: 'Dak', startDate: '2030-03-01', endDate: '2030-03-05' };
    await team.owner.call(createTask, { params: { projectId: team.projectId }, body: task as never });
    expect(dutyOf(await read(team), 'works-declaration')).toMatchObject({
      ...{ who: 'contractor', dueDate: '2030-02-28', time: 'before-start', grade: 'A', isSure: true },
    });
  });

  it('take a state, a reason, a proof and another day; what is left out stays', async () => {
    const team = await openTeam(app());
    const { owner, projectId } = team;
    const put = (body: Record<string, unknown>) =>
      owner.call(updateDuty, { params: { projectId }, body: { key: 'smoke-detectors', ...body } as never });
    const documentId = await addDocument(team, 'rookmelders.pdf');
    expect(dutyOf(await read(team), 'smoke-detectors')?.found).toEqual({
      ...{ id: documentId, fileName: 'rookmelders.pdf' },
    });
    const { body } = await put({ state: 'done', documentId, reason: 'Drie stuks gehangen' });
    const done = { state: 'done', documentId, reason: 'Drie stuks gehangen', found: null };
    expect(dutyOf(body, 'smoke-detectors')).toMatchObject(done);
    const later = (await put({ state: 'asked', dueDate: '2031-01-15' })).body;
    expect(dutyOf(later, 'smoke-detectors')).toMatchObject({
      ...{ ...done, state: 'asked', dueDate: '2031-01-15', counted: null },
    });
    const back = (await put({ state: 'open', dueDate: null, documentId: null, reason: '' })).body;
    expect(dutyOf(back, 'smoke-detectors')).toMatchObject({
      ...{ state: 'open', dueDate: null, documentId: null, reason: null },
    });
  });

  it('forget another day once what it is counted from has moved: a renewed permit', async () => {
    const team = await openTeam(app());
    await answer(team, { permit: '2025-06-10' });
    const params = { projectId: team.projectId };
    const body = { key: 'permit-start', state: 'open' as const, dueDate: '2029-06-10' as Day };
    const extended = (await team.owner.call(updateDuty, { params, body })).body;
    expect(dutyOf(extended, 'permit-start')?.dueDate).toBe('2029-06-10');
    const renewed = (await answer(team, { permit: '2028-02-29' })).body;
    expect(dutyOf(renewed, 'permit-start')?.dueDate).toBe('2030-02-28');
  });

  it('see by the planning that one began in time', async () => {
    const team = await openTeam(app());
    await answer(team, { permit: addDays(today, -100) });
    const task = { title: 'Ruwbouw', startDate: addDays(today, -10), endDate: today };
    await team.owner.call(createTask, { params: { projectId: team.projectId }, body: task as never });
    const begun = dutyOf(await read(team), 'permit-start');
    expect(begun?.state).toBe('done');
    expect(begun?.reason).toContain('Volgens uw planning');
  });

  it.each([
    [{ key: 'zwembad', state: 'done' }, 400],
    [{ state: 'done' }, 400],
    [{ key: 'insurer' }, 400],
    [{ key: 'insurer', state: 'klaar' }, 400],
    [{ key: 'insurer', state: 'done', dueDate: '2026-13-01' }, 400],
    [{ key: 'insurer', state: 'done', reason: 'x'.repeat(501) }, 400],
    [{ key: 'insurer', state: 'done', documentId: 2_000_000_000 }, 404],
    [{ key: 'insurer', state: 'done', documentId: 0 }, 400],
  ])('refuse %j with %i', async (body, status) => {
    const { owner, projectId } = await openTeam(app());
    const refused = await owner.request('PUT', `/api/projects/${projectId}/duties`, body);
    expect(refused.status).toBe(status);
  });

  it('take no proof of another project, not even of one’s own', async () => {
    const one = await openTeam(app());
    const { body } = await one.owner.request('POST', '/api/projects', { name: 'Andere' });
    const other = { ...one, projectId: (body as { id: number }).id };
    const documentId = await addDocument(other, 'polis.pdf');
    const refused = await one.owner.call(updateDuty, {
      params: { projectId: one.projectId },
      body: { key: 'insurer', state: 'done', documentId },
    });
    expect(refused.status).toBe(404);
  });

  it('tell their days as deadlines while they are open and sure', async () => {
    const team = await openTeam(app());
    const params = { projectId: team.projectId };
    const listed = async () =>
      (await team.owner.call(listTodo, { params, query: {} })).body.filter(({ href }) =>
        href.startsWith('/duties'),
      );
    await answer(team, { permit: addDays(today, -720) });
    const [first] = (await listed()).filter(({ key }) => key.includes('permit-start'));
    expect(first).toMatchObject({ href: '/duties?toon=permit-start', dueDate: expect.any(String) });
    await team.owner.call(updateDuty, { params, body: { key: 'permit-start', state: 'done' } });
    expect((await listed()).filter(({ key }) => key.includes('permit-start'))).toEqual([]);
  });

  it('tell the days of advice only to who answered a question', async () => {
    const team = await openTeam(app());
    const params = { projectId: team.projectId };
    const task = { title: 'Dak', startDate: addDays(today, 20), endDate: addDays(today, 21) };
    await team.owner.call(createTask, { params, body: task as never });
    const insurer = async () =>
      (await team.owner.call(listTodo, { params, query: {} })).body.find(({ key }) => key === 'duty insurer');
    expect(await insurer()).toBeUndefined();
    await answer(team, { architect: true });
    expect(await insurer()).toMatchObject({ dueDate: addDays(today, 19), weight: 'soon' });
  });

  it('are read by a collaborator, changed by who may change, and hidden from a stranger', async () => {
    const { helper, editor, stranger, projectId } = await openTeam(app());
    const params = { projectId };
    const said = { params, body: { architect: true } };
    const state = { params, body: { key: 'insurer', state: 'done' as const } };
    expect((await helper.call(listDuties, { params })).status).toBe(200);
    expect((await helper.call(answerDutyQuestions, said)).status).toBe(403);
    expect((await helper.call(updateDuty, state)).status).toBe(403);
    expect((await editor.call(answerDutyQuestions, said)).status).toBe(200);
    expect((await editor.call(updateDuty, state)).status).toBe(200);
    expect((await stranger.call(listDuties, { params })).status).toBe(404);
    expect((await stranger.call(updateDuty, state)).status).toBe(404);
  });

  it('stand in the log in words, and can be undone', async () => {
    const team = await openTeam(app());
    const params = { projectId: team.projectId };
    await team.owner.call(updateDuty, { params, body: { key: 'insurer', state: 'done' } });
    await team.owner.call(updateDuty, { params, body: { key: 'insurer', state: 'not-applicable' } });
    const { body } = await team.owner.call(listChanges, { params, query: {} });
    const [last] = body;
    expect(last?.title).toContain('‘Niet van toepassing’');
    await team.owner.call(undoChange, { params: { id: last?.id ?? 0 }, query: {}, body: {} });
    expect(dutyOf(await read(team), 'insurer')?.state).toBe('done');
  });
});

describe('where and when a quote was signed', () => {
  it('is asked of an accepted one, and says until when one may possibly withdraw', async () => {
    const team = await openTeam(app());
    const id = await acceptedQuote(team, { quoteNumber: 'OFF-7' });
    const none = { where: null, day: null, withdrawUntil: null, mail: null };
    expect((await team.owner.call(getSigning, { params: { id } })).body).toEqual(none);
    const body = { where: 'home' as const, day: today };
    const { body: signed } = await team.owner.call(updateSigning, { params: { id }, body });
    expect(signed).toMatchObject({ ...body, withdrawUntil: addDays(today, 14) });
    expect(signed.mail).toMatchObject({ to: 'koen@dak.example', body: expect.stringContaining('OFF-7') });
    expect(dutyOf(await read(team), 'withdrawal')?.dueDate).toBe(addDays(today, 14));
    const { body: todos } = await team.owner.call(listTodo, {
      ...{ params: { projectId: team.projectId }, query: {} },
    });
    expect(todos.find(({ key }) => key === `withdrawal ${id}`)).toMatchObject({ href: `/quotes/${id}` });
  });

  it.each(['firm', 'distance'] as const)('has no day where it was %s', async (where) => {
    const team = await openTeam(app());
    const id = await acceptedQuote(team);
    const { body } = await team.owner.call(updateSigning, { params: { id }, body: { where, day: today } });
    expect(body).toEqual({ where, day: today, withdrawUntil: null, mail: null });
  });

  it('is refused of what is not accepted, of a day to come, of another place and for who only reads', async () => {
    const team = await openTeam(app());
    const id = await acceptedQuote(team);
    const open = await acceptedQuote(team, { status: 'pending' });
    const body = { where: 'home', day: today };
    const put = async (client: Team['owner'], quote: number, sent: unknown) =>
      (await client.request('PUT', `/api/quotes/${quote}/signing`, sent)).status;
    expect(await put(team.owner, open, body)).toBe(409);
    expect(await put(team.owner, id, { ...body, day: addDays(today, 1) })).toBe(400);
    expect(await put(team.owner, id, { ...body, where: 'café' })).toBe(400);
    expect(await put(team.owner, id, { where: 'home' })).toBe(400);
    expect(await put(team.helper, id, body)).toBe(403);
    expect(await put(team.stranger, id, body)).toBe(404);
  });
});
