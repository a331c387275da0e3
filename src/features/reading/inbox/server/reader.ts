import { AppError } from '#/core/errors';
import { createEntryReader } from '#/features/reading/inbox/server/read-entry';
import * as store from '#/features/reading/inbox/server/reading-store';
import type { Services } from '#/platform/server/services';

const leaseSeconds = 60;
const renewEveryMs = 20_000;
/** Entries that a reader left behind, and what came in at another process, are found by looking. */
const lookEveryMs = 5_000;
const mostTries = 3;
const againAfterSeconds = 15;

const gaveUp =
  'Dit papier kon na drie pogingen niet gelezen worden. U kunt het zelf invullen, of bewaren bij de documenten.';

export type InboxReader = {
  start: () => void;
  /** Looks at once for work, once it was started; to be called after a commit. */
  nudge: () => void;
  stop: () => Promise<void>;
};

/** Reads what waits in the letterbox, one paper at a time in each process. */
export function createInboxReader(services: Services): InboxReader {
  const { db, logger } = services;
  const read = createEntryReader(services);
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let again = false;
  let lastServed = 0;

  async function settle(entry: store.Claimed): Promise<void> {
    if (entry.tries > mostTries) return store.markFailed(db, entry, gaveUp);
    const renewing = setInterval(() => {
      store.renewLease(db, entry, leaseSeconds).catch(warn);
    }, renewEveryMs);
    try {
      const outcome = await read(entry, stopping.signal);
      await store.markReady(db, entry, outcome);
    } catch (error) {
      await told(entry, error);
    } finally {
      clearInterval(renewing);
    }
  }

  /** What is wrong with the file is said; what is wrong with us is tried again. */
  async function told(entry: store.Claimed, error: unknown): Promise<void> {
    if (stopping.signal.aborted) return store.putBack(db, entry, { seconds: 0, isCounted: false });
    if (error instanceof AppError && error.status < 500) return store.markFailed(db, entry, error.message);
    logger.warn({ err: error, entry: entry.id, tries: entry.tries }, 'a paper could not be read');
    if (entry.tries >= mostTries) return store.markFailed(db, entry, gaveUp);
    return store.putBack(db, entry, { seconds: againAfterSeconds, isCounted: true });
  }

  async function work(): Promise<void> {
    do {
      again = false;
      for (;;) {
        if (stopping.signal.aborted) return;
        const entry = await store.claimNext(db, { lastServed, leaseSeconds });
        if (!entry) break;
        lastServed = entry.person ?? 0;
        await settle(entry);
      }
    } while (again);
  }

  function nudge(): void {
    if (timer === undefined) return;
    again = true;
    running ??= work()
      .catch(warn)
      .finally(() => {
        running = undefined;
      });
  }

  const warn = (error: unknown) => {
    if (!stopping.signal.aborted) logger.warn({ err: error }, 'the letterbox could not be read');
  };
  return {
    start: () => {
      timer ??= setInterval(nudge, lookEveryMs);
      timer.unref();
      nudge();
    },
    nudge,
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      stopping.abort();
      await running;
    },
  };
}
