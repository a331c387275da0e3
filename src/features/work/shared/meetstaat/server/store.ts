import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { decimalFromCents } from '#/core/money';
import type { Item, ItemChanges, ItemFields } from '#/features/work/shared/meetstaat/contract';
import {
  itemTotal,
  type Priced,
  totalFits,
  totalTooLarge,
} from '#/features/work/shared/meetstaat/rules/totals';
import { meetstaatItems, placeOf } from '#/features/work/shared/meetstaat/server/tables';
import { presentRooms } from '#/features/work/shared/server/room-use-store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { writtenRow } from '#/platform/server/database/stores/written-row';

/** A statement may carry 65,535 values; a row has a dozen. */
const rowsPerStatement = 1_000;

/** Rows come out as the wire has them: a list of a thousand is not made over once more. */
const { createdBy: _, position: __, ...columns } = getTableColumns(meetstaatItems);
export const itemColumns = {
  ...columns,
  quantity: sql<string>`trim_scale(${meetstaatItems.quantity})`,
  roomIds: presentRooms(meetstaatItems.roomIds),
  totalPrice: sql<string>`${meetstaatItems.totalAmount}`,
};

export function totalAmount(priced: Priced): string {
  if (!totalFits(priced)) {
    throw new AppError('invalid', totalTooLarge, [{ path: 'unitPrice', message: totalTooLarge }]);
  }
  return decimalFromCents(itemTotal(priced));
}

const itemsQuery = prepareOnce((db) =>
  db
    .select(itemColumns)
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, sql.placeholder('projectId')))
    .orderBy(asc(placeOf), asc(meetstaatItems.id)),
);

export async function listItems(db: Database, projectId: number): Promise<Item[]> {
  return itemsQuery(db).execute({ projectId });
}

export async function getItem(db: Database, projectId: number, id: number): Promise<Item> {
  const [row] = await db
    .select(itemColumns)
    .from(meetstaatItems)
    .where(and(eq(meetstaatItems.id, id), eq(meetstaatItems.projectId, projectId)));
  if (!row) throw new AppError('not_found');
  return row;
}

export async function createItem(
  db: Database,
  projectId: number,
  createdBy: number,
  fields: ItemFields,
): Promise<Item> {
  return writtenRow(
    await db
      .insert(meetstaatItems)
      .values({ ...fields, projectId, createdBy, totalAmount: totalAmount(fields) })
      .returning(itemColumns),
  );
}

/** All or none is the caller's transaction. Answers their ids, in that order. */
export async function createItems(
  db: Database,
  projectId: number,
  createdBy: number,
  items: readonly ItemFields[],
): Promise<number[]> {
  const rows = items.map((fields) => ({ ...fields, projectId, createdBy, totalAmount: totalAmount(fields) }));
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const made = await db
      .insert(meetstaatItems)
      .values(rows.slice(start, start + rowsPerStatement))
      .returning({ id: meetstaatItems.id });
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}

/** In a transaction: the total is made of what the row holds and what changes, so nobody may come in between. */
export async function updateItem(
  db: Database,
  projectId: number,
  id: number,
  changes: ItemChanges,
): Promise<Item> {
  const isThis = and(eq(meetstaatItems.id, id), eq(meetstaatItems.projectId, projectId));
  const [current] = await db.select().from(meetstaatItems).where(isThis).for('no key update');
  if (!current) throw new AppError('not_found');
  const [row] = await db
    .update(meetstaatItems)
    .set({ ...changes, totalAmount: totalAmount({ ...current, ...changes }), updatedAt: sql`now()` })
    .where(isThis)
    .returning(itemColumns);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function removeItem(db: Database, projectId: number, id: number): Promise<void> {
  await db
    .delete(meetstaatItems)
    .where(and(eq(meetstaatItems.id, id), eq(meetstaatItems.projectId, projectId)));
}
