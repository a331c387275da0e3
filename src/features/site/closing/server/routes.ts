import { dayAt } from '#/core/day';
import * as calls from '#/features/site/closing/contract';
import { listClosings } from '#/features/site/closing/server/closings';
import type { Services } from '#/platform/server/services';

export function closingRoutes({ route, db, now }: Services): void {
  route(calls.listClosings, ({ project }) => listClosings(db, project.projectId, dayAt(now())));
}
