import { updateHome } from '#/features/work/shared/home/change-contract';
import { getHome } from '#/features/work/shared/home/contract';
import * as store from '#/features/work/shared/home/server/store';
import type { Services } from '#/platform/server/services';

export function homeRoutes({ route, db }: Services): void {
  route(getHome, ({ project }) => store.getHome(db, project.projectId));

  route(updateHome, ({ project, body }) =>
    db.transaction((tx) => store.updateHome(tx, project.projectId, body)),
  );
}
