import { isInProject, type Who } from '#/core/call';
import type { RouteEntry } from '#/platform/server/http/routes';

type Does = 'change' | 'remove';
type FindNeed = (kind: string, does: Does) => Who | undefined;

/**
 * Who may change or remove records of a kind: what the calls that do so ask for. Asked for each line of the log, of some
 * hundreds of calls: once they are all there, what is found stays.
 */
export function needFinder(entries: readonly RouteEntry[]): FindNeed {
  const known = new Map<string, Who | undefined>();
  let calls = 0;
  return (kind, does) => {
    if (calls !== entries.length) known.clear();
    calls = entries.length;
    const key = `${does} ${kind}`;
    if (!known.has(key)) known.set(key, findNeed(entries, kind, does));
    return known.get(key);
  };
}

function findNeed(entries: readonly RouteEntry[], kind: string, does: Does): Who | undefined {
  const changing = entries.filter(
    ({ method, who, call }) =>
      (method === 'PUT' || method === 'PATCH' || method === 'DELETE') &&
      (call?.versionOf ? call.versionOf.kind === kind : isInProject(who) && who.record === kind),
  );
  const same = changing.find(({ method }) => (method === 'DELETE') === (does === 'remove'));
  return (same ?? changing[0])?.who;
}
