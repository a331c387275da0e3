import * as calls from '#/features/people/projects/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import { removeProject, updateProject } from '#/features/people/projects/server/store';
import * as store from '#/features/people/shared/server/project-store';
import type { Services } from '#/platform/server/services';

export function projectRoutes({ route, db }: Services): void {
  route(listProjects, ({ user }) => store.listProjects(db, user.id));

  route(calls.createProject, ({ transact, user, body }) =>
    transact((tx) => store.createProject(tx, user.id, body)),
  );

  route(calls.updateProject, async ({ user, project, body }) => {
    await db.transaction((tx) => updateProject(tx, project.projectId, body));
    return store.getProject(db, user.id, project.projectId);
  });

  route(calls.removeProject, ({ project: { projectId } }) =>
    db.transaction((tx) => removeProject(tx, projectId)),
  );
}
