import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, getTableName, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import type { ArchiveData, ArchivedFile, ArchivedRow } from '#/features/people/archive/rules/format';
import { markRead } from '#/features/people/archive/rules/given-mark';
import { renewIds } from '#/features/people/archive/rules/renew-ids';
import { misfit, type OpenArchive, unusable } from '#/features/people/archive/server/open-archive';
import { readNamesOf } from '#/features/people/archive/server/shared/read-project-store';
import {
  listNamesakes,
  listTravelling,
  type Travelling,
} from '#/features/people/archive/server/shared/travelling-store';
import { projectFields } from '#/features/people/projects/contract';
import { createProject } from '#/features/people/shared/server/project-store';
import type { Database } from '#/platform/server/database/engine/database';
import { skipLog } from '#/platform/server/database/engine/skip-log';
import { projects } from '#/platform/server/database/schema/projects';
import { findColumn } from '#/platform/server/database/schema/tables';
import { insertFiles, type KeptFile } from '#/platform/server/database/stores/file-store';
import type { FileSource } from '#/platform/server/storage/files';
import { findKind } from '#/platform/server/storage/inspect';

/** The files of an archive as the store takes them: by their own words, and by what is in them. */
export function sourcesOf({ data, open }: OpenArchive): FileSource[] {
  return data.files.map(({ path, name, mimeType, sha256, size }) => ({
    name,
    open: () => open(path),
    judge: async (arrived) => {
      if (arrived.sha256 !== sha256 || arrived.size !== size)
        throw unusable(
          `Het bestand ‘${name}’ in dit archief is niet meer wat het was. Er is niets ingelezen.`,
        );
      const kind = await findKind(await readFile(arrived.path));
      if (!kind || fileKinds[kind].mimeType !== mimeType)
        throw unusable(`Het bestand ‘${name}’ in dit archief is niet wat het zegt te zijn.`);
      return kind;
    },
  }));
}

type Import = { data: ArchiveData; kept: readonly KeptFile[]; ownerId: number; limit: number };

/** In one transaction: a project of its own, in which every number is a new one. */
export async function writeProject(
  tx: Database,
  { data, kept, ownerId, limit }: Import,
): Promise<{ id: number }> {
  const fields = projectFields.safeParse(data.project);
  if (!fields.success) throw unusable(misfit(['project']));
  const { id: projectId } = await createProject(tx, ownerId, {
    ...fields.data,
    status: data.project.status,
  });
  const given = (data.tables.points ?? []).map(({ number }) => Number(number));
  const lastPoint = given.reduce((last, number) => Math.max(last, number), data.project.lastPoint);
  await tx.update(projects).set({ lastPoint }).where(eq(projects.id, projectId));
  // The project's own line says it all: what is in it was done elsewhere.
  await skipLog(tx);
  await insertFiles(tx, projectId, kept, { limit });
  const renew = await renewal(tx, data, { kept, ownerId });
  for (const each of listTravelling())
    await writeRows(tx, each, rowsFor(each, data, { renew, projectId, ownerId }));
  return { id: projectId };
}

type Renewal = {
  renew: (target: string, id: unknown) => unknown;
  isThere: (name: string, id: unknown) => boolean;
};

/** New numbers for everything, known before anything is written: rows point at each other in any order. */
async function renewal(
  tx: Database,
  data: ArchiveData,
  { kept, ownerId }: { kept: readonly KeptFile[]; ownerId: number },
): Promise<Renewal> {
  const renewed = new Map<string, Map<unknown, unknown>>();
  const there = new Map<string, ReadonlySet<unknown>>();
  renewed.set('files', new Map(data.files.map(({ key }: ArchivedFile, index) => [key, kept[index]?.key])));
  renewed.set('users', new Map());
  for (const table of listNamesakes()) {
    const here = new Map((await readNamesOf(tx, table)).map(({ id, name }) => [name, id]));
    const name = getTableName(table);
    const known = (data.names[name] ?? []).map((each) => [each.id, here.get(each.name)] as const);
    renewed.set(name, new Map(known.filter(([, id]) => id !== undefined)));
  }
  for (const each of listTravelling().filter(({ hasId }) => hasId)) {
    const rows = data.tables[each.name] ?? [];
    const same = each.belongs === 'named' ? await findSame(tx, each, rows, ownerId) : new Map();
    const others = rows.filter(({ id }) => !same.has(id));
    // Some names what was in the trash: it gets a number that nothing else will have.
    const gone = [...(idsNamed(data).get(each.name) ?? [])].filter(
      (id) => !rows.some((row) => row.id === id),
    );
    const fresh = await takeNumbers(tx, each.table, others.length + gone.length);
    const numbers = [...others.map(({ id }) => id), ...gone].map((id, index) => [id, fresh[index]] as const);
    renewed.set(each.name, new Map([...same, ...numbers]));
    there.set(each.name, new Set(same.keys()));
  }
  return {
    isThere: (name, id) => there.get(name)?.has(id) ?? false,
    renew: (target, id) => {
      if (target === 'users') return 0;
      const found = renewed.get(target)?.get(id);
      if (found !== undefined) return found;
      if (target === 'files') return randomUUID();
      throw unusable(misfit([target, String(id)]));
    },
  };
}

function idsNamed({ tables }: ArchiveData): Map<string, Set<unknown>> {
  const named = new Map<string, Set<unknown>>();
  for (const { name, places } of listTravelling()) {
    for (const row of tables[name] ?? []) {
      renewIds(row, places, (target, id) => {
        named.set(target, (named.get(target) ?? new Set()).add(id));
        return id;
      });
    }
  }
  return named;
}

async function takeNumbers(tx: Database, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const name = getTableName(table);
  const { rows } = (await tx.execute(
    sql`select nextval(pg_get_serial_sequence(${name}, 'id'))::int as id from generate_series(1, ${count})`,
  )) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}

/** Those that the person has already, the same to the letter: by the id in the archive, the one here. */
async function findSame(
  tx: Database,
  { table, columns }: Travelling,
  rows: readonly ArchivedRow[],
  ownerId: number,
): Promise<Map<unknown, unknown>> {
  const [owner, removed] = [findColumn(table, 'userId'), findColumn(table, 'removedAt')];
  if (!owner) return new Map();
  const keyOf = (row: ArchivedRow) =>
    JSON.stringify(
      columns.filter(([name]) => name !== 'id' && name !== 'createdAt').map(([name]) => row[name] ?? null),
    );
  const own: ArchivedRow[] = await tx
    .select(Object.fromEntries(columns))
    .from(table)
    .where(and(eq(owner, ownerId), removed && isNull(removed)))
    .orderBy(sql`1`);
  const here = new Map(own.toReversed().map((row) => [keyOf(row), row.id]));
  return new Map(
    rows.flatMap((row) => {
      const same = here.get(keyOf(row));
      return same === undefined ? [] : [[row.id, same] as const];
    }),
  );
}

type Place = { renew: Renewal; projectId: number; ownerId: number };

function rowsFor(
  { name, table, places, archiving: { given, calculated } }: Travelling,
  { tables, madeAt }: ArchiveData,
  { renew: { renew, isThere }, projectId, ownerId }: Place,
): ArchivedRow[] {
  const madeOn = dayAt(new Date(madeAt));
  const own = {
    ...(findColumn(table, 'projectId') && { projectId }),
    ...(findColumn(table, 'createdBy') && { createdBy: ownerId }),
    ...(findColumn(table, 'userId') && { userId: ownerId }),
  };
  const recalculate = (row: ArchivedRow): ArchivedRow => {
    const sums = calculated ? calculated(row) : {};
    if (!sums) throw unusable(misfit([name, String(row.id)]));
    return { ...row, ...sums };
  };
  return (tables[name] ?? [])
    .filter(({ id }) => !isThere(name, id))
    .map((row) => ({
      ...renewIds(recalculate(row), [{ path: ['id'], target: name }, ...places], renew),
      ...(given && row[given.at] ? { [given.by]: markRead(row[given.by], madeOn) } : {}),
      ...own,
    }));
}

const rowsAtOnce = 500;

async function writeRows(tx: Database, { table }: Travelling, rows: readonly ArchivedRow[]): Promise<void> {
  const project = findColumn(table, 'projectId');
  const projectId = rows[0]?.projectId;
  // A new project has some of its own already, such as its budget.
  if (project?.primary && projectId !== undefined) await tx.delete(table).where(eq(project, projectId));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(from, from + rowsAtOnce))
      .catch((error: unknown) => {
        throw isRefusedData(error) ? unusable(misfit([getTableName(table)])) : error;
      });
  }
}

/** By its class: a value that is out of range, or a rule of the table that it breaks. */
function isRefusedData(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return !(error instanceof AppError) && /^2[23]/.test(code);
}
