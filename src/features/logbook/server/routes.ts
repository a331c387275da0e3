import { AppError } from '#/core/errors';
import { loggedIdOf } from '#/core/log';
import * as calls from '#/features/logbook/contract';
import { kindsByTable, rowOf, tellChanges } from '#/features/logbook/server/shared/tell';
import * as store from '#/features/logbook/server/store';
import { undo } from '#/features/logbook/server/undo';
import { mayUndo } from '#/features/logbook/server/undo-rights';
import { findLine } from '#/features/logbook/server/undo-store';
import { listTrash } from '#/features/trash/contract';
import { goneAt } from '#/features/trash/server/store';
import type { Services } from '#/platform/server/services';

export function logbookRoutes(services: Services): void {
  const { route, db, log, words, config } = services;
  const kinds = kindsByTable(log);

  route(calls.listChanges, async ({ user, project: { projectId, role }, query }) => {
    const { kind, ...filter } = query;
    const wanted = Object.entries(log).flatMap(([name, each]) =>
      kind === undefined || kind === name ? [each] : [],
    );
    const rows = await store.listChanges(db, projectId, wanted, filter);
    const lines = await tellChanges(db, rows, kinds, words.columns);
    return lines.map(({ row, kind: told, title, fields }) => ({
      ...{ id: row.id, revision: row.revision, at: row.at, act: row.act },
      by: row.userId === null ? null : { id: row.userId, name: row.userName },
      ...{ kind: told.kind, recordId: loggedIdOf(row.recordKey), action: row.action, title, fields },
      mayUndo:
        (row.before !== null || row.after !== null) &&
        mayUndo(services, told, row, { userId: user.id, role }),
    }));
  });

  const kept = Object.values(log).filter(({ isInTrash }) => isInTrash);
  const trashDays = config.keepDays.trash;

  route(listTrash, async ({ user, project: { projectId, role } }) => {
    const removed = await store.listRemoved(db, projectId, kept, trashDays);
    const rows = removed.filter(({ tableName, before }) => {
      const kind = kinds.get(tableName);
      const row = rowOf(kind?.columns ?? [], before);
      return !(row && kind?.words.keepsOutOfTrash?.(row));
    });
    const told = await tellChanges(db, rows, kinds, words.columns);
    return told.map(({ row, kind, name }) => ({
      ...{ changeId: row.id, kind: kind.kind, recordId: loggedIdOf(row.recordKey), title: name },
      by: row.userId === null ? null : { id: row.userId, name: row.userName },
      mayRestore: mayUndo(services, kind, row, { userId: user.id, role }),
      ...{ removedAt: row.at, goneAt: goneAt(row.at, trashDays) },
    }));
  });

  route(calls.undoChange, ({ user, project: { projectId, role }, params, query, body }) =>
    db.transaction(async (tx) => {
      const line = await findLine(tx, projectId, params.id);
      if (!line) throw new AppError('not_found');
      const force = body?.force === true || query.force === 'true';
      const changeId = await undo(tx, {
        ...{ line, userId: user.id, role, force, kinds, services, trashDays },
      });
      return { changeId };
    }),
  );
}
