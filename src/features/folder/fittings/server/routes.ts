import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import * as calls from '#/features/folder/fittings/contract';
import { proposeFittings } from '#/features/folder/fittings/rules/proposals';
import { listInvoiceLines } from '#/features/folder/fittings/server/invoice-line-store';
import * as store from '#/features/folder/fittings/server/store';
import type { Services } from '#/platform/server/services';

export function fittingsRoutes({ route, db, now }: Services): void {
  /** Maintenance that is still to come is planned, and nothing that was done. */
  function requireDone(lastMaintained: string | null | undefined): void {
    if (!lastMaintained || lastMaintained <= dayAt(now())) return;
    const message = 'Deze dag moet nog komen. Vul de dag van het laatste onderhoud in.';
    throw new AppError('invalid', message, [{ path: 'lastMaintained', message }]);
  }

  route(calls.listFittings, ({ project }) => store.listFittings(db, project.projectId));

  route(calls.listProposals, async ({ project: { projectId } }) =>
    proposeFittings(await listInvoiceLines(db, projectId), await store.listFittings(db, projectId)),
  );

  route(calls.createFitting, ({ transact, user, project: { projectId }, body }) => {
    requireDone(body.lastMaintained);
    return transact((tx) => store.createFitting(tx, { userId: user.id, projectId }, body));
  });

  route(calls.updateFitting, ({ user, project: { projectId }, params, body }) => {
    requireDone(body.lastMaintained);
    return db.transaction((tx) => store.updateFitting(tx, { userId: user.id, projectId }, params.id, body));
  });

  route(calls.removeFitting, ({ project, params }) =>
    db.transaction((tx) => store.removeFitting(tx, project.projectId, params.id)),
  );
}
