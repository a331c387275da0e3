import { defineBrowserRoute } from '#/core/call';
import { dayAt } from '#/core/day';
import { mayChangePaper, type Role } from '#/core/rights';
import * as calls from '#/features/site/points/contract';
import { sendArchive } from '#/features/site/points/server/archive';
import { asStep, tellSteps } from '#/features/site/points/server/picture-store';
import * as store from '#/features/site/points/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import type { Services } from '#/platform/server/services';

function shown(
  { createdBy, steps: _, ...point }: store.StoredPoint,
  role: Role,
  userId: number,
): calls.Point {
  return { ...point, mayChange: mayChangePaper(role, createdBy === userId) };
}

export async function readPoint(
  db: Database,
  { projectId, role, userId }: { projectId: number; role: Role | undefined; userId: number },
  id: number,
): Promise<calls.Point> {
  return shown(await store.getPoint(db, projectId, id), role ?? 'collaborator', userId);
}

export function pointRoutes(services: Services): void {
  const { route, browserRoute, db, now, requireRemovable } = services;
  const by = (userId: number, projectId: number) => {
    const at = now();
    return { userId, projectId, at: at.toISOString(), today: dayAt(at) };
  };

  route(calls.listPoints, async ({ user, project: { projectId, role } }) =>
    (await store.listPoints(db, projectId)).map((point) => shown(point, role, user.id)),
  );

  route(calls.createPoint, ({ transact, user, project: { projectId, role }, body }) =>
    transact(async (tx) => shown(await store.createPoint(tx, by(user.id, projectId), body), role, user.id)),
  );

  route(calls.updatePoint, ({ user, project: { projectId, role }, params, body }) =>
    db.transaction(async (tx) =>
      shown(await store.updatePoint(tx, by(user.id, projectId), params.id, body), role, user.id),
    ),
  );

  route(calls.removePoint, ({ user, project: { projectId, role }, params }) =>
    db.transaction(async (tx) => {
      await requireRemovable(tx, 'points', {
        ...{ projectId, ids: [params.id], doer: { userId: user.id, role } },
      });
      await store.removePoint(tx, projectId, params.id);
    }),
  );

  route(calls.listPointSteps, async ({ project: { projectId }, params }) => {
    const { steps } = await store.getPoint(db, projectId, params.id);
    const [told = []] = await tellSteps(db, projectId, [steps]);
    return told.map(asStep);
  });

  browserRoute(
    defineBrowserRoute({
      ...{ method: 'GET', path: calls.pointsArchivePath, who: { right: 'read' } },
      ...{ timeoutMs: longTimeoutMs, limit: { max: 30, perSeconds: 600 } },
    }),
    (request, reply) => sendArchive(services, request, reply),
  );
}
