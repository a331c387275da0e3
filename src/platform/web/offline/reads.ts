import { onlineManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { findCurrentUserId } from '#/platform/web/current-user';
import { deviceStore } from '#/platform/web/offline/device-store';
import { deviceName, mayKeepReads } from '#/platform/web/offline/forget';
import { findRestored, noteFresh, noteRestored } from '#/platform/web/offline/restored';

/** What this browser keeps of an answer: to be shown without a connection, with the moment it was given. */
type KeptRead = {
  hash: string;
  key: QueryKey;
  data: unknown;
  at: number;
  userId: number;
  /** Another version of the program may expect another shape. */
  build: string;
};

const device = deviceStore<KeptRead>(deviceName, 'hash');
const most = 300;
const longestMs = 30 * 24 * 60 * 60 * 1_000;
const writeAfterMs = 1_500;

/** The file with which the page begins: its name is another with any change to the program. */
function buildName(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
}

/** From here on what is read is kept on this device, for this person alone. */
export function keepReads(client: QueryClient, userId: number, signal: AbortSignal): void {
  if (signal.aborted) return;
  const build = buildName();
  const waiting = new Map<string, KeptRead>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (query: Query) => {
    const { queryHash: hash, queryKey: key, state } = query;
    noteFresh(hash);
    waiting.set(hash, { hash, key, data: state.data, at: state.dataUpdatedAt, userId, build });
    timer ??= setTimeout(() => {
      timer = undefined;
      const put = [...waiting.values()];
      waiting.clear();
      void store(put, userId, build);
    }, writeAfterMs);
  };
  for (const query of client.getQueryCache().findAll()) if (isAnswer(query)) keep(query);
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // Put there by hand: what came from the device, or what a screen expects.
    if (!event.action.manual) keep(event.query);
  });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
}

function isAnswer({ state, queryHash }: Query): boolean {
  return state.status === 'success' && findRestored(queryHash) === undefined;
}

/** What is kept is looked through now and then only: that reads all of it. */
const sortOutAfter = 50;
let sinceSortedOut = sortOutAfter;

/** A full or forbidden storage only means that less is there without a connection. */
async function store(put: readonly KeptRead[], userId: number, build: string): Promise<void> {
  if (!mayKeepReads()) return;
  try {
    await device.change({ put });
    sinceSortedOut += put.length;
    if (sinceSortedOut < sortOutAfter) return;
    sinceSortedOut = 0;
    const kept = (await device.list()).sort((a, b) => b.at - a.at);
    const usable = kept.filter((read) => isUsable(read, userId, build));
    const staying = new Set(usable.slice(0, most).map(({ hash }) => hash));
    const remove = kept.map(({ hash }) => hash).filter((hash) => !staying.has(hash));
    if (remove.length > 0) await device.change({ remove });
  } catch {
    // See above.
  }
}

function isUsable(read: KeptRead, userId: number | undefined, build: string): boolean {
  return (
    read.build === build &&
    read.at > Date.now() - longestMs &&
    (userId === undefined || read.userId === userId)
  );
}

/**
 * Without a connection: what this device kept, wherever nothing newer is there. Before it is known who one is, that
 * is read from the device too: all of it is of one person.
 */
export async function restoreReads(client: QueryClient): Promise<void> {
  const kept = await device.list();
  const userId = findCurrentUserId();
  if (onlineManager.isOnline()) return;
  for (const read of kept.filter((each) => isUsable(each, userId, buildName()))) {
    if (client.getQueryData(read.key) !== undefined) continue;
    noteRestored(read.hash, read.at);
    client.setQueryData(read.key, read.data, { updatedAt: read.at });
  }
}

/** The connection is back: what is on screen is read anew by itself, the rest when one looks at it. */
export function dropRestored(client: QueryClient): void {
  const isOld = ({ queryHash }: Query) => findRestored(queryHash) !== undefined;
  client.removeQueries({ type: 'inactive', predicate: isOld });
}
