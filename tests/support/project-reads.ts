import { fillPath, isInProject } from '#/core/call';
import { makeRecord } from './record-fixtures';
import type { TestApp } from './test-app';

/** Every read in a project that a revision vouches for, with the ids of records that are there. */
export async function listProjectReads(
  app: TestApp,
  place: { projectId: number; createdBy: number },
): Promise<{ address: string; isShared: boolean }[]> {
  const reads = app.routes.filter(
    ({ method, who, call }) => method === 'GET' && isInProject(who) && call?.output && !call.isPersonal,
  );
  return Promise.all(
    reads.map(async ({ path, who, call }) => {
      const kind = isInProject(who) ? who.record : undefined;
      const id = kind ? Number(await makeRecord(app.db, kind, place)) : 0;
      const address = fillPath(path, { projectId: place.projectId, id });
      return { address, isShared: call?.sameForAll === true };
    }),
  );
}
