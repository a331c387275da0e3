import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#/core/errors';
import type { ArchiveData, ArchivedRow } from '#/features/people/archive/rules/format';
import { renewIds } from '#/features/people/archive/rules/renew-ids';
import {
  listNamesakes,
  listTravelling,
  type Travelling,
} from '#/features/people/archive/server/shared/travelling-store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { projects } from '#/platform/server/database/schema/projects';
import { findColumn, keyColumnOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { KeptFile } from '#/platform/server/database/stores/file-store';

export type ReadProject = Pick<ArchiveData, 'project' | 'tables' | 'names'> & { files: KeptFile[] };

type Of = { projectId: number /** Only what this person added. */; createdBy?: number };

/** All that travels of a project, as it is at one moment. */
export async function readProject(tx: Database, { projectId, createdBy }: Of): Promise<ReadProject> {
  const [project] = await tx
    .select({
      name: projects.name,
      description: projects.description,
      status: projects.status,
      lastPoint: projects.lastPoint,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw new AppError('not_found');
  const tables: Record<string, ArchivedRow[]> = {};
  const travelling = listTravelling();
  const isNamed = ({ belongs }: Travelling) => belongs === 'named';
  for (const each of travelling.filter((one) => !isNamed(one))) {
    const where = whereOf(each, projectId, tables);
    const maker = findColumn(each.table, 'createdBy');
    if (createdBy !== undefined && !maker) continue;
    const own = createdBy !== undefined && maker ? sql` and ${maker} = ${createdBy}` : sql``;
    tables[each.name] = await readRows(tx, each, sql`${where}${own}`);
  }
  const used = idsIn(travelling, tables);
  for (const each of travelling.filter(isNamed)) {
    const ids = [...(used.get(each.name) ?? [])].map(Number);
    tables[each.name] = await readRows(tx, each, isAnyOf(keyColumnOf(each.table), ids));
  }
  return {
    project,
    tables,
    names: await readNames(tx, used),
    files: await readFiles(tx, projectId, createdBy === undefined ? undefined : used.get('files')),
  };
}

function whereOf({ table, belongs }: Travelling, projectId: number, read: ReadProject['tables']): SQL {
  if (typeof belongs === 'object') {
    const column = findColumn(table, belongs.part);
    const ids = (read[getTableName(belongs.of)] ?? []).map(({ id }) => Number(id));
    if (column) return isAnyOf(column, ids);
  }
  const inProject = findColumn(table, 'projectId');
  if (!inProject) throw new Error(`${getTableName(table)} is of no project`);
  return sql`${inProject} = ${projectId}`;
}

async function readRows(
  tx: Database,
  { table, columns, archiving: { ranks } }: Travelling,
  where: SQL,
): Promise<ArchivedRow[]> {
  const wanted = Object.fromEntries(columns);
  const rows: ArchivedRow[] = await tx.select(wanted).from(table).where(where).orderBy(sql`1`);
  if (ranks === undefined) return rows;
  const placeOf = (row: ArchivedRow) => Number(row[ranks] ?? row.id);
  const inOrder = rows.toSorted((a, b) => placeOf(a) - placeOf(b) || Number(a.id) - Number(b.id));
  return inOrder.map((row, index) => ({ ...row, [ranks]: index + 1 }));
}

/** Which ids of each table the rows name. */
function idsIn(travelling: readonly Travelling[], tables: ReadProject['tables']): Map<string, Set<unknown>> {
  const used = new Map<string, Set<unknown>>();
  for (const { name, places } of travelling) {
    for (const row of tables[name] ?? []) {
      renewIds(row, places, (target, id) => {
        const ids = used.get(target) ?? new Set();
        used.set(target, ids.add(id));
        return id;
      });
    }
  }
  return used;
}

async function readNames(tx: Database, used: ReadonlyMap<string, ReadonlySet<unknown>>) {
  const names: ReadProject['names'] = {};
  for (const table of listNamesakes()) {
    const rows = await readNamesOf(tx, table);
    const ids = used.get(getTableName(table));
    names[getTableName(table)] = rows.filter(({ id }) => ids?.has(id));
  }
  return names;
}

export async function readNamesOf(tx: Database, table: PgTable): Promise<{ id: number; name: string }[]> {
  const [id, name] = [findColumn(table, 'id'), findColumn(table, 'name')];
  if (!id || !name) throw new Error(`${getTableName(table)} has no names`);
  const rows = await tx.select({ id, name }).from(table).orderBy(sql`1`);
  return rows.map((row) => ({ id: Number(row.id), name: String(row.name) }));
}

async function readFiles(tx: Database, projectId: number, only: ReadonlySet<unknown> | undefined) {
  const rows = await tx
    .select()
    .from(files)
    .where(sql`${files.projectId} = ${projectId} and ${files.removedAt} is null`)
    .orderBy(files.key);
  return rows
    .filter(({ key }) => only === undefined || only.has(key))
    .map(({ key, name, mimeType, size, sha256 }) => ({ key, name, mimeType, size, sha256 }));
}
