import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, isUnauthorized, messageOf } from '#/platform/web/api-error';
import { findCurrentUserId } from '#/platform/web/current-user';
import { deviceStore } from '#/platform/web/offline/device-store';
import { markWaiting, mayAnythingWait } from '#/platform/web/offline/outbox-marks';
import { stopSending } from '#/platform/web/offline/stopped-sending';
import { signInAgain } from '#/platform/web/sign-in-again';

/** A file that is not sent yet. With its `key` it is stored once, however often it is sent. */
export type Waiting = {
  key: string;
  projectId: number;
  userId: number | undefined;
  file: File;
  keptAt?: number;
  /** Why it was not taken; then it isn't sent again by itself. */
  refusal?: string;
};

type Kept<Row extends Waiting> = Omit<Row, 'userId' | 'keptAt'>;
type Outcome = 'sent' | 'refused' | 'later';

export type Outbox<Row extends Waiting = Waiting> = {
  words: { one: string; many: string };
  /** Whether it is kept: a full or forbidden storage refuses. */
  keep: (row: Kept<Row>) => Promise<boolean>;
  forget: (keys: readonly string[]) => Promise<void>;
  /** Of this person, in whichever project. */
  listOwn: () => Promise<Row[]>;
  useWaiting: () => readonly Row[];
  /** The one of which something is still being said: it doesn't leave yet. */
  hold: (key: string | undefined) => void;
  follow: (listen: () => void) => () => void;
  /** Sends what waits, one after the other, until one can't go; tells after each how it went. */
  sendWaiting: (onOutcome: (outcome: Outcome) => void, signal: AbortSignal) => Promise<void>;
};

type OutboxOptions<Row extends Waiting> = {
  /** Of where they are kept. */
  name: string;
  words: { one: string; many: string };
  send: (row: Row, signal: AbortSignal) => Promise<unknown>;
  /** Why one was not taken, where the server doesn't say. */
  failure: string;
};

/** What the server will say again however often it is asked. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 413, 415, 422].includes(error.status);
}

/** Files that this device keeps until the server has them, also after the app was closed. */
export function createOutbox<Row extends Waiting>(options: OutboxOptions<Row>): Outbox<Row> {
  const { name, words, send, failure } = options;
  const device = deviceStore<Row>(name, 'key');
  const listeners = new Set<() => void>();
  let known: readonly Row[] = [];
  let inHand: string | undefined;

  const tell = () => {
    for (const listen of listeners) listen();
  };
  const follow = (listen: () => void) => {
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  };
  const look = async () => {
    // A browser that keeps nothing has nothing that waits.
    known = await device.list().catch(() => []);
    markWaiting(name, known.length > 0);
    // To hold back is said of what waits, not of what comes later.
    if (!mayAnythingWait()) stopSending(false);
    tell();
  };
  const put = async (row: Row) => {
    const isKept = await device.change({ put: [row] }).then(
      () => true,
      () => false,
    );
    await look();
    return isKept;
  };
  const forget = async (keys: readonly string[]) => {
    await device.change({ remove: keys }).catch(() => undefined);
    await look();
  };
  const listOwn = async () => (await device.list().catch(() => [])).filter(isOwn);
  const findNext = async () => {
    const ready = (await listOwn()).filter(({ key, refusal }) => refusal === undefined && key !== inHand);
    return ready.sort((one, other) => (one.keptAt ?? 0) - (other.keptAt ?? 0))[0];
  };
  const sendOne = async (row: Row, signal: AbortSignal): Promise<Outcome> => {
    try {
      await send(row, signal);
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
      if (!isFinal(error)) return 'later';
      await put({ ...row, refusal: messageOf(error, failure) });
      return 'refused';
    }
    await forget([row.key]);
    return 'sent';
  };

  return {
    words,
    forget,
    listOwn,
    keep: (row) => put({ ...row, userId: findCurrentUserId(), keptAt: Date.now() } as Row),
    hold: (key) => {
      inHand = key;
      tell();
    },
    follow,
    useWaiting: () => {
      const all = useSyncExternalStore(follow, () => known);
      useEffect(() => void look(), []);
      return all.filter(isOwn);
    },
    sendWaiting: (onOutcome, signal) =>
      alone(name, signal, async () => {
        while (!signal.aborted) {
          const next = await findNext();
          if (!next) return;
          const outcome = await sendOne(next, signal);
          onOutcome(outcome);
          if (outcome === 'later') return;
        }
      }),
  };
}

function isOwn({ userId }: Waiting): boolean {
  return userId === findCurrentUserId();
}

/**
 * One tab sends for all, where the browser can tell them apart; otherwise the server knows each by its key. Who comes
 * meanwhile waits for their turn: the one before may be just stopping, and then nobody would go on.
 */
async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
