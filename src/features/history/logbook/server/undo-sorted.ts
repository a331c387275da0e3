import { AppError } from '#/core/errors';
import {
  type AnyTable,
  type Asked,
  checkRefusals,
  checkStanding,
  isAdded,
  type Table,
} from '#/features/history/logbook/server/undo-checks';
import { partsOf } from '#/features/history/logbook/server/undo-parts';
import { UndoRefused } from '#/features/history/logbook/server/undo-refused';
import { judgeParts } from '#/features/history/logbook/server/undo-standing';
import * as store from '#/features/history/logbook/server/undo-store';
import type { Database } from '#/platform/server/database/engine/database';
import { rowOf } from '#/platform/server/database/log/logged-kinds';
import { findColumn, linksOf, nameOfTable } from '#/platform/server/database/schema/tables';
import type { Refused } from '#/platform/server/standing/judge';

type Part = readonly store.Undoable[];
type Sorted = {
  going: Table[];
  /** What stays, each with why, in a sentence. */
  stays: string[];
};

/** What is undone of an act, and what stays because it can't be any more. Refused where nothing could be undone. */
export async function sortParts(tx: Database, records: Part, asked: Asked): Promise<Sorted> {
  const parts = partsOf(records, asked.kinds);
  const isWhole = parts.length === 1;
  const refusals = await refusalsOf(tx, parts, asked);
  const sorted: Sorted = { going: [], stays: [] };
  let first: UndoRefused | undefined;
  for (const [at, part] of parts.entries()) {
    const found = await lookAt(tx, part, { asked, refusal: refusals[at], isWhole });
    if (!(found instanceof UndoRefused)) {
      sorted.going.push(...found);
      continue;
    }
    if (isWhole) throw found;
    first ??= found;
    sorted.stays.push(`${nameOf(part, refusals[at], asked)}. ${found.fact}`);
  }
  if (sorted.going.length === 0) throw first ?? new UndoRefused(alreadyUndone, { canForce: false });
  return { ...sorted, going: merge(sorted.going) };
}

const alreadyUndone = 'Dit is al ongedaan gemaakt.';

async function refusalsOf(tx: Database, parts: readonly Part[], { line, kinds, services, ...doer }: Asked) {
  const lines = parts.map((part) =>
    part.map(({ table, key, projectId, before, after }) => ({
      ...{ act: line.act, tableName: nameOfTable(table), recordKey: key, projectId, before, after },
    })),
  );
  const { userId, role } = doer;
  const asked = { projectId: line.projectId, doer: { userId, role } };
  return judgeParts(tx, lines, asked, { kinds, standing: services.standing });
}

type Looking = { asked: Asked; refusal: Refused | undefined; isWhole: boolean };

/** The part as it stands, or why it stays. */
async function lookAt(
  tx: Database,
  part: Part,
  { asked, refusal, isWhole }: Looking,
): Promise<Table[] | UndoRefused> {
  if (refusal?.isForbidden) throw new AppError('forbidden', refusal.message);
  if (refusal) return new UndoRefused(refusal.message, { canForce: false });
  try {
    checkRefusals(part, asked);
    const tables = await readTables(tx, part, { asked, isWhole });
    for (const each of tables) await checkStanding(tx, each, tables, asked);
    return tables;
  } catch (error) {
    if (error instanceof UndoRefused) return error;
    throw error;
  }
}

async function readTables(
  tx: Database,
  part: Part,
  { asked: { kinds }, isWhole }: Omit<Looking, 'refusal'>,
): Promise<Table[]> {
  const tables: Table[] = [];
  for (const table of parentsFirst(part)) {
    const these = part.filter((each) => each.table === table);
    const standing = await store.readStanding(tx, table, these);
    const byKey = new Map(standing.map((each) => [each.key, each]));
    const held = isWhole ? new Set() : await findHeld(tx, table, part);
    const records = these.flatMap((each) => {
      const found = byKey.get(each.key);
      // Of one among many that somebody took away by hand there is nothing left to undo.
      const isLeft = found && (isWhole || found.isThere || !isAdded(each)) && !held.has(each.key);
      return isLeft ? [{ ...each, ...found }] : [];
    });
    if (records.length > 0) tables.push({ table, kind: kinds.get(nameOfTable(table)), records });
  }
  // Only what it changed is left: somebody took the rest back.
  const isGone = !isWhole && !tables.some(({ records }) => records.some(isAdded)) && part.some(isAdded);
  return isGone ? [] : tables;
}

/** Of no project, like a shop that was made a contact: it stays where others lean on it by now. */
async function findHeld(tx: Database, table: AnyTable, part: Part): Promise<Set<string>> {
  const held = new Set<string>();
  if (findColumn(table, 'projectId')) return held;
  const own = new Set(part.map((each) => `${nameOfTable(each.table)} ${each.key}`));
  for (const { key } of part.filter((each) => each.table === table && isAdded(each))) {
    const hanging = await store.listHanging(tx, table, [key]);
    const isHeld = hanging.some(
      ({ table: other, keys, holds }) =>
        holds && keys.some((each) => !own.has(`${nameOfTable(other)} ${each}`)),
    );
    if (isHeld) held.add(key);
  }
  return held;
}

/** By what is in the way, or else by what it is about. */
function nameOf(part: Part, refusal: Refused | undefined, { kinds }: Asked): string {
  const known = part.flatMap(({ table, key, before, after }) => {
    const kind = kinds.get(nameOfTable(table));
    const links = linksOf(table).map(({ name }) => [name, null]);
    const row = kind && rowOf(kind.columns, after ?? before);
    return kind && row ? [{ kind, key, row: { ...row, ...Object.fromEntries(links) } }] : [];
  });
  const found =
    known.find(({ kind, key }) => kind.kind === refusal?.of.kind && key === refusal.of.deed.key) ??
    known.find(({ kind }) => !kind.words.isUndoneApart);
  const name = found?.kind.words.name(found.row) ?? 'Eén ervan';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The same tables of several parts are one. */
function merge(tables: readonly Table[]): Table[] {
  const records = tables.flatMap((each) => each.records);
  return parentsFirst(records).flatMap((table) => {
    const [first, ...others] = tables.filter((each) => each.table === table);
    return first ? [{ ...first, records: [first, ...others].flatMap((each) => each.records) }] : [];
  });
}

/** What is pointed at comes before what points to it. */
function parentsFirst(records: readonly store.Undoable[]): AnyTable[] {
  const waiting = new Set(records.map(({ table }) => table));
  const ordered: AnyTable[] = [];
  while (waiting.size > 0) {
    const isFree = (table: AnyTable) =>
      !linksOf(table).some(({ target }) => target !== table && waiting.has(target));
    const next = [...waiting].find(isFree) ?? [...waiting][0];
    if (!next) break;
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}
