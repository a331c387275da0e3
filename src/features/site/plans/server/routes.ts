import { may, type Role } from '#/core/rights';
import * as calls from '#/features/site/plans/contract';
import { drawPlan } from '#/features/site/plans/server/draw-plan';
import * as store from '#/features/site/plans/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Services } from '#/platform/server/services';

function shown(plan: store.StoredPlan, role: Role): calls.Plan {
  return { ...plan, mayChange: may(role, 'change') };
}

export async function readPlan(
  db: Database,
  { projectId, role }: { projectId: number; role: Role | undefined },
  id: number,
): Promise<calls.Plan> {
  return shown(await store.getPlan(db, projectId, id), role ?? 'collaborator');
}

export function planRoutes(services: Services): void {
  const { route, db, files } = services;
  const limit = files.projectLimit;

  route(calls.listPlans, async ({ project: { projectId, role } }) =>
    (await store.listPlans(db, projectId)).map((plan) => shown(plan, role)),
  );

  route(calls.createPlan, async ({ transact, user, project: { projectId, role }, body, reply }) => {
    const { width, height, ...made } = await drawPlan(services, { projectId, ...body }, { user, reply });
    return files.keepMadeFor([made], ([file]) =>
      transact(async (tx) => {
        if (!file) throw new Error('nothing was kept');
        const place = { projectId, limit, userId: user.id };
        return shown(await store.createPlan(tx, place, body, { file, width, height }), role);
      }),
    );
  });

  route(calls.updatePlan, async ({ user, project: { projectId, role }, params: { id }, body, reply }) => {
    const place = { projectId, limit, id };
    const { page, documentId, ...others } = body;
    const before = await store.getPlan(db, projectId, id);
    const asked = { documentId: documentId ?? before.documentId, page: page ?? before.page };
    const isSame = asked.documentId === before.documentId && asked.page === before.page;
    if (isSame || asked.documentId === null)
      return db.transaction(async (tx) => shown(await store.updatePlan(tx, place, others, undefined), role));
    const paper = { page: asked.page, documentId: asked.documentId };
    const { width, height, ...made } = await drawPlan(services, { projectId, ...paper }, { user, reply });
    return files.keepMadeFor([made], ([file]) =>
      db.transaction(async (tx) => {
        if (!file) throw new Error('nothing was kept');
        const drawn = { file, width, height };
        return shown(await store.updatePlan(tx, place, { ...others, ...paper }, drawn), role);
      }),
    );
  });

  route(calls.removePlan, ({ project, params }) =>
    db.transaction((tx) => store.removePlan(tx, project.projectId, params.id)),
  );
}
