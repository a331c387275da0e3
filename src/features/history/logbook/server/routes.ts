import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { loggedIdOf } from '#/core/log';
import type { Role } from '#/core/rights';
import { staysText } from '#/features/history/logbook/rules/stays';
import { undo } from '#/features/history/logbook/server/undo';
import { noLongerKept, refusesUndo } from '#/features/history/logbook/server/undo-checks';
import { mayUndo } from '#/features/history/logbook/server/undo-rights';
import { findRefusals } from '#/features/history/logbook/server/undo-standing';
import { findLine } from '#/features/history/logbook/server/undo-store';
import * as calls from '#/features/history/shared/logbook/contract';
import { stepsOf } from '#/features/history/shared/logbook/rules/steps';
import { listActs } from '#/features/history/shared/logbook/server/acts-store';
import type { ChangeRow } from '#/features/history/shared/logbook/server/line-store';
import * as store from '#/features/history/shared/logbook/server/lines-store';
import { listRemoved } from '#/features/history/shared/logbook/server/removed-store';
import { type DescribedChange, tellChanges } from '#/features/history/shared/logbook/server/tell';
import { toldKinds } from '#/features/history/shared/logbook/server/told-kinds-store';
import { listTrash } from '#/features/history/shared/trash/contract';
import { goneAt } from '#/features/history/trash/server/store';
import { kindsByTable, rowOf } from '#/platform/server/database/log/logged-kinds';
import type { Services } from '#/platform/server/services';

type Asking = { projectId: number; userId: number; role: Role };

function saying<Name extends string>(name: Name, whyNot: string | null = null) {
  return { [name]: whyNot === null, whyNot } as Record<Name, boolean> & { whyNot: string | null };
}

export function logbookRoutes(services: Services): void {
  const { route, db, log, words, standing, config, now } = services;
  const kinds = kindsByTable(log);
  const all = toldKinds(Object.values(log));
  const byKind = new Map(Object.entries(log).map(([kind, words]) => [kind, toldKinds([words])]));
  const telling = (role: Role) => ({ kinds, labels: words.columns, role });

  /** Why each of these can’t be undone; null where it can. */
  async function explain(
    lines: readonly ChangeRow[],
    told: readonly DescribedChange[],
    { projectId, ...doer }: Asking,
  ): Promise<(string | null)[]> {
    const refusals = await findRefusals(db, { projectId, lines, doer }, { kinds, standing });
    return told.map(({ row, kind }) => {
      if (row.before === null && row.after === null) return noLongerKept;
      if (!mayUndo(services, kind, row, doer)) return new AppError('forbidden').message;
      return refusals.get(row.act)?.message ?? refusesUndo(row, kind) ?? null;
    });
  }

  route(calls.listChanges, async ({ user, project: { projectId, role }, query }) => {
    const { kind, ...filter } = query;
    const chosen = kind === undefined ? all : byKind.get(kind);
    if (!chosen) return [];
    const rows = await store.listChanges(db, projectId, { all, chosen }, filter);
    const lines = await tellChanges(db, rows, telling(role));
    const reasons = await explain(rows, lines, { projectId, userId: user.id, role });
    return lines.map(({ row, kind: told, title, fields }, at) => ({
      ...{ id: row.id, revision: row.revision, at: row.at, act: row.act, seen: row.seen },
      via: row.via,
      by: row.userId === null ? null : { id: row.userId, name: row.userName },
      ...{ kind: told.kind, recordId: loggedIdOf(row.recordKey), action: row.action, title, fields },
      ...saying('mayUndo', reasons[at]),
    }));
  });

  route(calls.findSteps, async ({ user, project: { projectId, role }, query: { kind } }) => {
    const place = { projectId, userId: user.id, from: dayAt(now()) };
    const chosen = kind === undefined ? all : byKind.get(kind);
    if (!chosen) return { undo: null, redo: null };
    const latest = stepsOf(await listActs(db, place, chosen, { isLatest: true }));
    const steps = latest.isSettled ? latest : stepsOf(await listActs(db, place, chosen, { isLatest: false }));
    const rows = await store.listLines(
      db,
      [steps.undo, steps.redo].flatMap((step) => step?.lineId ?? []),
    );
    const titles = new Map(
      (await tellChanges(db, rows, telling(role))).map(({ row, title }) => [row.id, title]),
    );
    const stepOf = (step: typeof steps.undo) =>
      step ? { id: step.lineId, title: titles.get(step.lineId) ?? '', count: step.count } : null;
    return { undo: stepOf(steps.undo), redo: stepOf(steps.redo) };
  });

  const kept = toldKinds(Object.values(log).filter(({ isInTrash }) => isInTrash));
  const trashDays = config.keepDays.trash;

  route(listTrash, async ({ user, project: { projectId, role } }) => {
    const removed = await listRemoved(db, projectId, kept, trashDays);
    const rows = removed.filter(({ tableName, before }) => {
      const kind = kinds.get(tableName);
      const row = rowOf(kind?.columns ?? [], before);
      return !(row && kind?.words.keepsOutOfTrash?.(row));
    });
    const told = await tellChanges(db, rows, telling(role));
    const reasons = await explain(rows, told, { projectId, userId: user.id, role });
    return told.map(({ row, kind, name }, at) => ({
      ...{ changeId: row.id, kind: kind.kind, recordId: loggedIdOf(row.recordKey), title: name },
      by: row.userId === null ? null : { id: row.userId, name: row.userName },
      ...saying('mayRestore', reasons[at]),
      ...{ removedAt: row.at, goneAt: goneAt(row.at, trashDays) },
    }));
  });

  route(calls.undoChange, ({ user, project: { projectId, role }, params, query, body }) =>
    db.transaction(async (tx) => {
      const line = await findLine(tx, projectId, params.id);
      if (!line) throw new AppError('not_found');
      const force = body?.force === true || query.force === 'true';
      const { changeId, stays } = await undo(tx, {
        ...{ line, userId: user.id, role, force, kinds, services, trashDays },
      });
      return stays.length === 0 ? { changeId } : { changeId, stays: staysText(stays) };
    }),
  );
}
