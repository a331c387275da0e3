import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ChangeEvent } from '#/features/history/live/contract';
import { noteChanger } from '#/platform/web/merge/changers';
import { findRead } from '#/platform/web/read-revisions';

/** One act is several changes; and what somebody did in this tab is read again by itself. */
const settleMs = 150;

function projectOf([, params]: QueryKey): number | undefined {
  const { projectId } = (params ?? {}) as { projectId?: number };
  return projectId;
}

/** Whether a read is older than something that was told, and shows it. */
function isBehind(key: QueryKey, projectId: number, events: readonly ChangeEvent[]): boolean {
  const read = findRead(key);
  if (!read || projectOf(key) !== projectId) return false;
  const { revision, shows } = read;
  return events.some(
    (event) =>
      event.revision > revision && (event.kind === 'projects' || (shows?.includes(event.kind) ?? true)),
  );
}

/** Kinds that stand in reads which are about no one project: the lists of projects and of contacts. */
const everywhere = ['projects', 'collaborators', 'contacts'];

type Refresh = { projectId: number; afterRead: (events: readonly ChangeEvent[]) => void };

/** Reads anew what others changed, and only that. */
export function createRefresh(client: QueryClient, { projectId, afterRead }: Refresh) {
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
    const isOld = ({ queryKey }: Query) => isBehind(queryKey, projectId, events);
    const isAnyOld = client.getQueryCache().findAll({ predicate: isOld }).length > 0;
    const isWide = isAnyOld && events.some(({ kind }) => everywhere.includes(kind));
    const read = client.invalidateQueries({
      predicate: (query) =>
        isOld(query) ||
        query.meta?.showsAnything === true ||
        (isWide && projectOf(query.queryKey) === undefined),
    });
    void read.then(() => afterRead(events));
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
