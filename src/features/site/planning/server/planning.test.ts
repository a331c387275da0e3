import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createProject } from '#/features/people/projects/contract';
import * as calls from '#/features/site/shared/planning/contract';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { projectWithMembers } from '../../../../../tests/support/members';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function addContact({ user }: Client, name = 'Jan Dak'): Promise<number> {
  const [row] = await app()
    .db.insert(contacts)
    .values({ userId: user.id, name, company: 'Dakwerken BV' })
    .returning({ id: contacts.id });
  if (!row) throw new Error('no contact');
  return row.id;
}

describe('the planning', () => {
  it('begins empty and lists tasks by start, those without a date last', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const params = { projectId };
    expect((await owner.call(calls.listTasks, { params })).body).toEqual([]);
    for (const [title, startDate] of [
      ['ooit', null],
      ['later', '2026-05-01'],
      ['eerst', '2026-04-01'],
    ] as const) {
      await owner.call(calls.createTask, { params, body: { title, startDate } });
    }
    const { body } = await owner.call(calls.listTasks, { params });
    expect(body.map(({ title }) => title)).toEqual(['eerst', 'later', 'ooit']);
  });

  it('keeps what a change leaves out, and its days in order', async () => {
    const { owner, projectId } = await projectWithMembers(app());
    const days = { startDate: '2026-12-01', endDate: '2026-12-05' };
    const made = await owner.request('POST', `/api/projects/${projectId}/planning`, {
      title: 'Dak',
      ...days,
    });
    const url = `/api/planning/${(made.body as { id: number }).id}`;
    const changed = await owner.request('PUT', url, { notes: 'Ladder' });
    expect(changed).toMatchObject({ status: 200, body: { title: 'Dak', ...days, notes: 'Ladder' } });
    const message = 'De einddatum kan niet vóór de startdatum liggen.';
    const refused = await owner.request('PUT', url, { startDate: '2026-12-06' });
    expect(refused).toMatchObject({ status: 400, body: { message, errors: [{ path: 'endDate', message }] } });
  });

  it('lets a milestone end on the day on which it begins, also when it moves or becomes one', async () => {
    const { owner, projectId } = await projectWithMembers(app());
    const body = { title: 'Oplevering', startDate: '2026-12-05', endDate: '2026-12-20', isMilestone: true };
    const made = await owner.call(calls.createTask, { params: { projectId }, body });
    expect(made.body).toMatchObject({ isMilestone: true, endDate: '2026-12-05' });
    const params = { id: made.body.id };
    const later = await owner.call(calls.updateTask, { params, body: { startDate: '2026-12-09' } });
    expect(later).toMatchObject({ status: 200, body: { startDate: '2026-12-09', endDate: '2026-12-09' } });
    const work = await owner.call(calls.updateTask, {
      ...{ params, body: { isMilestone: false, endDate: '2026-12-12' } },
    });
    expect(work.body).toMatchObject({ isMilestone: false, endDate: '2026-12-12' });
    const again = await owner.call(calls.updateTask, { params, body: { isMilestone: true } });
    expect(again.body.endDate).toBe('2026-12-09');
  });

  it('reads what was ordered before deliveries had a day', async () => {
    const { owner, projectId } = await projectWithMembers(app());
    const needs = [{ what: 'Tegels', weeks: 4, isDone: true }];
    const made = await owner.call(calls.createTask, { params: { projectId }, body: { title: 'x', needs } });
    await app().db.update(tasks).set({ needs }).where(eq(tasks.id, made.body.id));
    const { body } = await owner.call(calls.listTasks, { params: { projectId } });
    expect(body[0]?.needs).toEqual([{ ...needs[0], arrivesOn: null }]);
  });

  it('keeps a task with its contact, and fills in what was left out', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const contactId = await addContact(owner);
    const bare = await owner.call(calls.createTask, { params: { projectId }, body: { title: '  Dak ' } });
    expect(bare).toMatchObject({
      status: 201,
      body: {
        projectId,
        title: 'Dak',
        description: null,
        startDate: null,
        endDate: null,
        contactId: null,
        contact: null,
        status: 'planned',
        priority: 'medium',
        notes: null,
      },
    });
    const full = {
      title: 'Dak vernieuwen',
      description: 'Pannen en isolatie',
      startDate: '2026-04-01',
      endDate: '2026-04-01',
      contactId,
      status: 'in_progress',
      priority: 'high',
      notes: 'Stelling vragen',
    } as const;
    const changed = await owner.call(calls.updateTask, { params: { id: bare.body.id }, body: full });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...full,
        id: bare.body.id,
        contact: { id: contactId, name: 'Jan Dak', company: 'Dakwerken BV' },
      },
    });
  });

  it('reads blank dates and texts as nothing', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const { body } = await owner.call(calls.createTask, {
      params: { projectId },
      body: { title: 'Dak', description: ' ', startDate: '', endDate: ' ', contactId: null, notes: '' },
    });
    expect(body).toMatchObject({ description: null, startDate: null, endDate: null, notes: null });
  });

  it('ignores the project that a body names', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const other = await owner.call(createProject, { body: { name: 'Ander huis' } });
    const made = await owner.request('POST', `/api/projects/${projectId}/planning`, {
      projectId: other.body.id,
      title: 'Dak',
    });
    expect(made).toMatchObject({ status: 201, body: { projectId } });
    const { id } = made.body as { id: number };
    const changed = await owner.request('PUT', `/api/planning/${id}`, {
      projectId: other.body.id,
      title: 'Dak',
    });
    expect(changed).toMatchObject({ status: 200, body: { projectId } });
  });

  it.each([
    ['no title', {}, 'Vul een titel in voor de taak.'],
    ['a blank title', { title: ' ' }, 'Vul een titel in voor de taak.'],
    ['a title without end', { title: 'x'.repeat(201) }, 'Hoogstens 200 tekens.'],
    [
      'an end before the start',
      { title: 'Dak', startDate: '2026-04-02', endDate: '2026-04-01' },
      'De einddatum kan niet vóór de startdatum liggen.',
    ],
    [
      'a day that does not exist',
      { title: 'Dak', startDate: '2026-02-30' },
      'Dit is geen geldige datum (JJJJ-MM-DD).',
    ],
    ['a day as a number', { title: 'Dak', startDate: 20260401 }, 'Dit is geen geldige datum (JJJJ-MM-DD).'],
    ['an unknown status', { title: 'Dak', status: 'bijna' }, 'Kies een status.'],
    ['an unknown priority', { title: 'Dak', priority: 'brand' }, 'Kies een prioriteit.'],
  ])('refuses %s with a sentence', async (_, body, message) => {
    const { projectId, owner } = await projectWithMembers(app());
    const answer = await owner.request('POST', `/api/projects/${projectId}/planning`, body);
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('takes a contact of one’s own or one that occurs in the project, and no other', async () => {
    const { projectId, owner, editor, stranger } = await projectWithMembers(app());
    const ofOwner = await addContact(owner);
    const ofStranger = await addContact(stranger);
    const plan = (who: Client, contactId: number) =>
      who.call(calls.createTask, { params: { projectId }, body: { title: 'Dak', contactId } });
    const refusal = {
      status: 400,
      body: {
        message: 'Dit contact bestaat niet. Kies een ander contact.',
        errors: [{ path: 'contactId', message: 'Dit contact bestaat niet. Kies een ander contact.' }],
      },
    };
    expect(await plan(owner, ofStranger)).toMatchObject(refusal);
    expect(await plan(owner, 2_147_483_647)).toMatchObject(refusal);
    expect(await plan(editor, ofOwner)).toMatchObject(refusal);
    expect((await plan(owner, ofOwner)).status).toBe(201);
    const byEditor = await plan(editor, ofOwner);
    expect(byEditor.status).toBe(201);
    const changed = await editor.call(calls.updateTask, {
      params: { id: byEditor.body.id },
      body: { title: 'Dak', contactId: ofStranger },
    });
    expect(changed).toMatchObject(refusal);
  });

  it('is changed by owner and editor, and only read by a collaborator', async () => {
    const { projectId, owner, editor, collaborator } = await projectWithMembers(app());
    const params = { projectId };
    const body = { title: 'Dak' };
    const { body: task } = await owner.call(calls.createTask, { params, body });
    const ofTask = { params: { id: task.id } };
    expect((await editor.call(calls.updateTask, { ...ofTask, body })).status).toBe(200);
    expect((await collaborator.call(calls.listTasks, { params })).body).toHaveLength(1);
    expect((await collaborator.call(calls.createTask, { params, body })).status).toBe(403);
    expect((await collaborator.call(calls.updateTask, { ...ofTask, body })).status).toBe(403);
    expect((await collaborator.call(calls.removeTask, ofTask)).status).toBe(403);
    expect((await editor.call(calls.removeTask, ofTask)).status).toBe(204);
    expect((await owner.call(calls.removeTask, ofTask)).status).toBe(404);
  });

  it('is not there for a stranger, nor for who was only invited', async () => {
    const { projectId, owner, invited, stranger } = await projectWithMembers(app());
    const params = { projectId };
    const body = { title: 'Dak' };
    const { body: task } = await owner.call(calls.createTask, { params, body });
    for (const other of [invited, stranger]) {
      expect((await other.call(calls.listTasks, { params })).status).toBe(404);
      expect((await other.call(calls.createTask, { params, body })).status).toBe(404);
      expect((await other.call(calls.updateTask, { params: { id: task.id }, body })).status).toBe(404);
      expect((await other.call(calls.removeTask, { params: { id: task.id } })).status).toBe(404);
    }
  });
});

describe('a plan in which tasks follow each other', () => {
  type Days = { startDate: string; endDate: string };

  async function openPlan() {
    const { owner, collaborator, stranger, projectId } = await projectWithMembers(app());
    const params = { projectId };
    const add = async (title: string, days: Days, dependsOn: { taskId: number; days: number }[] = []) =>
      (await owner.call(calls.createTask, { params, body: { title, ...days, dependsOn } })).body;
    const screed = await add('Chape', { startDate: '2026-12-01', endDate: '2026-12-03' });
    const drying = [{ taskId: screed.id, days: 28 }];
    const floor = await add('Parket', { startDate: '2027-01-01', endDate: '2027-01-05' }, drying);
    const paint = await add('Schilderen', { startDate: '2027-01-06', endDate: '2027-01-08' }, [
      { taskId: floor.id, days: 0 },
    ]);
    const list = async () => (await owner.call(calls.listTasks, { params })).body;
    return { owner, collaborator, stranger, params, screed, floor, paint, list };
  }

  it('moves with what follows in one act, after a look that changes nothing, and back by undoing that', async () => {
    const { owner, params, screed, floor, paint, list } = await openPlan();
    const before = await list();
    const body = { taskId: screed.id, days: 7 };
    const looked = await owner.call(calls.moveTask, { params, body: { ...body, preview: true } });
    expect(looked).toMatchObject({
      status: 200,
      body: {
        moves: [
          { taskId: screed.id, title: 'Chape', from: '2026-12-01', to: '2026-12-08' },
          { taskId: floor.id, from: '2027-01-01', to: '2027-01-08' },
          { taskId: paint.id, from: '2027-01-06', to: '2027-01-13' },
        ],
        end: '2027-01-15',
      },
    });
    expect(await list()).toEqual(before);
    expect((await owner.call(calls.moveTask, { params, body })).body).toEqual(looked.body);
    expect((await list()).map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-12-08', '2026-12-10'],
      ['2027-01-08', '2027-01-12'],
      ['2027-01-13', '2027-01-15'],
    ]);
    const [line] = (await owner.call(listChanges, { params, query: { kind: 'tasks' } })).body;
    await owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    const days = (all: calls.Task[]) => all.map(({ startDate, endDate }) => [startDate, endDate]);
    expect(days(await list())).toEqual(days(before));
  });

  it('refuses a circle by the names of its tasks, and a task that is not there', async () => {
    const { owner, screed, floor, paint } = await openPlan();
    const follow = (id: number, taskId: number) =>
      owner.request('PUT', `/api/planning/${id}`, { dependsOn: [{ taskId, days: 0 }] });
    expect(await follow(screed.id, paint.id)).toMatchObject({
      status: 409,
      body: { message: 'Deze taken zouden op elkaar wachten: Chape → Parket → Schilderen → Chape.' },
    });
    expect((await follow(floor.id, floor.id)).status).toBe(409);
    expect((await follow(floor.id, 2_000_000_000)).status).toBe(400);
    const twice = { dependsOn: [1, 2].map(() => ({ taskId: screed.id, days: 1 })) };
    expect((await owner.request('PUT', `/api/planning/${floor.id}`, twice)).status).toBe(400);
  });

  it('follows no task that is in the trash, and does again when it is back', async () => {
    const { owner, params, screed, floor, list } = await openPlan();
    await owner.call(calls.removeTask, { params: { id: screed.id } });
    const [, ...rest] = [screed, ...(await list())];
    expect(rest.find(({ id }) => id === floor.id)?.dependsOn).toEqual([]);
    await owner.request('PUT', `/api/planning/${floor.id}`, { dependsOn: [], notes: 'Eik' });
    const [line] = (await owner.call(listChanges, { params, query: { record: String(screed.id) } })).body;
    await owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    const again = (await list()).find(({ id }) => id === floor.id);
    expect(again).toMatchObject({ notes: 'Eik', dependsOn: [{ taskId: screed.id, days: 28 }] });
  });

  it('does not come back by undoing what would make a circle of it', async () => {
    const { owner, params, screed, floor, list } = await openPlan();
    const before = await list();
    const undoLast = async (record: number) => {
      const query = { kind: 'tasks', record: String(record) };
      const [line] = (await owner.call(listChanges, { params, query })).body;
      return () => owner.call(undoChange, { params: { id: line?.id ?? 0 }, query: {}, body: {} });
    };
    await owner.request('PUT', `/api/planning/${floor.id}`, { dependsOn: [] });
    const followAgain = await undoLast(floor.id);
    const turned = { dependsOn: [{ taskId: floor.id, days: 0 }] };
    expect((await owner.request('PUT', `/api/planning/${screed.id}`, turned)).status).toBe(200);
    const turnedBack = await undoLast(screed.id);
    expect(await followAgain()).toMatchObject({
      status: 409,
      body: { message: 'Deze taken zouden op elkaar wachten: Chape → Parket → Chape.', canForce: false },
    });
    expect((await turnedBack()).status).toBe(200);
    expect((await followAgain()).status).toBe(200);
    expect((await list()).map(({ dependsOn }) => dependsOn)).toEqual(
      before.map(({ dependsOn }) => dependsOn),
    );
  });

  it('is moved by who may change it, from a day that it has to a day that there is', async () => {
    const { owner, collaborator, stranger, params, screed } = await openPlan();
    const body = { taskId: screed.id, days: 1 };
    expect((await collaborator.call(calls.moveTask, { params, body })).status).toBe(403);
    expect((await stranger.call(calls.moveTask, { params, body })).status).toBe(404);
    expect(
      (await owner.call(calls.moveTask, { params, body: { taskId: 2_000_000_000, days: 1 } })).status,
    ).toBe(404);
    const { body: loose } = await owner.call(calls.createTask, { params, body: { title: 'Ooit' } });
    expect((await owner.call(calls.moveTask, { params, body: { ...body, taskId: loose.id } })).status).toBe(
      400,
    );
    const { body: late } = await owner.call(calls.createTask, {
      params,
      body: { title: 'Later', startDate: '9999-12-01' },
    });
    expect((await owner.call(calls.moveTask, { params, body: { taskId: late.id, days: 60 } })).status).toBe(
      400,
    );
    expect((await owner.call(calls.moveTask, { params, body: { ...body, days: 99_999 } })).status).toBe(400);
  });
});
