import { describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createProject } from '#/features/people/projects/contract';
import { createTask, listTasks, removeTask, updateTask } from '#/features/site/shared/planning/contract';
import { listDocuments, updateDocument, uploadDocument } from '#/features/work/shared/documents/contract';
import { changeItems, createItem, listItems, updateItem } from '#/features/work/shared/meetstaat/contract';
import * as calls from '#/features/work/shared/rooms/contract';
import { fileOf, samplePdf } from '../../../../../tests/support/sample-files';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function ownerWithProject() {
  const owner = await app().signIn();
  const { body } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
  const params = { projectId: body.id };
  const add = async (name: string, more: object = {}) =>
    (await owner.call(calls.createRoom, { params, body: { name, ...more } })).body;
  const list = async () => (await owner.call(calls.listRooms, { params })).body;
  return { owner, params, add, list };
}

const tiles = {
  category: 'Vloeren',
  description: 'Tegels',
  quantity: '1',
  unit: 'm²',
  unitPrice: '1',
} as const;

async function undoLast(owner: Client, params: { projectId: number }) {
  const { body } = await owner.call(listChanges, { params, query: {} });
  const id = body[0]?.id ?? 0;
  return owner.call(undoChange, { params: { id }, query: {}, body: {} });
}

describe('rooms', () => {
  it('stand in their order, and a name is taken once, whatever its capitals', async () => {
    const { owner, params, add, list } = await ownerWithProject();
    const first = await add('  Keuken ', { storey: 'Gelijkvloers' });
    expect(first).toEqual({ id: first.id, name: 'Keuken', storey: 'Gelijkvloers', position: 1, version: 1 });
    const second = await add('Dak');
    expect(await owner.call(calls.createRoom, { params, body: { name: 'KEUKEN' } })).toMatchObject({
      status: 409,
      body: { message: 'Er is al een ruimte ‘Keuken’.' },
    });
    const changed = await owner.call(calls.updateRoom, {
      params: { id: second.id },
      body: { name: 'dak', position: 0 },
    });
    expect(changed).toMatchObject({ status: 200, body: { name: 'dak', position: 0, version: 2 } });
    expect((await list()).map(({ name }) => name)).toEqual(['dak', 'Keuken']);
  });

  it.each([
    [{ name: ' ' }, 'Vul een naam in voor de ruimte.'],
    [{ name: 'Keuken, gang' }, 'Een ruimte heeft geen komma of puntkomma in haar naam.'],
    [{ name: 'Keuken', storey: 'x'.repeat(41) }, 'Hoogstens 40 tekens.'],
    [{ name: 'Keuken', position: -1 }, 'Vul een plaats in van 0 of meer.'],
  ])('refuse %j', async (body, message) => {
    const { owner, params } = await ownerWithProject();
    expect(await owner.call(calls.createRoom, { params, body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('of another project are not there', async () => {
    const { owner, params, add } = await ownerWithProject();
    const other = await ownerWithProject();
    const foreign = await other.add('Zolder');
    const own = await add('Dak');
    const roomIds = [foreign.id];
    const answers = [
      await owner.call(calls.updateRoom, { params: { id: foreign.id }, body: { name: 'x' } }),
      await owner.call(calls.mergeRoom, { params: { id: own.id }, body: { intoId: foreign.id } }),
      await owner.call(createTask, { params, body: { title: 'Taak', roomIds } }),
      await owner.call(createItem, { params, body: { ...tiles, roomIds } }),
      await owner.call(uploadDocument, {
        params,
        body: { category: 'other', roomId: foreign.id },
        file: fileOf(samplePdf, 'akte.pdf'),
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(
      await owner.call(calls.mergeRoom, { params: { id: own.id }, body: { intoId: own.id } }),
    ).toMatchObject({
      status: 400,
    });
  });
});

describe('what stands in rooms', () => {
  it('is told by their numbers, and a text finds the room or makes it', async () => {
    const { owner, params, add, list } = await ownerWithProject();
    const kitchen = await add('Keuken');
    const { body: task } = await owner.call(createTask, {
      params,
      body: { title: 'Leidingen', room: 'keuken, Badkamer' },
    });
    const bath = (await list()).find(({ name }) => name === 'Badkamer');
    expect(task).toMatchObject({ roomIds: [kitchen.id, bath?.id], room: 'Keuken, Badkamer' });
    const change = (body: object) =>
      owner.call(updateTask, { params: { id: task.id }, body }).then((answer) => answer.body);
    expect(await change({ title: 'Buizen' })).toMatchObject({ room: 'Keuken, Badkamer' });
    expect(await change({ roomIds: [bath?.id], room: 'Zolder' })).toMatchObject({ room: 'Badkamer' });
    expect(await change({ room: 'Keuken, Badkamer' })).toMatchObject({ roomIds: [kitchen.id, bath?.id] });
    expect(await change({ room: null })).toMatchObject({ roomIds: [], room: null });
    expect(await list()).toHaveLength(2);
  });

  it('are items and documents too, by their own calls and by the sheet', async () => {
    const { owner, params, add } = await ownerWithProject();
    const { id: roomId } = await add('Keuken');
    const { body: item } = await owner.call(createItem, { params, body: tiles });
    expect(item.roomIds).toEqual([]);
    const set = await owner.call(updateItem, {
      params: { id: item.id },
      body: { roomIds: [roomId, roomId] },
    });
    expect(set.body.roomIds).toEqual([roomId]);
    const update = [
      { id: item.id, version: set.body.version, changes: { roomIds: [], vatRate: 21 as const } },
    ];
    const batch = await owner.call(changeItems, { params, body: { update } });
    expect(batch.body.items[0]).toMatchObject({ roomIds: [], vatRate: 21 });
    const file = fileOf(samplePdf, 'akte.pdf');
    const { body: document } = await owner.call(uploadDocument, { params, body: { roomId }, file });
    expect(document.roomId).toBe(roomId);
    const place = { params: { ...params, id: document.id } };
    const same = await owner.call(updateDocument, { ...place, body: { description: 'Akte' } });
    expect(same.body.roomId).toBe(roomId);
    expect((await owner.call(updateDocument, { ...place, body: { roomId: null } })).body.roomId).toBeNull();
  });

  it('keeps a room from being removed, by its call and by undoing, and says what it is', async () => {
    const { owner, params, add, list } = await ownerWithProject();
    const kitchen = await add('Keuken');
    const { body: task } = await owner.call(createTask, {
      params,
      body: { title: 'Vloer', roomIds: [kitchen.id] },
    });
    await owner.call(createItem, { params, body: { ...tiles, roomIds: [kitchen.id] } });
    const refused = await owner.call(calls.removeRoom, { params: { id: kitchen.id } });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'De ruimte ‘Keuken’ wordt nog gebruikt door 1 meetstaatitem en 1 taak. Voeg ze samen met een andere ruimte, of haal ze daar eerst weg.',
        inTheWay: expect.arrayContaining([{ title: 'Vloer', href: `/planning?id=${task.id}` }]),
      },
    });
    const { body: log } = await owner.call(listChanges, { params, query: {} });
    const made = log.find(({ kind }) => kind === 'rooms');
    const undone = await owner.call(undoChange, { params: { id: made?.id ?? 0 }, query: {}, body: {} });
    expect(undone.status).toBe(409);
    expect(await list()).toHaveLength(1);
  });

  it('goes along when rooms are merged, each once, and comes back with one undo', async () => {
    const { owner, params, add, list } = await ownerWithProject();
    const [old, kept] = [await add('Keukn'), await add('Keuken')];
    const both = { title: 'Vloer', roomIds: [old.id, kept.id] };
    await owner.call(createTask, { params, body: both });
    await owner.call(createItem, { params, body: { ...tiles, roomIds: [old.id] } });
    const file = fileOf(samplePdf, 'akte.pdf');
    await owner.call(uploadDocument, { params, body: { roomId: old.id }, file });
    const merged = await owner.call(calls.mergeRoom, { params: { id: old.id }, body: { intoId: kept.id } });
    expect(merged).toMatchObject({ status: 200, body: { id: kept.id } });
    const read = async () => ({
      rooms: (await list()).map(({ id }) => id).sort(),
      tasks: (await owner.call(listTasks, { params })).body.map(({ roomIds }) => roomIds),
      items: (await owner.call(listItems, { params })).body.map(({ roomIds }) => roomIds),
      documents: (await owner.call(listDocuments, { params })).body.map(({ roomId }) => roomId),
    });
    const only = kept.id;
    expect(await read()).toEqual({ rooms: [only], tasks: [[only]], items: [[only]], documents: [only] });
    expect((await undoLast(owner, params)).status).toBe(200);
    expect(await read()).toEqual({
      rooms: [old.id, kept.id],
      tasks: [[old.id, kept.id]],
      items: [[old.id]],
      documents: [old.id],
    });
  });

  it('comes out of the trash without the room that went meanwhile', async () => {
    const { owner, params, add } = await ownerWithProject();
    const { id } = await add('Keuken');
    const { body: task } = await owner.call(createTask, { params, body: { title: 'Vloer', roomIds: [id] } });
    await owner.call(removeTask, { params: { id: task.id } });
    const { body: log } = await owner.call(listChanges, { params, query: {} });
    expect((await owner.call(calls.removeRoom, { params: { id } })).status).toBe(204);
    await owner.call(undoChange, { params: { id: log[0]?.id ?? 0 }, query: {}, body: {} });
    const { body: tasks } = await owner.call(listTasks, { params });
    expect(tasks).toMatchObject([{ title: 'Vloer', roomIds: [], room: null }]);
  });

  it('doesn’t come back beside a room that was given its name since', async () => {
    const { owner, params, add, list } = await ownerWithProject();
    const { id } = await add('Keuken');
    await owner.call(calls.removeRoom, { params: { id } });
    const { body: log } = await owner.call(listChanges, { params, query: {} });
    await add('keuken');
    const undone = await owner.call(undoChange, { params: { id: log[0]?.id ?? 0 }, query: {}, body: {} });
    expect(undone).toMatchObject({ status: 409, body: { message: expect.stringContaining('twee ruimtes') } });
    expect(await list()).toHaveLength(1);
  });
});
