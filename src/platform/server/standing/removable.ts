import type { Database } from '#/platform/server/database/engine/database';
import { readRows } from '#/platform/server/database/log/act-store';
import type { LogWords } from '#/platform/server/database/log/log-words';
import { rowOf } from '#/platform/server/database/log/logged-kinds';
import { columnKindsOf } from '#/platform/server/database/schema/column-kinds';
import { errorOf, judge, readFacts, type StandingRules } from '#/platform/server/standing/judge';
import type { Doer } from '#/platform/server/standing/rule';

type Asked = { projectId: number; ids: readonly number[]; doer: Doer };

export type RequireRemovable = (tx: Database, kind: string, asked: Asked) => Promise<void>;

export function createRequireRemovable(
  log: Readonly<Record<string, LogWords>>,
  rules: StandingRules,
): RequireRemovable {
  return async (tx, kind, { projectId, ids, doer }) => {
    const words = log[kind];
    if (!words) throw new Error(`the log doesn't know the kind '${kind}'`);
    const columns = columnKindsOf(words.table);
    const rows = (await readRows(tx, new Map([[words.table, ids.map(String)]]))).get(words.table);
    const own = [...(rows ?? [])].filter(([, row]) => row.project_id === String(projectId));
    const deeds = own.map(([key, row]) => ({ key, now: rowOf(columns, row), next: null }));
    const act = new Map([[kind, deeds]]);
    const refusal = judge(act, await readFacts(tx, projectId, [act], rules), doer, rules);
    if (refusal) throw errorOf(refusal);
  };
}
