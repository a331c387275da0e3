import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { features } from '#/app/server/features';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { buildRegistry } from '#/platform/server/registry';

type Maker = { projectId: number; createdBy: number };
type Columns = Record<string, PgColumn>;

const { records } = buildRegistry(features);

export const recordKinds: readonly string[] = Object.keys(records);

export async function makeContact(db: Database, userId: number): Promise<number> {
  const [made] = await db
    .insert(contacts)
    .values({ userId, name: 'Aannemer Maes' })
    .returning({ id: contacts.id });
  if (!made) throw new Error('a contact that was just made is gone');
  return made.id;
}

/** Who is a member has a membership already; the owner's is an invitation that nobody answered yet. */
async function findOwnMembership(db: Database, { projectId, createdBy }: Maker): Promise<number | undefined> {
  const own = and(eq(collaborators.projectId, projectId), eq(collaborators.userId, createdBy));
  const [found] = await db.select({ id: collaborators.id }).from(collaborators).where(own);
  return found?.id;
}

/** A value that its column takes. */
function valueFor({ columnType, enumValues, name }: PgColumn): unknown {
  if (enumValues?.length) return enumValues[0];
  const values: Record<string, unknown> = {
    ...{ PgText: randomUUID(), PgUUID: randomUUID(), PgNumeric: '1.00', PgInteger: 1, PgBoolean: false },
    ...{ PgJsonb: {}, PgDateString: '2026-05-01', PgCustomColumn: new Date().toISOString() },
  };
  if (!(columnType in values)) throw new Error(`the fixtures know no value for ${columnType} (${name})`);
  return values[columnType];
}

async function pointAt(db: Database, target: PgTable, place: Maker): Promise<unknown> {
  if (target === projects) return place.projectId;
  if (target === users) return place.createdBy;
  if (target === contacts) return makeContact(db, place.createdBy);
  return (await findOnlyOne(db, target, place)) ?? insertRow(db, target, place);
}

/** What a project has only one of for each word of a list: the fixtures always take the first word. */
function onlyOne(table: PgTable, { projectId }: Maker): SQL | undefined {
  const columns = getTableColumns(table) as Columns;
  const isFew = (name: string | undefined) =>
    Object.values(columns).some(
      (column) => column.name === name && (column === columns.projectId || column.enumValues?.length),
    );
  const unique = getTableConfig(table).indexes.some(
    ({ config }) => config.unique && config.columns.every((column) => 'name' in column && isFew(column.name)),
  );
  return unique && columns.projectId ? eq(columns.projectId, projectId) : undefined;
}

async function findOnlyOne(db: Database, table: PgTable, place: Maker): Promise<number | undefined> {
  const [id, where] = [(getTableColumns(table) as Columns).id, onlyOne(table, place)];
  if (!id || !where) return undefined;
  const [found] = await db.select({ id }).from(table).where(where).limit(1);
  return found?.id as number | undefined;
}

/** Beyond those of an example project. */
let lastNumber = 1_000;
function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

/** A number that a table has only once. */
function isCounted(table: PgTable, { columnType, name }: PgColumn): boolean {
  const isUnique = getTableConfig(table).indexes.some(
    ({ config }) =>
      config.unique && config.columns.some((column) => 'name' in column && column.name === name),
  );
  return columnType === 'PgInteger' && isUnique;
}

/** What the table asks for, and who made it. Whatever it points at is made along. */
export async function insertRow(db: Database, table: PgTable, place: Maker): Promise<number | string> {
  const columns = getTableColumns(table) as Columns;
  const targets = new Map(
    getTableConfig(table).foreignKeys.map((key) => {
      const { columns: from, foreignTable } = key.reference();
      return [from[0], foreignTable];
    }),
  );
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(columns)) {
    const target = targets.get(column);
    if (name === 'createdBy' || name === 'notedBy') row[name] = place.createdBy;
    else if (!column.notNull || column.hasDefault || column.generatedIdentity) continue;
    else if (target) row[name] = await pointAt(db, target, place);
    else row[name] = isCounted(table, column) ? nextNumber() : valueFor(column);
  }
  const key = columns.id ?? columns.key ?? Object.values(columns)[0];
  if (!key) throw new Error(`${getTableName(table)} has no columns`);
  const [made] = await db.insert(table).values(row).returning({ key });
  return made?.key as number | string;
}

/** That somebody added a quote: triggers write the log. */
async function makeChange(db: Database, place: Maker): Promise<number> {
  const key = String(await makeRecord(db, 'quotes', place));
  const [made] = await db
    .update(changes)
    .set({ userId: place.createdBy })
    .where(and(eq(changes.tableName, 'quotes'), eq(changes.recordKey, key)))
    .returning({ id: changes.id });
  if (!made) throw new Error('nothing was written to the log');
  return made.id;
}

/** A record of a kind that is somebody's, straight into its table. */
export async function makeRecord(db: Database, kind: string, place: Maker): Promise<number | string> {
  const record = records[kind];
  if (!record) throw new Error(`nobody declares records of the kind '${kind}'`);
  if (record.table === changes) return makeChange(db, place);
  const existing = record.table === collaborators ? await findOwnMembership(db, place) : undefined;
  if (existing !== undefined) return existing;
  const taken = onlyOne(record.table, place);
  if (taken) await db.delete(record.table).where(taken);
  return insertRow(db, record.table, place);
}
