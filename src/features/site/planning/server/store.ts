import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { findQuoteOnPaper, readQuotesOnPapers } from '#/features/papers/shared/quotes/server/paper-store';
import {
  lockPlan,
  requireFollowed,
  requireNoCircle,
  withHidden,
} from '#/features/site/planning/server/plan-store';
import { requireLinked } from '#/features/site/planning/server/require-linked';
import {
  areInOrder,
  daysOutOfOrder,
  type Task,
  type TaskFields,
} from '#/features/site/shared/planning/contract';
import type { Following } from '#/features/site/shared/planning/rules/shift';
import { tasks } from '#/features/site/shared/planning/server/tables';
import {
  readTasks,
  selectTaskRows,
  type TaskRow,
  taskColumns,
} from '#/features/site/shared/planning/server/task-rows-store';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import { namesOf } from '#/features/work/shared/rooms/rules/names';
import { findOrMakeRooms, readRoomNames, requireRooms } from '#/features/work/shared/rooms/server/store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { findIds } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export function listTasks(db: Database, projectId: number): Promise<readonly Task[]> {
  return derived(projectId, 'tasks', () => selectAllTasks(db, projectId));
}

async function selectAllTasks(db: Database, projectId: number): Promise<Task[]> {
  const rows = await readTasks(db, projectId);
  const there = new Set(rows.map((row) => row.id));
  const isOfQuote = rows.some(({ quoteId }) => quoteId !== null);
  const known = {
    quotes: isOfQuote ? await readQuotesOnPapers(db, projectId) : new Map(),
    names: await namesOfRooms(db, projectId, rows),
  };
  return rows.map((row) => wholeTask(row, there, known));
}

type Known = {
  names: ReadonlyMap<number, string>;
  quotes: Awaited<ReturnType<typeof findQuoteOnPaper>>;
};

function quoteOf({ quoteId }: TaskRow, { quotes }: Known): Task['quote'] {
  const found = quoteId === null ? undefined : quotes.get(quoteId);
  return found ? { ...found.quote, status: found.quoteStatus } : null;
}

async function namesOfRooms(db: Database, projectId: number, rows: readonly TaskRow[]) {
  return rows.some(({ roomIds }) => roomIds.length > 0)
    ? readRoomNames(db, projectId)
    : new Map<number, string>();
}

/** What is in the trash is not followed, and is again when it comes back. */
function wholeTask(task: TaskRow, there: ReadonlySet<number>, known: Known): Task {
  const { contactType: _, ...row } = task;
  const { names } = known;
  const roomIds = row.roomIds.filter((id) => names.has(id));
  return {
    ...row,
    ...{ quote: quoteOf(task, known), roomIds, room: namesOf(roomIds, names) },
    dependsOn: row.dependsOn.filter(({ taskId }) => there.has(taskId)),
    needs: row.needs.map(({ arrivesOn = null, ...need }) => ({ ...need, arrivesOn })),
  };
}

const byId = prepareOnce((db) =>
  selectTaskRows(db).where(
    and(eq(tasks.id, sql.placeholder('id')), eq(tasks.projectId, sql.placeholder('projectId'))),
  ),
);

export async function getTask(db: Database, projectId: number, id: number): Promise<Task> {
  const [row] = await byId(db).execute({ id, projectId });
  if (!row) throw new AppError('not_found');
  return taskOf(db, projectId, row);
}

async function taskOf(db: Database, projectId: number, row: TaskRow): Promise<Task> {
  const followed = row.dependsOn.map(({ taskId }) => taskId);
  const there = await findIds(db, 'tasks', projectId, followed);
  return wholeTask(row, there, {
    quotes: await findQuoteOnPaper(db, projectId, row.quoteId),
    names: await namesOfRooms(db, projectId, [row]),
  });
}

export async function createTask(
  db: Database,
  userId: number,
  projectId: number,
  { room, ...fields }: TaskFields,
): Promise<Task> {
  await getUsableContacts(db, { userId, projectId }, [fields.contactId]);
  await requireFollowed(db, projectId, fields.dependsOn);
  await requireLinked(db, projectId, fields);
  const roomIds = await roomsOf(db, { userId, projectId }, { room, roomIds: fields.roomIds });
  const row = writtenRow(
    await db
      .insert(tasks)
      .values({ ...fields, roomIds, endDate: endOf(fields), projectId, createdBy: userId })
      .returning(taskColumns),
  );
  // Who does it is told by another table.
  if (row.contactId !== null) return getTask(db, projectId, row.id);
  return taskOf(db, projectId, { ...row, contact: null, contactType: null });
}

export async function updateTask(
  db: Database,
  userId: number,
  projectId: number,
  id: number,
  { room, ...fields }: Partial<TaskFields>,
): Promise<Task> {
  if (fields.contactId !== undefined) await getUsableContacts(db, { userId, projectId }, [fields.contactId]);
  await requireLinked(db, projectId, fields);
  const roomIds = await roomsOf(db, { userId, projectId }, { room, roomIds: fields.roomIds });
  await lockPlan(db, projectId);
  const { days, dependsOn: stored } = await requireDaysInOrder(db, id, fields);
  const { dependsOn: sent } = fields;
  if (sent) await requireFollowed(db, projectId, sent);
  const dependsOn = sent && (await withHidden(db, projectId, sent, stored));
  await db
    .update(tasks)
    .set({ ...fields, roomIds, endDate: endOf(days), dependsOn, updatedAt: sql`now()` })
    .where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));
  if (sent && sent.length > 0) await requireNoCircle(db, projectId);
  return getTask(db, projectId, id);
}

/** Undefined where neither is said. */
async function roomsOf(
  db: Database,
  actor: { userId: number; projectId: number },
  { room, roomIds }: Partial<Pick<TaskFields, 'room' | 'roomIds'>>,
): Promise<number[] | undefined> {
  if (roomIds) await requireRooms(db, actor.projectId, roomIds);
  return roomIds ?? (room === undefined ? undefined : findOrMakeRooms(db, actor, room));
}

type TaskDays = { isMilestone: boolean; startDate: string | null; endDate: string | null };

/** A milestone ends on the day on which it begins. */
function endOf({ isMilestone, startDate, endDate }: TaskDays): string | null {
  return isMilestone ? startDate : endDate;
}

/** Of the two days only one may be sent; locked, so that nobody moves the other meanwhile. */
async function requireDaysInOrder(
  db: Database,
  id: number,
  fields: Partial<TaskFields>,
): Promise<{ days: TaskDays; dependsOn: readonly Following[] }> {
  const [stored] = await db
    .select({
      ...{ startDate: tasks.startDate, endDate: tasks.endDate },
      ...{ isMilestone: tasks.isMilestone, dependsOn: tasks.dependsOn },
    })
    .from(tasks)
    .where(eq(tasks.id, id))
    .for('update');
  if (!stored) throw new AppError('not_found');
  const { startDate = stored.startDate, endDate = stored.endDate, isMilestone = stored.isMilestone } = fields;
  const days = { startDate, endDate, isMilestone };
  if (isMilestone || areInOrder(days)) return { days, dependsOn: stored.dependsOn };
  throw new AppError('invalid', daysOutOfOrder, [{ path: 'endDate', message: daysOutOfOrder }]);
}

export async function removeTask(db: Database, projectId: number, id: number): Promise<void> {
  await db.delete(tasks).where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));
}
