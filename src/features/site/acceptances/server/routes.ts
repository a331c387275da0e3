import { type Day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { addAddendum } from '#/features/site/acceptances/addenda-contract';
import * as calls from '#/features/site/acceptances/contract';
import { moveDays } from '#/features/site/acceptances/days-contract';
import { addAddendum as keepAddendum } from '#/features/site/acceptances/server/addenda';
import { beginAcceptance, changeMinutes, removeMinutes } from '#/features/site/acceptances/server/change';
import { guestAcceptanceRoutes } from '#/features/site/acceptances/server/guest-routes';
import { sendMinutes } from '#/features/site/acceptances/server/send';
import { keepPaper, signAsOwner } from '#/features/site/acceptances/server/sign';
import * as store from '#/features/site/acceptances/server/store';
import { requireSeenVersion } from '#/platform/server/database/log/acting';
import type { Services } from '#/platform/server/services';

const nothingKept = 'Er is niets ingehouden.';

export function acceptanceRoutes(services: Services): void {
  const { route, db, now } = services;
  const on = (projectId: number) => ({ projectId, today: dayAt(now()) });

  route(calls.listAcceptances, ({ project: { projectId }, params }) =>
    store.listOfQuote(db, on(projectId), params.id),
  );

  route(calls.listProjectAcceptances, ({ project: { projectId } }) =>
    store.listAcceptances(db, on(projectId)),
  );

  route(calls.createAcceptance, ({ transact, user, project: { projectId }, params, body }) =>
    transact(async (tx) => {
      const begun = { kind: body.kind, day: body.day as Day };
      const id = await beginAcceptance(tx, { projectId, userId: user.id }, params.id, begun);
      return store.getAcceptance(tx, on(projectId), id);
    }),
  );

  route(calls.updateAcceptance, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await changeMinutes(tx, { projectId, userId: user.id }, params.id, body);
      return store.getAcceptance(tx, on(projectId), params.id);
    }),
  );

  route(calls.removeAcceptance, ({ project: { projectId }, params }) =>
    db.transaction((tx) => removeMinutes(tx, projectId, params.id)),
  );

  route(calls.sendAcceptance, ({ user, reply, project: { projectId }, params, body }) =>
    sendMinutes(services, { user, reply }, projectId, { id: params.id, ...body }),
  );

  route(calls.signAcceptance, async ({ user, reply, project: { projectId }, params, body }) => {
    await signAsOwner(services, { user, reply }, { projectId, id: params.id }, body);
    return store.getAcceptance(db, on(projectId), params.id);
  });

  route(calls.uploadSigned, async ({ user, reply, project: { projectId }, params, file }) => {
    await keepPaper(services, { user, reply }, { projectId, id: params.id }, file);
    return store.getAcceptance(db, on(projectId), params.id);
  });

  route(addAddendum, async ({ user, reply, project: { projectId }, params, body }) => {
    await keepAddendum(services, { user, reply }, { projectId, id: params.id }, body.text);
    return store.getAcceptance(db, on(projectId), params.id);
  });

  route(calls.releaseKept, ({ project: { projectId }, params }) =>
    db.transaction(async (tx) => {
      const row = await store.getForChange(tx, projectId, params.id);
      requireSeenVersion('acceptances', row.id, row.version);
      if (row.countsSince === null)
        throw new AppError('conflict', 'Teken het proces-verbaal eerst: daarna kunt u het bedrag vrijgeven.');
      if (row.outcome === 'refused' || !row.keptBack || Number(row.keptBack) === 0)
        throw new AppError('conflict', nothingKept);
      if (row.releasedOn === null)
        await store.changeAcceptance(tx, { projectId, id: row.id }, { releasedOn: dayAt(now()) });
      return store.getAcceptance(tx, on(projectId), row.id);
    }),
  );

  route(moveDays, ({ project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      const row = await store.getForChange(tx, projectId, params.id);
      const changes = Object.entries(body).filter(([, value]) => value !== undefined);
      if (changes.length > 0)
        await store.changeAcceptance(tx, { projectId, id: row.id }, Object.fromEntries(changes));
      return store.getAcceptance(tx, on(projectId), row.id);
    }),
  );

  guestAcceptanceRoutes(services);
}
