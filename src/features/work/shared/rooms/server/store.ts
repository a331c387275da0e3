import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { Room, RoomFields } from '#/features/work/shared/rooms/contract';
import { namesIn, sameName } from '#/features/work/shared/rooms/rules/names';
import { mostRooms } from '#/features/work/shared/rooms/rules/room-ids';
import { rooms } from '#/features/work/shared/rooms/server/tables';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

const columns = {
  id: rooms.id,
  name: rooms.name,
  storey: rooms.storey,
  position: rooms.position,
  version: rooms.version,
};

export function listRooms(db: Database, projectId: number): Promise<readonly Room[]> {
  return derived(projectId, 'rooms', async () =>
    db
      .select(columns)
      .from(rooms)
      .where(eq(rooms.projectId, projectId))
      .orderBy(asc(rooms.position), asc(rooms.id)),
  );
}

export async function getRoom(db: Database, projectId: number, id: number): Promise<Room> {
  const [row] = await db
    .select(columns)
    .from(rooms)
    .where(and(eq(rooms.projectId, projectId), eq(rooms.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** What each room of the project is called. */
export async function readRoomNames(db: Database, projectId: number): Promise<ReadonlyMap<number, string>> {
  return new Map((await listRooms(db, projectId)).map(({ id, name }) => [id, name]));
}

const isGone = 'Deze ruimte bestaat niet meer.';

/** They are rooms of this project. */
export async function requireRooms(
  db: Database,
  projectId: number,
  ids: readonly (number | null | undefined)[],
): Promise<void> {
  const asked = ids.filter((id) => typeof id === 'number');
  if (asked.length === 0) return;
  const names = await readRoomNames(db, projectId);
  if (!asked.every((id) => names.has(id))) throw new AppError('not_found', isGone);
}

function requireFreeName(all: readonly Room[], name: string, ownId?: number): void {
  const same = all.find((each) => each.id !== ownId && sameName(each.name) === sameName(name));
  if (!same) return;
  const message = `Er is al een ruimte ‘${same.name}’.`;
  throw new AppError('conflict', message, [{ path: 'name', message }]);
}

export async function createRoom(
  db: Database,
  { projectId, userId }: Actor,
  { name, storey, position }: RoomFields,
): Promise<Room> {
  const all = await listRooms(db, projectId);
  requireFreeName(all, name);
  const last = Math.max(0, ...all.map((each) => each.position));
  return writtenRow(
    await db
      .insert(rooms)
      .values({ projectId, createdBy: userId, name, storey, position: position ?? last + 1 })
      .returning(columns),
  );
}

export async function updateRoom(
  db: Database,
  projectId: number,
  id: number,
  { position, ...fields }: Partial<RoomFields>,
): Promise<Room> {
  if (fields.name !== undefined) requireFreeName(await listRooms(db, projectId), fields.name, id);
  const [row] = await db
    .update(rooms)
    .set({ ...fields, position: position ?? undefined, updatedAt: sql`now()` })
    .where(and(eq(rooms.projectId, projectId), eq(rooms.id, id)))
    .returning(columns);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function removeRoom(db: Database, projectId: number, id: number): Promise<void> {
  await db.delete(rooms).where(and(eq(rooms.projectId, projectId), eq(rooms.id, id)));
}

/** The rooms that a text names, in its order; one that isn't there is made. In a transaction. */
export async function findOrMakeRooms(db: Database, actor: Actor, text: string | null): Promise<number[]> {
  const names = namesIn(text ?? '');
  if (names.length > mostRooms) throw new AppError('invalid', `Noem hoogstens ${mostRooms} ruimtes.`);
  if (names.length === 0) return [];
  const known = new Map((await listRooms(db, actor.projectId)).map(({ id, name }) => [sameName(name), id]));
  const ids: number[] = [];
  for (const name of names) {
    const id = known.get(sameName(name)) ?? (await createRoom(db, actor, { name, storey: null })).id;
    ids.push(id);
  }
  return ids;
}

/** What comes back may bear a name that another was given since. */
export async function whyNotBack(tx: Database, projectId: number): Promise<string | undefined> {
  const seen = new Set<string>();
  for (const { name } of await listRooms(tx, projectId)) {
    if (seen.has(sameName(name))) return `Er zouden twee ruimtes ‘${name}’ zijn. Hernoem er eerst één.`;
    seen.add(sameName(name));
  }
  return undefined;
}
