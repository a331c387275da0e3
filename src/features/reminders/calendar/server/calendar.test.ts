import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { removeProject } from '#/features/people/projects/contract';
import { listCollaborators, removeCollaborator } from '#/features/people/shared/sharing/contract';
import { endCalendarLink, listCalendarLinks, makeCalendarLink } from '#/features/reminders/calendar/contract';
import { calendarLinks } from '#/features/reminders/calendar/server/tables';
import { createReminder } from '#/features/reminders/shared/deadlines/contract';
import { createTask, updateTask } from '#/features/site/shared/planning/contract';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { projectWithMembers } from '../../../../../tests/support/members';
import { type Client, testUrl, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp({ now: () => new Date('2026-03-10T12:00:00Z') });

async function linkOf(client: Client, projectId: number): Promise<string> {
  const { body } = await client.call(makeCalendarLink, { params: { projectId } });
  expect(body.url).toMatch(new RegExp(`^${testUrl}/api/calendar/[\\w-]{43}\\.ics$`));
  return body.url.slice(testUrl.length);
}

async function read(path: string) {
  const { status, body, headers } = await app().visitor.request('GET', path);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = String(body);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  const name = calendar.getFirstPropertyValue('x-wr-calname');
  return { text, name, events: events.map((each) => new ICAL.Event(each)) };
}

const strange =
  'Vloer, tegels; „mooi” \\ 🏠 en een heel lange titel die over de rand van een regel van vijfenzeventig octetten gaat 🧱🧱🧱';

it('holds tasks and deadlines as another program reads them, with commas, emoji and long lines', async () => {
  const { projectId, owner } = await projectWithMembers(app());
  const params = { projectId };
  await app().db.update(projects).set({ name: 'Kerk, straat 🏡' }).where(eq(projects.id, projectId));
  const { body: task } = await owner.call(createTask, {
    ...{ params, body: { title: strange, startDate: '2026-03-28', endDate: '2026-03-30' } },
  });
  await owner.call(createTask, {
    params,
    body: { title: 'Klaar', startDate: '2026-03-01', status: 'completed' },
  });
  await owner.call(createTask, {
    params,
    body: { title: 'Toch niet', startDate: '2026-03-01', status: 'cancelled' },
  });
  await owner.call(createReminder, { params, body: { title: 'Bel\nde notaris', day: '2026-10-25' } });
  const path = await linkOf(owner, projectId);
  const { text, name, events } = await read(path);
  const told = events.map(({ summary, startDate, endDate, component }) => [
    ...[summary, startDate.toString(), endDate.toString()],
    component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  ]);
  expect(told).toEqual([
    ['Klaar', '2026-03-01', '2026-03-02', []],
    [strange, '2026-03-28', '2026-03-31', ['-PT15H']],
    ['Herinnering: Bel de notaris', '2026-10-25', '2026-10-26', ['-PT15H']],
  ]);
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
  expect(name).toBe('Truweel: Kerk, straat 🏡');

  await owner.call(updateTask, {
    params: { id: task.id },
    body: { title: 'Anders', startDate: '2026-03-29' },
  });
  const again = (await read(path)).events;
  expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  expect(new Set(again.map(({ uid }) => uid)).size).toBe(3);
  expect(again[1]?.summary).toBe('Anders');
});

it('is one’s own: a new link ends the one before, and no link is kept as it is', async () => {
  const { projectId, owner, editor, stranger } = await projectWithMembers(app());
  const first = await linkOf(owner, projectId);
  const ofEditor = await linkOf(editor, projectId);
  const second = await linkOf(owner, projectId);
  expect((await app().visitor.request('GET', first)).status).toBe(404);
  await read(second);
  expect((await owner.call(listCalendarLinks, {})).body).toMatchObject([{ projectId }]);
  const rows = await app().db.select().from(calendarLinks);
  expect(JSON.stringify(rows)).not.toContain(second.slice('/api/calendar/'.length, -4));
  await owner.call(endCalendarLink, { params: { projectId } });
  expect((await app().visitor.request('GET', second)).status).toBe(404);
  expect((await owner.call(listCalendarLinks, {})).body).toEqual([]);
  await read(ofEditor);
  expect((await stranger.call(makeCalendarLink, { params: { projectId } })).status).toBe(404);
  expect((await app().visitor.request('GET', '/api/calendar/x.ics')).status).toBe(404);
});

it('ends at once for who is removed, also when they come back, and with the project', async () => {
  const { projectId, owner, editor } = await projectWithMembers(app());
  const params = { projectId };
  const path = await linkOf(editor, projectId);
  const ofOwner = await linkOf(owner, projectId);
  await read(path);
  const { body: members } = await owner.call(listCollaborators, { params });
  const member = members.find(({ userId }) => userId === editor.user.id);
  await owner.call(removeCollaborator, { params: { projectId, id: member?.id ?? 0 } });
  expect((await app().visitor.request('GET', path)).status).toBe(404);
  await app()
    .db.insert(collaborators)
    .values({ projectId, userId: editor.user.id, email: 'weer@voorbeeld.example', status: 'accepted' });
  expect((await app().visitor.request('GET', path)).status).toBe(404);
  await read(await linkOf(editor, projectId));
  await owner.call(removeProject, { params });
  expect((await app().visitor.request('GET', ofOwner)).status).toBe(404);
});
