import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { addDays, day } from '#/core/day';
import { asksAttention } from '#/core/listed-todo';
import { getOverview } from '#/features/front/dashboard/contract';
import { attentionPart } from '#/features/front/dashboard/server/attention';
import { createExample } from '#/features/front/example/contract';
import { updateBudget } from '#/features/money/budget/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { noticeKey } from '#/features/reminders/digest/rules/due';
import { sendDigest } from '#/features/reminders/digest/server/digest-job';
import { createReminder } from '#/features/reminders/shared/deadlines/contract';
import { setTodoAside } from '#/features/reminders/shared/todo/aside-contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { listAllAside } from '#/features/reminders/todo/server/store';
import { todosAside } from '#/features/reminders/todo/server/tables';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import type { Letter } from '#/platform/server/mail/mailer';
import { buildRegistry } from '#/platform/server/registry';
import { jobContext } from '../../../../../tests/support/job-context';
import { projectWithMembers } from '../../../../../tests/support/members';
import { type Client, testUrl, withTestApp } from '../../../../../tests/support/test-app';

const today = day('2026-03-10');
const now = () => new Date(`${today}T12:00:00Z`);
const app = withTestApp({ now });
const { todo, readMoney, letterLines } = buildRegistry(features);

async function keysOf(client: Client, projectId: number): Promise<string[]> {
  const { status, body } = await client.call(listTodo, { params: { projectId }, query: {} });
  expect(status).toBe(200);
  return body.map(({ key }) => key);
}

const put = (client: Client, projectId: number, body: unknown) =>
  client.call(setTodoAside, { params: { projectId }, body: body as never });

async function withReminders() {
  const people = await projectWithMembers(app());
  const params = { projectId: people.projectId };
  const keys: string[] = [];
  for (const [title, at] of [
    ['Bel de notaris', today],
    ['Ketel', addDays(today, 5)],
    ['Schilder', addDays(today, 90)],
  ] as const) {
    const { body } = await people.owner.call(createReminder, { params, body: { title, day: at } });
    keys.push(`reminder ${body.id}`);
  }
  return { ...people, keys };
}

/** What the morning letter says of these to somebody. */
async function letterTo(client: Client, projectId: number, keys: readonly string[]): Promise<string> {
  const sent: Letter[] = [];
  const deliver = async (letter: Letter) => {
    sent.push(letter);
    return 'sent' as const;
  };
  const { db } = app();
  const all = await todo.list({ db, readMoney, projectId, today });
  const notices = all.flatMap(({ key, dueDate }) =>
    dueDate && keys.includes(key) ? [noticeKey({ key, day: dueDate })] : [],
  );
  const handle = sendDigest({
    db,
    todo,
    readMoney,
    letterLines,
    mailer: { deliver },
    publicUrl: testUrl,
    now,
  });
  const key = '00000000-0000-4000-8000-000000000001';
  await handle({ userId: client.user.id, projectId, key, notices }, jobContext);
  return sent.map(({ text }) => text.replaceAll('\u200b', '')).join();
}

it('is one list with its weights, the most pressing first', async () => {
  const { projectId, owner, keys } = await withReminders();
  const { body } = await owner.call(listTodo, { params: { projectId }, query: {} });
  expect(body[0]).toEqual({
    key: keys[0],
    kind: 'reminder',
    weight: 'now',
    title: 'Bel de notaris',
    text: 'Herinnering: vandaag',
    href: '/termijnen',
    dueDate: today,
    amount: null,
    act: { label: 'Termijnen openen', href: '/termijnen' },
  });
  expect(body.map(({ key, weight }) => [key, weight])).toEqual([
    [keys[0], 'now'],
    [keys[1], 'soon'],
    [keys[2], 'later'],
  ]);
});

it('is set aside for oneself alone, through a day, and comes back', async () => {
  const { projectId, owner, editor, collaborator, keys } = await withReminders();
  const [first = '', second = '', third = ''] = keys;
  const revision = async () =>
    (await app().db.select().from(projects).where(eq(projects.id, projectId)))[0]?.revision;
  const before = await revision();
  expect((await put(collaborator, projectId, { key: first, until: today })).status).toBe(204);
  expect(await keysOf(collaborator, projectId)).toEqual([second, third]);
  for (const other of [owner, editor]) expect(await keysOf(other, projectId)).toEqual(keys);
  const { body: all } = await collaborator.call(listTodo, {
    params: { projectId },
    query: { withAside: 'true' },
  });
  expect(all.map(({ key, until }) => [key, until])).toEqual([
    [first, today],
    [second, undefined],
    [third, undefined],
  ]);

  for (const until of [addDays(today, -1), null]) {
    await put(collaborator, projectId, { key: first, until: addDays(today, 30) });
    expect(await keysOf(collaborator, projectId)).toEqual([second, third]);
    expect((await put(collaborator, projectId, { key: first, until })).status).toBe(204);
    expect(await keysOf(collaborator, projectId)).toEqual(keys);
  }
  // A day that has passed meanwhile.
  await put(collaborator, projectId, { key: first, until: today });
  await app()
    .db.update(todosAside)
    .set({ until: addDays(today, -1) });
  expect(await keysOf(collaborator, projectId)).toEqual(keys);

  expect(await revision()).toBe(before);
  expect(await app().db.$count(changes, eq(changes.tableName, 'todos_aside'))).toBe(0);
});

it('is nobody’s who is not in the project, and takes no nonsense', async () => {
  const { projectId, owner, invited, stranger } = await projectWithMembers(app());
  for (const other of [invited, stranger]) {
    expect((await other.call(listTodo, { params: { projectId }, query: {} })).status).toBe(404);
    expect((await put(other, projectId, { key: 'budget', until: today })).status).toBe(404);
  }
  for (const [path, body] of [
    ['key', { until: today }],
    ['key', { key: '', until: today }],
    ['key', { key: 7, until: today }],
    ['key', { key: 'x'.repeat(501), until: today }],
    ['until', { key: 'budget' }],
    ['until', { key: 'budget', until: 'morgen' }],
    ['until', { key: 'budget', until: '2026-02-30' }],
    ['until', { key: 'budget', until: 7 }],
  ] as const) {
    expect(await put(owner, projectId, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  }
  expect((await put(owner, projectId, { key: 'a\u0000b', until: today })).status).toBe(400);
  expect((await put(owner, projectId, { key: 'wat niet bestaat', until: today })).status).toBe(204);
  expect(await keysOf(owner, projectId)).toEqual([]);
});

it('is set aside some hundreds of times, and no more', async () => {
  const { projectId, owner } = await projectWithMembers(app());
  await app()
    .db.insert(todosAside)
    .values(
      Array.from({ length: 500 }, (_, at) => ({
        userId: owner.user.id,
        asideOf: projectId,
        key: `x ${at}`,
        until: today,
      })),
    );
  expect(await put(owner, projectId, { key: 'nog een', until: today })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('500') },
  });
  expect((await put(owner, projectId, { key: 'x 0', until: addDays(today, 3) })).status).toBe(204);
  await app()
    .db.update(todosAside)
    .set({ until: addDays(today, -1) })
    .where(and(eq(todosAside.userId, owner.user.id), eq(todosAside.key, 'x 7')));
  expect((await put(owner, projectId, { key: 'nog een', until: today })).status).toBe(204);
});

it('says the same words and the same number on the dashboard, in the list of deadlines and in letters', async () => {
  const owner = await app().signIn();
  const { body: project } = await owner.call(createExample, {});
  const params = { projectId: project.id };
  // Of an example nobody gets a letter.
  await app()
    .db.update(projects)
    .set({ isExample: false, updatedAt: sql`now()` })
    .where(eq(projects.id, project.id));
  const { body: all } = await owner.call(listTodo, { params, query: {} });
  const { body: overview } = await owner.call(getOverview, { params });
  const wordsOf = (list: readonly { key: string; title: string; text: string }[]) =>
    list.map(({ key, title, text }) => [key, title, text]);
  const asking = all.filter(asksAttention);
  expect(wordsOf(attentionPart.parse(overview).attention)).toEqual(wordsOf(asking));
  expect(new Set(all.map(({ weight }) => weight))).toEqual(new Set(['now', 'soon', 'later']));
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);

  const coming = all.filter(({ dueDate }) => dueDate !== null && dueDate >= today);
  expect(coming.length).toBeGreaterThan(3);
  const text = await letterTo(
    owner,
    project.id,
    coming.map(({ key }) => key),
  );
  for (const { title, text: words } of coming.slice(0, 30)) {
    expect(text).toContain(`${title.slice(0, 59)}`);
    expect(text).toContain(words);
  }
  expect(text).toContain(`Wat vraagt aandacht: ${asking.length} dingen op uw dashboard`);

  const [first] = coming;
  await put(owner, project.id, { key: first?.key, until: today });
  const after = await letterTo(
    owner,
    project.id,
    coming.map(({ key }) => key),
  );
  const left = all.filter((each) => asksAttention(each) && each.key !== first?.key).length;
  expect(after).toContain(`Wat vraagt aandacht: ${left} dingen op uw dashboard`);
  expect(await letterTo(owner, project.id, [first?.key ?? ''])).toBe('');
});

it('has the doubts of the ledger in it, so that nothing to do means that there is no doubt either', async () => {
  const { projectId, owner } = await projectWithMembers(app());
  const params = { projectId };
  expect(await keysOf(owner, projectId)).toEqual([]);
  const [contact] = await app()
    .db.insert(contacts)
    .values({ userId: owner.user.id, name: 'Jan Dak' })
    .returning();
  await owner.call(updateBudget, { params, body: { renovationBudget: '100.00' } });
  await app()
    .db.insert(quotes)
    .values({ projectId, contactId: contact?.id ?? 0, amount: '150.00', status: 'accepted' });
  const { body } = await owner.call(listTodo, { params, query: {} });
  expect(body).toMatchObject([
    { key: 'verdict', weight: 'now', amount: '50.00', act: { label: 'Budget bekijken', href: '/budget' } },
    { key: 'duties questions', weight: 'later' },
  ]);
});

it('is taken along by who asks for their data, and goes with who leaves and with the project', async () => {
  const { projectId, owner, collaborator, keys } = await withReminders();
  for (const member of [owner, collaborator]) await put(member, projectId, { key: keys[0], until: today });
  expect(await listAllAside(app().db, owner.user.id)).toMatchObject([
    { projectId, key: keys[0], until: today },
  ]);
  const count = () => app().db.$count(todosAside, eq(todosAside.asideOf, projectId));
  await app().db.delete(users).where(eq(users.id, collaborator.user.id));
  expect(await count()).toBe(1);
  await app().db.delete(projects).where(eq(projects.id, projectId));
  expect(await count()).toBe(0);
});
