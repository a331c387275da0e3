import { describe, expect, it } from 'vitest';
import { addDays, type Day, dayAt } from '#/core/day';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { listClosings } from '#/features/site/closing/contract';
import { addPhoto } from '#/features/site/shared/photos/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import { createRoom } from '#/features/work/shared/rooms/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const today = dayAt(new Date());

async function picture(colour: string): Promise<File> {
  const { default: sharp } = await import('sharp');
  const create = { width: 40, height: 30, channels: 3 as const, background: colour };
  return new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], 'a.jpg', {
    type: 'image/jpeg',
  });
}

async function made() {
  const members = await projectWithMembers(app());
  const { owner, projectId } = members;
  const params = { projectId };
  const room = async (name: string) => (await owner.call(createRoom, { params, body: { name } })).body.id;
  const roomIds = [await room('Keuken'), await room('Badkamer')];
  const plan = async (startDate: Day, rest: object = {}) =>
    (await owner.call(createTask, { params, body: { title: 'Pleisterwerk', startDate, roomIds, ...rest } }))
      .body;
  const todos = async () =>
    (await owner.call(listTodo, { params, query: {} })).body.filter(({ kind }) => kind === 'closing');
  return { ...members, params, roomIds, plan, todos };
}

describe('before it closes', () => {
  it('asks from five days before for what is missing, and no more once each room was photographed', async () => {
    const { owner, params, roomIds, plan, todos } = await made();
    const task = await plan(addDays(today, 3));
    await plan(addDays(today, 6));
    const [todo, ...others] = await todos();
    expect(others).toEqual([]);
    expect(todo?.text).toMatch(
      /^Pleisterwerk begint \p{L}+: maak nog foto’s van de leidingen in keuken en badkamer$/u,
    );
    expect(todo?.act).toEqual({ label: 'Foto’s maken', href: `/site?dicht=${task.id}` });
    const [colours, phase] = [['#a00', '#0a0'], 'hidden' as const];
    for (const [at, roomId] of roomIds.entries()) {
      const body = { roomId, phase };
      await owner.call(addPhoto, { params, body, file: await picture(colours[at] ?? '#000') });
      expect(await todos()).toHaveLength(at === 0 ? 1 : 0);
    }
  });

  it('counts no other phase, and nothing from before what it comes after began', async () => {
    const { owner, params, roomIds, plan, todos } = await made();
    const pipes = await plan(addDays(today, -2), { title: 'Leidingen', roomIds: [], status: 'in_progress' });
    const [roomId = 0] = roomIds;
    await plan(addDays(today, 1), { roomIds: [roomId], dependsOn: [{ taskId: pipes.id }] });
    const add = async (colour: string, body: object) =>
      owner.call(addPhoto, { params, body: { roomId, ...body }, file: await picture(colour) });
    const on = (days: number) => `${addDays(today, days)}T10:00:00Z`;
    await add('#100', { phase: 'during', takenAt: on(-1) });
    await add('#200', { phase: 'hidden', takenAt: on(-3) });
    expect(await todos()).toHaveLength(1);
    await add('#300', { phase: 'hidden', takenAt: on(-2) });
    expect(await todos()).toEqual([]);
  });

  it('believes who says of a task that something disappears behind it, or nothing', async () => {
    const { plan, todos, owner, params } = await made();
    const shut = await plan(addDays(today, 2), { title: 'Kast dichtmaken', covers: true });
    const open = await plan(addDays(today, 2), { covers: false });
    expect([shut.covers, open.covers, (await plan(addDays(today, 40))).covers]).toEqual([true, false, null]);
    expect((await todos()).map(({ href }) => href)).toEqual([`/site?dicht=${shut.id}`]);
    const all = (await owner.call(listClosings, { params })).body;
    expect(all.map(({ isPressing }) => isPressing)).toEqual([true, false]);
    expect(all[0]?.rooms.map(({ name }) => name)).toEqual(['Keuken', 'Badkamer']);
    const bad = { title: 'x', covers: 'ja' };
    const path = `/api/projects/${params.projectId}/planning`;
    expect((await owner.request('POST', path, bad)).status).toBe(400);
  });

  it('is read by every member and by nobody else', async () => {
    const { params, collaborator, stranger } = await made();
    expect((await collaborator.call(listClosings, { params })).status).toBe(200);
    expect((await stranger.call(listClosings, { params })).status).toBe(404);
  });
});
