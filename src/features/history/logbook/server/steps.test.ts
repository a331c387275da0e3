import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { findSteps, listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import * as items from '#/features/work/shared/meetstaat/contract';
import { changes } from '#/platform/server/database/schema/changes';
import { projectWithMembers } from '../../../../../tests/support/members';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

let people: Awaited<ReturnType<typeof projectWithMembers>>;
let params: { projectId: number };
let tile: items.Item;

const read = async () => (await people.owner.call(items.listItems, { params })).body;
const steps = async (who: Client = people.owner) =>
  (await who.call(findSteps, { params, query: { kind: 'items' } })).body;
const undo = (who: Client, id: number, force = false) =>
  who.call(undoChange, { params: { id }, query: {}, body: { force } });

async function take(which: 'undo' | 'redo', who: Client = people.owner) {
  const { [which]: step } = await steps(who);
  if (!step) throw new Error(`no step to ${which}`);
  return undo(who, step.id);
}

async function change(changed: items.ItemChanges, who: Client = people.owner): Promise<void> {
  const [now] = await read();
  const update = [{ id: tile.id, version: now?.version ?? 0, changes: changed }];
  await who.call(items.changeItems, { params, body: { update, create: [], remove: [] } });
}

beforeEach(async () => {
  people = await projectWithMembers(app());
  params = { projectId: people.projectId };
  const line = { category: 'Vloeren', quantity: '2', unit: 'm²', unitPrice: '10' } as const;
  const body = { items: [{ ...line, description: 'Tegels' }] };
  await people.owner.call(items.createItems, { params, body });
  [tile] = (await read()) as [items.Item];
});

describe('a step back and a step on', () => {
  it('go through what one did in order, both ways, each as a change of its own', async () => {
    await change({ quantity: '3' });
    await change({ unitPrice: '20' });
    expect((await steps()).undo).toMatchObject({
      title: expect.stringContaining('meetstaatitem ‘Tegels’'),
      count: 1,
    });
    await take('undo');
    await take('undo');
    expect(await read()).toMatchObject([{ quantity: '2', unitPrice: '10.00', totalAmount: '20.00' }]);
    await take('redo');
    await take('redo');
    expect(await read()).toMatchObject([{ quantity: '3', unitPrice: '20.00', totalAmount: '60.00' }]);
    expect((await steps()).redo).toBeNull();
    for (let left = 3; left > 0; left -= 1) await take('undo');
    expect(await read()).toEqual([]);
    expect((await steps()).undo).toBeNull();
    await take('redo');
    expect(await read()).toMatchObject([{ id: tile.id, quantity: '2' }]);
    const log = (await people.owner.call(listChanges, { params, query: { kind: 'items' } })).body;
    expect(log).toHaveLength(3 + 2 + 2 + 3 + 1);
  });

  it('are one with undoing in the log, by oneself and by somebody else', async () => {
    await change({ quantity: '3' });
    await change({ notes: 'Eik' });
    const [notes, quantity] = (await people.owner.call(listChanges, { params, query: { kind: 'items' } }))
      .body;
    expect((await steps()).undo?.id).toBe(notes?.id);
    await undo(people.editor, notes?.id ?? 0);
    expect(await steps()).toMatchObject({ undo: { id: quantity?.id }, redo: null });
    const undone = await undo(people.owner, quantity?.id ?? 0);
    expect(await steps()).toMatchObject({ redo: { id: undone.body.changeId } });
    expect((await steps(people.editor)).undo).toBeNull();
  });

  it('are found behind all that others did since, and count all of an act of many lines', async () => {
    const before = await steps();
    const line = { category: 'Vloeren', quantity: '1', unit: 'm²', unitPrice: '1' } as const;
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, description: `Plint ${at}` }));
    await people.editor.call(items.createItems, { params, body: { items: many } });
    expect(await steps()).toEqual(before);
    expect((await steps(people.editor)).undo).toMatchObject({ count: 60 });
  });

  it('leave what others changed beside it, and ask where they changed the same', async () => {
    await change({ quantity: '3' });
    await change({ unitPrice: '40' }, people.editor);
    await take('undo');
    expect(await read()).toMatchObject([{ quantity: '2', unitPrice: '40.00', totalAmount: '80.00' }]);
    await take('redo');
    await change({ quantity: '7' }, people.editor);
    expect(await take('undo')).toMatchObject({
      status: 409,
      body: { canForce: true, message: expect.stringContaining('(hoeveelheid)') },
    });
  });

  it('end where something new is done, and are of one’s own day and of one kind', async () => {
    await change({ quantity: '3' });
    await take('undo');
    await change({ quantity: '4' });
    expect((await steps()).redo).toBeNull();
    const before = await steps();
    await people.owner.call(createTask, { params, body: { title: 'Dak' } });
    expect(await steps()).toEqual(before);
    await app()
      .db.update(changes)
      .set({ at: '2026-01-01T00:00:00.000Z' })
      .where(eq(changes.projectId, params.projectId));
    await people.owner.call(createTask, { params, body: { title: 'Muur' } });
    expect(await steps()).toEqual({ undo: null, redo: null });
  });
});
