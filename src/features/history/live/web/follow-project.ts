import { fillPath } from '#/core/call';
import {
  type ChangeEvent,
  changeEvent,
  eventsRoute,
  getRevision,
  type PeopleHere,
  peopleHere,
} from '#/features/history/live/contract';
import { ApiError } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';

/** A line on which nothing came in this time is kept back by something in between. */
const silentMs = 10_000;
const askEveryMs = 30_000;
/** After so many questions it is tried to listen once more. */
const asksBeforeListening = 10;

/** Newer than whatever was read: one is no longer in the project, and everything has to be read again. */
const beyondAll = Number.MAX_SAFE_INTEGER;

/** What a tab asks that begins to listen to another. */
const whereAreWe = 'where are we';

type Tell = (event: ChangeEvent) => void;

export type Follower = { tell: Tell; tellHere: (here: PeopleHere) => void };

/** Something is another, and nobody says what. */
function anything(projectId: number, revision: number): ChangeEvent {
  return { revision, kind: 'projects', id: projectId, action: 'change', fields: null, by: null };
}

/**
 * Tells what changes in a project until the function that it answers with is called. One tab of the browser listens
 * for all: with six of them on one connection each, a browser would have none left for anything else.
 */
export function followProject(projectId: number, follower: Follower): () => void {
  const name = `truweel ${projectId}`;
  const end = new AbortController();
  if (!('locks' in navigator)) {
    listen(projectId, follower, end.signal);
    return () => end.abort();
  }
  const channel = new BroadcastChannel(name);
  /** Of the tab that leads: what it heard of last. */
  let latest: number | undefined;
  let latestHere: PeopleHere | undefined;
  channel.onmessage = ({ data }) => {
    if (data === whereAreWe) {
      if (latest !== undefined) channel.postMessage(anything(projectId, latest));
      if (latestHere) channel.postMessage(latestHere);
    }
    const event = changeEvent.safeParse(data);
    if (event.success) follower.tell(event.data);
    const here = peopleHere.safeParse(data);
    if (here.success) follower.tellHere(here.data);
  };
  // What the leading tab told before this one listened went by.
  channel.postMessage(whereAreWe);
  const all: Follower = {
    tell: (event) => {
      latest = event.revision;
      follower.tell(event);
      channel.postMessage(event);
    },
    tellHere: (here) => {
      latestHere = here;
      follower.tellHere(here);
      channel.postMessage(here);
    },
  };
  const lead = () =>
    new Promise<void>((resolve) => {
      listen(projectId, all, end.signal);
      end.signal.addEventListener('abort', () => resolve());
    });
  navigator.locks.request(name, { signal: end.signal }, lead).catch(() => undefined);
  return () => {
    end.abort();
    channel.close();
  };
}

function listen(projectId: number, follower: Follower, signal: AbortSignal): void {
  const { tell, tellHere } = follower;
  const source = new EventSource(fillPath(eventsRoute.path, { projectId }));
  const stop = () => {
    clearTimeout(silence);
    source.close();
  };
  const askInstead = (firstAfterMs: number) => {
    stop();
    // Who can't hear of others says nothing of them.
    tellHere({ isShared: false, people: [] });
    if (!signal.aborted) ask(projectId, follower, signal, { asked: 0, afterMs: firstAfterMs });
  };
  const silence = setTimeout(() => askInstead(askEveryMs), silentMs);
  source.addEventListener('hello', ({ data }) => {
    clearTimeout(silence);
    tell(anything(projectId, (JSON.parse(data) as { revision: number }).revision));
  });
  source.addEventListener('message', ({ data }) => {
    const event = changeEvent.safeParse(JSON.parse(data));
    if (event.success) tell(event.data);
  });
  source.addEventListener('here', ({ data }) => {
    const here = peopleHere.safeParse(JSON.parse(data));
    if (here.success) tellHere(here.data);
  });
  // A browser tries again by itself after a lost line; after a refusal it does not. Why it was refused is asked at once.
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) askInstead(0);
  });
  signal.addEventListener('abort', stop);
}

/** Who can't listen asks now and then; until there is nothing to ask any more, because the membership ended. */
function ask(
  projectId: number,
  follower: Follower,
  signal: AbortSignal,
  { asked, afterMs }: { asked: number; afterMs: number },
): void {
  const timer = setTimeout(async () => {
    if (asked === asksBeforeListening) return listen(projectId, follower, signal);
    const revision = await makeCall(getRevision, { params: { projectId } }, { signal }).then(
      (answer) => answer.revision,
      (error) => (error instanceof ApiError && error.status === 404 ? beyondAll : undefined),
    );
    if (signal.aborted) return;
    if (revision !== undefined) follower.tell(anything(projectId, revision));
    if (revision !== beyondAll) ask(projectId, follower, signal, { asked: asked + 1, afterMs: askEveryMs });
  }, afterMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
