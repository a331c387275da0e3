import { groupBy } from '#/core/group-by';
import { partsOf } from '#/features/history/logbook/server/undo-parts';
import type { Database } from '#/platform/server/database/engine/database';
import {
  type ActLine,
  listOthersInActs,
  readRows,
  type StoredRows,
} from '#/platform/server/database/log/act-store';
import { type Kind, type Kinds, rowOf } from '#/platform/server/database/log/logged-kinds';
import type { StoredRow } from '#/platform/server/database/log/stored-row';
import {
  type Deeds,
  judge,
  type Refused,
  readFacts,
  type StandingRules,
} from '#/platform/server/standing/judge';
import type { Deed, Doer, Refusal } from '#/platform/server/standing/rule';

type LineWithId = Omit<ActLine, 'projectId'> & { id: number };
type Asked = {
  projectId: number;
  /** Of the acts: what else was done in them is asked. */
  lines: readonly LineWithId[];
  doer: Doer;
};
type Known = { kinds: Kinds; standing: StandingRules };

/** Why acts can't be undone, as their records stand now; those that can are left out. */
export async function findRefusals(
  db: Database,
  { projectId, lines: read, doer }: Asked,
  known: Known,
): Promise<Map<number, Refusal>> {
  const { kinds, standing } = known;
  const told = new Set(
    [...kinds].flatMap(([tableName, { kind, words }]) =>
      standing.has(kind) || words.isUndoneApart ? [tableName] : [],
    ),
  );
  const own = read.filter(({ tableName }) => told.has(tableName)).map((line) => ({ ...line, projectId }));
  const acts = new Set(read.map(({ act }) => act));
  const others = await listOthersInActs(db, {
    projectId,
    acts,
    known: read.map(({ id }) => id),
    tables: told,
  });
  const lines = [...own, ...others].toSorted((one, other) => one.id - other.id);
  const parts = [...groupBy(lines, ({ act }) => act)].flatMap(([act, ofAct]) =>
    partsOf(ofAct.flatMap(asDone(kinds)), kinds).map((part) => ({
      act,
      lines: part.map(({ line }) => line),
    })),
  );
  const judged = await judgeParts(
    db,
    parts.map((part) => part.lines),
    { projectId, doer },
    known,
  );
  const refusals = new Map<number, Refusal>();
  for (const [act, ofAct] of groupBy(
    parts.map((part, at) => ({ act: part.act, refusal: judged[at] })),
    (part) => part.act,
  )) {
    const first = ofAct[0]?.refusal;
    // What can be undone apart is, whatever stays.
    if (first && ofAct.every(({ refusal }) => refusal)) refusals.set(act, first);
  }
  return refusals;
}

function asDone(kinds: Kinds) {
  return (line: ActLine) => {
    const table = kinds.get(line.tableName)?.words.table;
    const { recordKey: key, before, after } = line;
    return table ? [{ table, key, before, after, line }] : [];
  };
}

/** Of each part of an act why it can't be undone, and for which record. */
export async function judgeParts(
  db: Database,
  parts: readonly (readonly ActLine[])[],
  { projectId, doer }: Omit<Asked, 'lines'>,
  { kinds, standing }: Known,
): Promise<(Refused | undefined)[]> {
  const isRuled = ({ tableName }: ActLine) => standing.has(kinds.get(tableName)?.kind ?? '');
  const ruled = parts.map((lines) => lines.filter(isRuled));
  const rows = await readAll(db, ruled.flat(), kinds);
  const deeds = ruled.map((lines) => undoingDeeds(lines, rows, kinds));
  const facts = await readFacts(db, projectId, deeds, standing);
  return deeds.map((each) => judge(each, facts, doer, standing));
}

async function readAll(db: Database, lines: readonly ActLine[], kinds: Kinds): Promise<StoredRows> {
  const wanted = new Map<Kind['words']['table'], string[]>();
  for (const [tableName, ofTable] of groupBy(lines, (line) => line.tableName)) {
    const kind = kinds.get(tableName);
    const keys = ofTable.map(({ recordKey }) => recordKey);
    if (kind) wanted.set(kind.words.table, keys);
  }
  return readRows(db, wanted);
}

/** What undoing would do to each record as it is now. */
function undoingDeeds(lines: readonly ActLine[], rows: StoredRows, kinds: Kinds): Deeds {
  const deeds = new Map<string, Deed[]>();
  for (const ofRecord of groupBy(lines, (line) => `${line.tableName} ${line.recordKey}`).values()) {
    const [first, last] = [ofRecord[0], ofRecord.at(-1)];
    const kind = first && kinds.get(first.tableName);
    if (!first || !last || !kind) continue;
    const now = rows.get(kind.words.table)?.get(first.recordKey) ?? null;
    const next = undone({ now, before: first.before, after: last.after }, kind);
    // What is gone already has nothing to lose.
    if (!now && !next) continue;
    const deed = { key: first.recordKey, now: rowOf(kind.columns, now), next: rowOf(kind.columns, next) };
    deeds.set(kind.kind, [...(deeds.get(kind.kind) ?? []), deed]);
  }
  return deeds;
}

type Sides = Record<'now' | 'before' | 'after', StoredRow | null>;

/** Taken away where the act made it, put back where it took it away, otherwise changed back in what it changed. */
function undone({ now, before, after }: Sides, { derived }: Kind): StoredRow | null {
  if (!before || !now) return before;
  if (!after) return before;
  const back: Record<string, string | null> = { ...now };
  for (const side of [before, after])
    for (const name of Object.keys(side)) {
      const was = before[name] ?? null;
      if (was !== (after[name] ?? null) && !derived.has(name)) back[name] = was;
    }
  return back;
}
