import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#/core/errors';
import type { Fitting, FittingFields } from '#/features/folder/fittings/contract';
import { nextMaintenanceOf, wrongDays } from '#/features/folder/fittings/rules/guarantee';
import { fittings } from '#/features/folder/fittings/server/tables';
import {
  contactColumns,
  contactNames,
  contactOf,
} from '#/features/work/shared/contacts/server/contact-of-store';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { findIds, presentId } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

/** Without those that are in the trash. */
function presentIds(tableName: string, column: PgColumn): SQL<number[]> {
  return sql<number[]>`case when ${column} = '[]'::jsonb then ${column} else (
    select coalesce(jsonb_agg(chosen.value order by chosen.place), '[]'::jsonb)
    from jsonb_array_elements(${column}) with ordinality as chosen(value, place)
    where exists (select 1 from ${sql.identifier(tableName)} as there where there.id = chosen.value::int)
  ) end`;
}

async function selectFittings(db: Database, where: SQL | undefined): Promise<Fitting[]> {
  const rows = await db
    .select({
      id: fittings.id,
      name: fittings.name,
      brand: fittings.brand,
      type: fittings.type,
      serial: fittings.serial,
      roomId: presentId('rooms', fittings.roomId),
      contactId: fittings.contactId,
      contact: { id: contactColumns.id, ...contactNames },
      invoiceId: presentId('invoices', fittings.invoiceId),
      deliveredOn: fittings.deliveredOn,
      guaranteeUntil: fittings.guaranteeUntil,
      maintainEveryMonths: fittings.maintainEveryMonths,
      lastMaintained: fittings.lastMaintained,
      documentIds: presentIds('documents', fittings.documentIds),
      photoIds: presentIds('photos', fittings.photoIds),
      version: fittings.version,
      createdAt: fittings.createdAt,
      updatedAt: fittings.updatedAt,
    })
    .from(fittings)
    .leftJoin(...contactOf(fittings.contactId))
    .where(where)
    .orderBy(asc(sql`lower(${fittings.name})`), asc(fittings.id));
  return rows.map((row) => ({ ...row, nextMaintenance: nextMaintenanceOf(row) }));
}

export function listFittings(db: Database, projectId: number): Promise<Fitting[]> {
  return selectFittings(db, eq(fittings.projectId, projectId));
}

export async function getFitting(db: Database, projectId: number, id: number): Promise<Fitting> {
  const [row] = await selectFittings(db, and(eq(fittings.id, id), eq(fittings.projectId, projectId)));
  if (!row) throw new AppError('not_found');
  return row;
}

type Pointing = Partial<Pick<FittingFields, 'roomId' | 'invoiceId' | 'documentIds' | 'photoIds'>>;

/** What a fitting names is of its own project. */
async function requirePointedAt(db: Database, projectId: number, fields: Pointing): Promise<void> {
  const { roomId, invoiceId, documentIds = [], photoIds = [] } = fields;
  await check('rooms', roomId ? [roomId] : [], 'Deze ruimte bestaat niet meer.');
  await check('invoices', invoiceId ? [invoiceId] : [], 'Deze factuur bestaat niet meer.');
  await check('documents', documentIds, 'Dit document bestaat niet meer.');
  await check('photos', photoIds, 'Deze foto bestaat niet meer.');

  async function check(table: string, ids: readonly number[], message: string) {
    const there = await findIds(db, table, projectId, ids);
    if (ids.some((id) => !there.has(id))) throw new AppError('not_found', message);
  }
}

function requireDays(days: Parameters<typeof wrongDays>[0]): void {
  const message = wrongDays(days);
  if (message) throw new AppError('invalid', message, [{ path: 'guaranteeUntil', message }]);
}

export async function createFitting(tx: Database, actor: Actor, fields: FittingFields): Promise<Fitting> {
  const { projectId, userId } = actor;
  requireDays(fields);
  await getUsableContacts(tx, actor, [fields.contactId]);
  await requirePointedAt(tx, projectId, fields);
  const { id } = writtenRow(
    await tx
      .insert(fittings)
      .values({ ...fields, projectId, createdBy: userId })
      .returning({ id: fittings.id }),
  );
  return getFitting(tx, projectId, id);
}

export async function updateFitting(
  tx: Database,
  actor: Actor,
  id: number,
  fields: Partial<FittingFields>,
): Promise<Fitting> {
  const { projectId } = actor;
  requireDays({ ...(await getFitting(tx, projectId, id)), ...fields });
  if (fields.contactId) await getUsableContacts(tx, actor, [fields.contactId]);
  await requirePointedAt(tx, projectId, fields);
  await tx
    .update(fittings)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(fittings.id, id), eq(fittings.projectId, projectId)));
  return getFitting(tx, projectId, id);
}

export async function removeFitting(tx: Database, projectId: number, id: number): Promise<void> {
  await tx.delete(fittings).where(and(eq(fittings.id, id), eq(fittings.projectId, projectId)));
}

/** A document that becomes a photo stays what shows the fitting. */
export async function followDocument(
  tx: Database,
  { projectId, documentId, photoId }: { projectId: number; documentId: number; photoId: number },
): Promise<void> {
  await tx.execute(sql`update ${fittings} set
    document_ids = (
      select coalesce(jsonb_agg(value order by place), '[]'::jsonb)
      from jsonb_array_elements(document_ids) with ordinality as each(value, place)
      where value <> to_jsonb(${documentId}::int)
    ),
    photo_ids = photo_ids || to_jsonb(${photoId}::int)
    where project_id = ${projectId} and document_ids @> jsonb_build_array(${documentId}::int)`);
}
