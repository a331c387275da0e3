import { moveTask } from '#/features/site/planning/server/plan-store';
import * as store from '#/features/site/planning/server/store';
import * as calls from '#/features/site/shared/planning/contract';
import type { Services } from '#/platform/server/services';

export function planningRoutes({ route, db }: Services): void {
  route(calls.listTasks, ({ project }) => store.listTasks(db, project.projectId));

  route(calls.createTask, ({ transact, user, project, body }) =>
    transact((tx) => store.createTask(tx, user.id, project.projectId, body)),
  );

  route(calls.updateTask, ({ user, project, params, body }) =>
    db.transaction((tx) => store.updateTask(tx, user.id, project.projectId, params.id, body)),
  );

  route(calls.moveTask, ({ project, body }) => db.transaction((tx) => moveTask(tx, project.projectId, body)));

  route(calls.removeTask, ({ project, params }) =>
    db.transaction((tx) => store.removeTask(tx, project.projectId, params.id)),
  );
}
