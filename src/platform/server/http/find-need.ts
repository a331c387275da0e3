import { isInProject, type Who } from '#/core/call';
import type { RouteEntry } from '#/platform/server/http/routes';

/** Who may change or remove records of a kind: what the calls that do so ask for. */
export function findNeed(
  entries: readonly RouteEntry[],
  kind: string,
  does: 'change' | 'remove',
): Who | undefined {
  const changing = entries.filter(
    ({ method, who, call }) =>
      (method === 'PUT' || method === 'PATCH' || method === 'DELETE') &&
      (call?.versionOf ? call.versionOf.kind === kind : isInProject(who) && who.record === kind),
  );
  const same = changing.find(({ method }) => (method === 'DELETE') === (does === 'remove'));
  return (same ?? changing[0])?.who;
}
