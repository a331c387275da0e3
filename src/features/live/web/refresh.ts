import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ChangeEvent } from '#/features/live/contract';
import { noteChanger } from '#/platform/web/merge/changers';
import { findRevision } from '#/platform/web/read-revisions';

/** One act is several changes; and what somebody did in this tab is read again by itself. */
const settleMs = 150;

function projectOf([, params]: QueryKey): number | undefined {
  const { projectId } = (params ?? {}) as { projectId?: number };
  return projectId;
}

/** Reads of a project that are older than what was told of it. */
function isBehind(key: QueryKey, projectId: number, revision: number): boolean {
  const read = findRevision(key);
  return projectOf(key) === projectId && read !== undefined && read < revision;
}

/** Kinds that stand in reads which are about no one project: the lists of projects and of contacts. */
const everywhere = ['projects', 'collaborators', 'contacts'];

/** Reads anew what others changed, and only that. */
export function createRefresh(client: QueryClient, projectId: number) {
  let waiting: ChangeEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isBusy = () => client.isMutating() > 0 || client.isFetching() > 0;

  function refresh(): void {
    if (isBusy()) {
      wait();
      return;
    }
    const events = waiting;
    waiting = [];
    const revision = Math.max(...events.map((event) => event.revision));
    const isOld = ({ queryKey }: Query) => isBehind(queryKey, projectId, revision);
    if (!client.getQueryCache().findAll({ predicate: isOld }).length) return;
    const isWide = events.some(({ kind }) => everywhere.includes(kind));
    void client.invalidateQueries({
      predicate: (query) => isOld(query) || (isWide && projectOf(query.queryKey) === undefined),
    });
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(refresh, settleMs);
  }

  return {
    tell: (event: ChangeEvent) => {
      if (typeof event.id === 'number') noteChanger(event.kind, event.id, event.by);
      waiting.push(event);
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}
