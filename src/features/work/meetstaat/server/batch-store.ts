import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError, type FieldError } from '#/core/errors';
import { moveItems, type Placed } from '#/features/work/meetstaat/rules/places';
import type { Item, ItemBatch } from '#/features/work/shared/meetstaat/contract';
import { createItems, itemColumns, totalAmount } from '#/features/work/shared/meetstaat/server/store';
import { meetstaatItems, placeOf } from '#/features/work/shared/meetstaat/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import { sqlNameOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

type Row = typeof meetstaatItems.$inferSelect;
type Seen = { path: string; id: number; version: number };

function goneText(count: number): string {
  return `${count === 1 ? 'Eén item is' : `${count} items zijn`} intussen verwijderd. Er is niets gewijzigd.`;
}

function staleText([first, ...rest]: readonly Row[]): string {
  const others = rest.length === 1 ? 'nog één item' : `nog ${rest.length} items`;
  const which = `‘${first?.description}’${rest.length === 0 ? ' is' : ` en ${others} zijn`}`;
  return `${which} intussen gewijzigd. Kijk even na en probeer opnieuw.`;
}

/** Holds the rows until the end, so that nobody comes between looking and writing. */
async function holdSeen(
  tx: Database,
  projectId: number,
  seen: readonly Seen[],
): Promise<ReadonlyMap<number, Row>> {
  if (seen.length === 0) return new Map();
  const ids = seen.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(meetstaatItems)
    .where(and(eq(meetstaatItems.projectId, projectId), isAnyOf(meetstaatItems.id, ids)))
    .orderBy(asc(meetstaatItems.id))
    .for('update');
  const held = new Map(rows.map((row) => [row.id, row]));
  const refused = seen.filter(({ id, version }) => held.get(id)?.version !== version);
  if (refused.length === 0) return held;
  const stale = refused.flatMap(({ id }) => held.get(id) ?? []);
  const gone = refused.length - stale.length;
  const errors = refused.map(({ path, id }): FieldError => {
    const message = held.has(id) ? 'Dit item is intussen gewijzigd.' : 'Dit item is er niet meer.';
    return { path, message };
  });
  throw new AppError('conflict', gone > 0 ? goneText(gone) : staleText(stale), errors);
}

const columns = getTableColumns(meetstaatItems);
const changing = [
  'category',
  'description',
  'articleNumber',
  'quantity',
  'unit',
  'unitPrice',
  'totalAmount',
  'contactId',
  'includedInLoan',
  'subsidyEligible',
  'subsidyTypeId',
  'vatRate',
  'isComplete',
  'roomIds',
  'notes',
  'position',
] as const satisfies readonly (keyof Row)[];

/** One statement however many rows, and so one raise of the revision and one reading by the log. */
async function writeRows(tx: Database, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const named = rows.map((row) =>
    Object.fromEntries((['id', ...changing] as const).map((name) => [sqlNameOf(columns[name]), row[name]])),
  );
  const sets = changing.map((name) => {
    const column = sql.identifier(sqlNameOf(columns[name] as PgColumn));
    return sql`${column} = v.${column}`;
  });
  await tx.execute(sql`update ${meetstaatItems} as t set ${sql.join(sets, sql`, `)}, updated_at = now()
    from jsonb_populate_recordset(null::${meetstaatItems}, ${JSON.stringify(named)}::jsonb) as v where t.id = v.id`);
}

async function moveRows(
  tx: Database,
  projectId: number,
  move: NonNullable<ItemBatch['move']>,
): Promise<void> {
  const all: Placed[] = await tx
    .select({ id: meetstaatItems.id, place: placeOf })
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, projectId))
    .orderBy(asc(placeOf), asc(meetstaatItems.id));
  const known = new Set(all.map(({ id }) => id));
  if (![move.to, ...move.ids].every((id) => known.has(id))) {
    throw new AppError('conflict', 'Een van deze items is intussen verwijderd. Er is niets verplaatst.');
  }
  const places = moveItems(all, move);
  if (places.length === 0) return;
  await tx.execute(sql`update ${meetstaatItems} as t set position = v.place, updated_at = now()
    from unnest(${sql.param(places.map(({ id }) => id))}::int[], ${sql.param(places.map(({ place }) => place))}::float8[])
      as v(id, place) where t.id = v.id`);
}

async function listByIds(tx: Database, projectId: number, ids: readonly number[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(itemColumns)
    .from(meetstaatItems)
    .where(and(eq(meetstaatItems.projectId, projectId), isAnyOf(meetstaatItems.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readRevision(tx: Database, projectId: number): Promise<number> {
  const [row] = await tx
    .select({ revision: projects.revision })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update');
  return row?.revision ?? 0;
}

type Made = { items: Item[]; revision: { before: number; after: number } };

/** In a transaction: all of it or nothing, and nobody else’s between its revisions. */
export async function changeItems(
  tx: Database,
  { projectId, userId }: { projectId: number; userId: number },
  { update, create, remove, move }: ItemBatch,
): Promise<Made> {
  const before = await readRevision(tx, projectId);
  const held = await holdSeen(tx, projectId, [
    ...update.map(({ id, version }, index) => ({ path: `update.${index}`, id, version })),
    ...remove.map(({ id, version }, index) => ({ path: `remove.${index}`, id, version })),
  ]);
  const rows = update.flatMap(({ id, changes }) => {
    const row = held.get(id);
    return row ? [{ ...row, ...changes, totalAmount: totalAmount({ ...row, ...changes }) }] : [];
  });
  await writeRows(tx, rows);
  if (remove.length > 0) {
    const gone = remove.map(({ id }) => id);
    await tx
      .delete(meetstaatItems)
      .where(and(eq(meetstaatItems.projectId, projectId), isAnyOf(meetstaatItems.id, gone)));
  }
  const made = await createItems(tx, projectId, userId, create);
  if (move) await moveRows(tx, projectId, move);
  const moved = move?.ids.filter((id) => !update.some((each) => each.id === id)) ?? [];
  const items = await listByIds(tx, projectId, [...update.map(({ id }) => id), ...made, ...moved]);
  return { items, revision: { before, after: await readRevision(tx, projectId) } };
}
