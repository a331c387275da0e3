import { AppError } from '#/core/errors';
import { eventsRoute, getRevision, sayHere } from '#/features/history/live/contract';
import { createHub } from '#/features/history/live/server/hub';
import { displayName } from '#/features/people/shared/account/rules';
import { findRevision } from '#/platform/server/database/stores/access-store';
import { hashToken, sessionCookie } from '#/platform/server/identity/sessions';
import type { Services } from '#/platform/server/services';

export function liveRoutes({
  route,
  browserRoute,
  db,
  listen,
  records,
  log,
  logger,
  onStop,
}: Services): void {
  const hub = createHub({ db, listen, kinds: { ...records, ...log }, logger });
  onStop(hub.close);

  route(getRevision, async ({ project: { projectId } }) => {
    const revision = await findRevision(db, projectId);
    if (revision === undefined) throw new AppError('not_found');
    return { revision };
  });

  route(sayHere, async ({ user, project: { projectId }, body }) => {
    await hub.sayHere({ projectId, userId: user.id, name: displayName(user), ...body });
  });

  browserRoute(eventsRoute, async ({ method, visitor, cookies, headers }, reply) => {
    const { user, project } = visitor;
    if (!user || !project) throw new AppError('unauthorized');
    const { projectId, revision } = project;
    const opened = { userId: user.id, projectId, tokenHash: hashToken(cookies[sessionCookie] ?? '') };
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // nginx would keep it until it is whole.
      .header('x-accel-buffering', 'no');
    if (method === 'HEAD') return reply.send('');
    const since = readLast(headers['last-event-id'], revision);
    return reply.send(hub.open({ ...opened, since }, revision).body);
  });
}

/** The revision that a browser heard of last; one that never was counts as the present one. */
function readLast(header: string | string[] | undefined, revision: number): number {
  const last = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : revision;
  return Math.min(last, revision);
}
