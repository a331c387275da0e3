import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isShown, namesOfChange } from '#/core/shows';
import type { ChangeEvent } from '#/features/history/live/contract';
import { leastKnown } from '#/platform/web/changed-here';
import { noteChanger } from '#/platform/web/merge/changers';
import { findRead } from '#/platform/web/read-revisions';

/** One act is several changes; and what somebody did in this tab is read again by itself. */
const settleMs = 150;

function projectOf([, params]: QueryKey): number | undefined {
  const { projectId } = (params ?? {}) as { projectId?: number };
  return projectId;
}

/** Anything may be another: a change of the project itself, or more of them than were told. */
function isOfAll({ kind }: ChangeEvent): boolean {
  return kind === 'projects';
}

/** Nobody says what: perhaps nothing since the screen was read. */
function isUntold(event: ChangeEvent): boolean {
  return isOfAll(event) && event.by === null;
}

function tellsOf({ kind, fields }: ChangeEvent, shows: readonly string[]): boolean {
  return isShown(shows, namesOfChange(kind, fields));
}

/** Whether a read of the project, or of a record of it, is older than something that was told, and shows it. */
function isBehind(key: QueryKey, projectId: number, events: readonly ChangeEvent[]): boolean {
  const read = findRead(key);
  if (!read || (projectOf(key) ?? projectId) !== projectId) return false;
  const { revision, shows } = read;
  return events.some(
    (event) => event.revision > revision && (isOfAll(event) || !shows || tellsOf(event, shows)),
  );
}

/** Kinds that stand in reads which are about no one project, where those don’t say what they show. */
const everywhere = ['projects', 'collaborators', 'contacts'];

type Told = { projectId: number; userId: number; events: readonly ChangeEvent[] };

/** The same of a read that is about no one project, and has no revision. */
function isLooseBehind({ queryKey, meta }: Query, { projectId, userId, events }: Told): boolean {
  if (projectOf(queryKey) !== undefined || findRead(queryKey)) return false;
  const shown = (meta?.shows as readonly string[] | undefined) ?? everywhere;
  const since = leastKnown(queryKey, projectId);
  // What the program worked out by itself has no record: nobody did it.
  const isOfOther = ({ id, by }: ChangeEvent) => id !== null && by?.id !== userId;
  return events.some(
    (event) =>
      event.revision > since && (tellsOf(event, shown) || (meta?.showsOthers === true && isOfOther(event))),
  );
}

type Refresh = {
  projectId: number;
  /** Who looks. */
  userId: number;
  afterRead: (events: readonly ChangeEvent[]) => void;
};

/** Reads anew what others changed, and only that. */
export function createRefresh(client: QueryClient, { projectId, userId, afterRead }: Refresh) {
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
    const told = { projectId, userId, events: isAnyOld ? events : events.filter((each) => !isUntold(each)) };
    const read = client.invalidateQueries({
      predicate: (query) => isOld(query) || isLooseBehind(query, told),
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
