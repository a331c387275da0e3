import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { findQuoteOnPaper, readQuotesOnPapers } from '#/features/papers/shared/quotes/server/paper-store';
import { requirePin } from '#/features/site/plans/server/store';
import type { Point, PointFields, PointFilter, PointStatus } from '#/features/site/points/contract';
import { type Step, whyMissing } from '#/features/site/points/rules/steps';
import { findDoer } from '#/features/site/points/server/names-store';
import { points } from '#/features/site/points/server/tables';
import { columnsOf, pinOf } from '#/features/site/shared/pin';
import { contactNames, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { projects } from '#/platform/server/database/schema/projects';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { findIds } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

export type StoredPoint = Omit<Point, 'mayChange'> & { createdBy: number | null; steps: Step[] };

type Row = typeof points.$inferSelect;

/** What is in the trash is not there, and is again when it comes back. */
async function wholePoints(db: Database, projectId: number, rows: readonly Row[]): Promise<StoredPoint[]> {
  const present = (table: string, idsOf: (row: Row) => readonly (number | null)[]) =>
    findIds(
      db,
      table,
      projectId,
      rows.flatMap(idsOf).filter((each) => each !== null),
    );
  const rooms = await present('rooms', ({ roomId }) => [roomId]);
  const quotes = await quotesOf(db, projectId, rows);
  const tasks = await present('tasks', ({ taskId }) => [taskId]);
  const plans = await present('plans', ({ planId }) => [planId]);
  const photos = await present('photos', ({ photoIds }) => photoIds);
  const there = (known: Pick<ReadonlySet<number>, 'has'>, id: number | null) =>
    id !== null && known.has(id) ? id : null;
  return rows.map(({ id, number, text, contactId, dueDate, amount, status, foundOn, version, ...row }) => ({
    ...{ id, number, text, contactId, dueDate, amount, status, foundOn, version },
    ...{ createdBy: row.createdBy, steps: row.steps },
    roomId: there(rooms, row.roomId),
    quoteId: there(quotes, row.quoteId),
    taskId: there(tasks, row.taskId),
    photoIds: row.photoIds.filter((photo) => photos.has(photo)),
    pin: there(plans, row.planId) === null ? null : pinOf(row),
  }));
}

/** What other lists ask too; of one point only its own. */
async function quotesOf(
  db: Database,
  projectId: number,
  rows: readonly Row[],
): Promise<Pick<ReadonlyMap<number, unknown>, 'has'>> {
  if (rows.every(({ quoteId }) => quoteId === null)) return new Map();
  const [only] = rows;
  return rows.length === 1 && only
    ? findQuoteOnPaper(db, projectId, only.quoteId)
    : readQuotesOnPapers(db, projectId);
}

export async function listPoints(
  db: Database,
  projectId: number,
  { ids, contactId, roomId, quoteId, status }: PointFilter = {},
): Promise<StoredPoint[]> {
  const rows = await db
    .select()
    .from(points)
    .where(
      and(
        eq(points.projectId, projectId),
        ids && isAnyOf(points.id, ids),
        contactId === undefined ? undefined : eq(points.contactId, contactId),
        roomId === undefined ? undefined : eq(points.roomId, roomId),
        quoteId === undefined ? undefined : eq(points.quoteId, quoteId),
        status && eq(points.status, status),
      ),
    )
    .orderBy(asc(points.number));
  return wholePoints(db, projectId, rows);
}

export function listAllPoints(db: Database, projectId: number): Promise<readonly StoredPoint[]> {
  return derived(projectId, 'points', () => listPoints(db, projectId));
}

export async function getPoint(db: Database, projectId: number, id: number): Promise<StoredPoint> {
  const rows = await db.select().from(points).where(isThis(projectId, id));
  const [row] = await wholePoints(db, projectId, rows);
  if (!row) throw new AppError('not_found');
  return row;
}

function isThis(projectId: number, id: number): SQL | undefined {
  return and(eq(points.projectId, projectId), eq(points.id, id));
}

/** What a point names is of its own project. */
async function requireLinks(db: Database, projectId: number, fields: Partial<PointFields>): Promise<void> {
  await check('rooms', [fields.roomId], 'roomId', 'Deze ruimte bestaat niet meer.');
  await check('quotes', [fields.quoteId], 'quoteId', 'Deze offerte bestaat niet meer.');
  await check('tasks', [fields.taskId], 'taskId', 'Deze taak bestaat niet meer.');
  await check('photos', fields.photoIds ?? [], 'photoIds', 'Een van deze foto’s bestaat niet meer.');
  await requirePin(db, projectId, fields.pin);

  async function check(
    table: string,
    ids: readonly (number | null | undefined)[],
    path: string,
    message: string,
  ) {
    const asked = ids.filter((id) => id !== null && id !== undefined);
    const found = await findIds(db, table, projectId, asked);
    if (!asked.every((id) => found.has(id))) throw new AppError('invalid', message, [{ path, message }]);
  }
}

type By = Actor & { at: string; today: Day };

/** The project is held until the end of the transaction, so that no two get one number; what was removed keeps its own. */
export async function createPoint(
  tx: Database,
  { userId, projectId, at, today }: By,
  { pin, ...fields }: PointFields,
): Promise<StoredPoint> {
  await requireLinks(tx, projectId, { pin, ...fields });
  await getUsableContacts(tx, { userId, projectId }, [fields.contactId]);
  const contactId = await findDoer(tx, projectId, fields);
  const { number } = writtenRow(
    await tx
      .update(projects)
      .set({ lastPoint: sql`${projects.lastPoint} + 1` })
      .where(eq(projects.id, projectId))
      .returning({ number: projects.lastPoint }),
  );
  const { status, photoIds } = fields;
  const step: Step = { at, status, text: null, by: userId, sentBy: null, photoIds };
  const values = {
    ...{ ...fields, ...columnsOf(pin), number, contactId, projectId },
    ...{ createdBy: userId, foundOn: fields.foundOn ?? today, steps: [step] },
  };
  const { id } = writtenRow(await tx.insert(points).values(values).returning({ id: points.id }));
  return getPoint(tx, projectId, id);
}

export async function updatePoint(
  tx: Database,
  { userId, projectId, at }: By,
  id: number,
  { why = null, pin, foundOn, ...fields }: Partial<PointFields> & { why?: string | null | undefined },
): Promise<StoredPoint> {
  await requireLinks(tx, projectId, { ...fields, ...(pin && { pin }) });
  if (fields.contactId !== undefined) await getUsableContacts(tx, { userId, projectId }, [fields.contactId]);
  const [before] = await tx.select().from(points).where(isThis(projectId, id)).for('update');
  if (!before) throw new AppError('not_found');
  const { status = before.status } = fields;
  if (whyMissing(before.status, status, why)) {
    const message = 'Zeg waarom het nog niet in orde is.';
    throw new AppError('invalid', message, [{ path: 'why', message }]);
  }
  const { quoteId = before.quoteId, taskId = before.taskId, contactId: named = before.contactId } = fields;
  const isOfOther = quoteId !== before.quoteId || taskId !== before.taskId;
  const doer = { contactId: named, quoteId, taskId };
  const contactId = isOfOther ? await findDoer(tx, projectId, doer) : fields.contactId;
  const isSame = status === before.status && why === null;
  const step: Step = { at, status, text: why, by: userId, sentBy: null, photoIds: [] };
  const changes = {
    ...{
      ...fields,
      contactId,
      ...(pin === undefined ? {} : columnsOf(pin)),
      ...(foundOn ? { foundOn } : {}),
    },
    ...(isSame ? {} : { steps: [...before.steps, step], sentBy: null }),
  };
  if (Object.values(changes).some((value) => value !== undefined))
    await tx
      .update(points)
      .set({ ...changes, updatedAt: sql`now()` })
      .where(isThis(projectId, id));
  return getPoint(tx, projectId, id);
}

type Repaired = { note: string | null; sentBy: string; at: string; photoIds: number[] };

/** By who has to do it; one that stands otherwise is as it was. */
export async function markRepaired(
  tx: Database,
  { projectId, contactId, id }: { projectId: number; contactId: number; id: number },
  { note, sentBy, at, photoIds }: Repaired,
): Promise<StoredPoint> {
  const [before] = await tx
    .select()
    .from(points)
    .where(and(isThis(projectId, id), eq(points.contactId, contactId)))
    .for('update');
  if (!before) throw new AppError('not_found');
  if (before.status !== 'open') throw new AppError('conflict', alreadyWords[before.status]);
  const step: Step = { at, status: 'repaired', text: note, by: null, sentBy, photoIds };
  await tx
    .update(points)
    .set({ status: 'repaired', sentBy, steps: [...before.steps, step], updatedAt: sql`now()` })
    .where(isThis(projectId, id));
  return getPoint(tx, projectId, id);
}

const alreadyWords: Record<Exclude<PointStatus, 'open'>, string> = {
  repaired: 'Dit punt is al als hersteld gemeld. De bouwheer kijkt het na.',
  accepted: 'Dit punt is al in orde bevonden.',
  dropped: 'Dit punt is vervallen.',
};

export async function removePoint(tx: Database, projectId: number, id: number): Promise<void> {
  const removed = await tx.delete(points).where(isThis(projectId, id)).returning({ id: points.id });
  if (removed.length === 0) throw new AppError('not_found');
}

const pendingQuery = prepareOnce((db) =>
  db
    .select({
      id: points.id,
      number: points.number,
      text: points.text,
      status: points.status,
      dueDate: points.dueDate,
      contactId: points.contactId,
      contact: contactNames,
    })
    .from(points)
    .leftJoin(...contactOf(points.contactId))
    .where(
      and(eq(points.projectId, sql.placeholder('projectId')), inArray(points.status, ['open', 'repaired'])),
    )
    .orderBy(asc(points.number)),
);

/** Those that ask for something still, for who is reminded of them, with who has to do it. */
export async function listPendingPoints(db: Database, projectId: number) {
  return pendingQuery(db).execute({ projectId });
}
