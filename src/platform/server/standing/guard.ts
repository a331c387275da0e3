import { groupBy } from '#/core/group-by';
import { namesOfChange } from '#/core/shows';
import type { Database } from '#/platform/server/database/engine/database';
import { type ActLine, listCurrentAct } from '#/platform/server/database/log/act-store';
import type { Acting } from '#/platform/server/database/log/acting';
import { type Kinds, rowOf } from '#/platform/server/database/log/logged-kinds';
import { type Deeds, errorOf, judge, readFacts, type StandingRules } from '#/platform/server/standing/judge';
import type { Deed, Doer } from '#/platform/server/standing/rule';

/** What follows from a change of a kind, by whichever way it was changed; in the same transaction. */
export type Afterwards = (
  tx: Database,
  done: { projectId: number; deeds: readonly Deed[]; doer: Doer },
) => Promise<void>;

type Parts = {
  kinds: Kinds;
  rules: StandingRules;
  afterwards: ReadonlyMap<string, readonly Afterwards[]>;
};

/** One for each record, whatever the number of lines that tell of it; what came to nothing is left out. */
function deedsOf(lines: readonly ActLine[], kinds: Kinds): Deeds {
  const deeds = new Map<string, Deed[]>();
  for (const ofRecord of groupBy(lines, (line) => `${line.tableName} ${line.recordKey}`).values()) {
    const [first, last] = [ofRecord[0], ofRecord.at(-1)];
    const kind = first && kinds.get(first.tableName);
    if (!first || !last || !kind || (first.before === null && last.after === null)) continue;
    const [now, next] = [rowOf(kind.columns, first.before), rowOf(kind.columns, last.after)];
    deeds.set(kind.kind, [...(deeds.get(kind.kind) ?? []), { key: first.recordKey, now, next }]);
  }
  return deeds;
}

/**
 * Asked at the end of every transaction, of what the database itself says was done in it: a cascade, an undo and a
 * bulk call can't get around a rule that they don't know of.
 */
export function createGuard({ kinds, rules, afterwards }: Parts) {
  const watched = [...kinds].flatMap(([tableName, { kind }]) =>
    rules.has(kind) || afterwards.has(kind) ? [tableName] : [],
  );
  return async (tx: Database, acting: Acting): Promise<void> => {
    const lines = await listCurrentAct(tx, watched);
    acting.changed ??= new Set();
    acting.revisions ??= new Map();
    // Lines come in the order in which they were written: the last of a project has its highest.
    for (const { tableName, projectId, revision, fields } of lines) {
      const kind = kinds.get(tableName)?.kind ?? tableName;
      for (const named of namesOfChange(kind, fields)) acting.changed.add(named);
      acting.revisions.set(projectId, revision);
    }
    for (const [projectId, ofProject] of groupBy(lines, (line) => line.projectId)) {
      const done = deedsOf(ofProject, kinds);
      const role = acting.projectId === projectId ? acting.role : undefined;
      const doer: Doer = { userId: acting.userId ?? null, role };
      const refusal = judge(done, await readFacts(tx, projectId, [done], rules), doer, rules);
      if (refusal) throw errorOf(refusal);
      for (const [kind, deeds] of done)
        for (const follow of afterwards.get(kind) ?? []) await follow(tx, { projectId, deeds, doer });
    }
  };
}
