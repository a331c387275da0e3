import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { day, id, moment } from '#/core/shapes';
import { isStorable } from '#/core/storable';
import { type IdPlace, placesOf } from '#/features/people/archive/rules/renew-ids';
import { type Archiving, archivingOf, listArchived } from '#/platform/server/database/schema/archived';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { findColumn, linksOf } from '#/platform/server/database/schema/tables';

/** How its rows are found: by their project, by what they are a part of, or because others name them. */
export type Belongs = 'in-project' | { readonly part: string; readonly of: PgTable } | 'named';

/** A table of which rows travel, with all that has to be known for it. */
export type Travelling = {
  readonly table: PgTable;
  readonly name: string;
  readonly archiving: Archiving;
  readonly belongs: Belongs;
  /** What goes along of a row: not whose it is, nor what only counts here. */
  readonly columns: readonly (readonly [name: string, column: PgColumn])[];
  readonly hasId: boolean;
  /** Its links and the other ids in it, people and the project apart. */
  readonly places: readonly IdPlace[];
  readonly shape: z.ZodType<Record<string, unknown>>;
};

/** Of this server alone, in any table. */
const ofHere = new Set(['projectId', 'version', 'updatedAt', 'removedAt']);

const longestText = 200_000;
const text = z.string().max(longestText).refine(isStorable);

function shapeOf(table: PgTable, name: string, column: PgColumn): z.ZodType {
  const shape = valueShape(table, name, column);
  const orNull = column.notNull ? shape : shape.nullish();
  // Older archives don't have what was added later.
  return column.hasDefault && !column.primary ? orNull.optional() : orNull;
}

function valueShape(table: PgTable, name: string, column: PgColumn): z.ZodType {
  if (column.primary) return id;
  switch (column.columnType) {
    case 'PgJsonb': {
      const shape = archivingOf(table)?.shapes?.[name];
      if (!shape) throw new Error(`${getTableName(table)}.${name} has no shape for an archive`);
      return shape.refine(isStorable);
    }
    case 'PgNumeric':
      return z.string().regex(/^-?\d{1,16}(\.\d{1,4})?$/);
    case 'PgNumericNumber':
    case 'PgDoublePrecision':
      return z.number();
    case 'PgInteger':
    case 'PgBigInt53':
      return z.int().min(-2_147_483_648).max(2_147_483_647);
    case 'PgBoolean':
      return z.boolean();
    case 'PgDateString':
      return day;
    case 'PgCustomColumn':
      return moment;
    case 'PgUUID':
      return z.uuid();
    default:
      return column.enumValues?.length ? z.enum(column.enumValues as [string, ...string[]]) : text;
  }
}

function describe(table: PgTable): Travelling {
  const archiving = archivingOf(table) ?? {};
  const links = linksOf(table);
  const isOfPeople = ({ target }: { target: PgTable }) => target === users || target === projects;
  const left = new Set([...ofHere, ...links.filter(isOfPeople).map(({ name }) => name)]);
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(
    ([name]) => !left.has(name),
  );
  const part = links.find(({ isPart, target }) => isPart && archivingOf(target) !== undefined);
  const linked = links
    .filter((link) => !isOfPeople(link))
    .map(({ name, target }) => ({ path: [name], target: getTableName(target) }));
  return {
    ...{ table, name: getTableName(table), archiving, columns },
    belongs: findColumn(table, 'projectId')
      ? 'in-project'
      : part
        ? { part: part.name, of: part.target }
        : 'named',
    hasId: columns.some(([, { primary }]) => primary),
    places: [...linked, ...placesOf(archiving.ids ?? {})],
    shape: z.strictObject(
      Object.fromEntries(columns.map(([name, column]) => [name, shapeOf(table, name, column)])),
    ),
  };
}

let known: readonly Travelling[] | undefined;

/** What is pointed at comes before what points to it. */
export function listTravelling(): readonly Travelling[] {
  known ??= inOrder(listArchived().map(describe));
  return known;
}

function inOrder(all: readonly Travelling[]): Travelling[] {
  const ordered: Travelling[] = [];
  const waiting = new Set(all);
  const waitsFor = ({ table }: Travelling) =>
    linksOf(table).some(
      ({ target }) => target !== table && [...waiting].some((each) => each.table === target),
    );
  while (waiting.size > 0) {
    const free = [...waiting].filter((each) => !waitsFor(each));
    if (free.length === 0) throw new Error('tables of a project point at each other in a circle');
    for (const each of free) waiting.delete(each);
    ordered.push(...free);
  }
  return ordered;
}

/** What every server has and rows only name, such as the kinds of subsidy: told apart by its name. */
export function listNamesakes(): readonly PgTable[] {
  const targets = listArchived().flatMap((table) => linksOf(table).map(({ target }) => target));
  return [...new Set(targets)].filter(
    (target) => archivingOf(target) === undefined && ![users, projects, files].includes(target as never),
  );
}
