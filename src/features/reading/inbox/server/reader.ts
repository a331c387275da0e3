import { z } from 'zod';
import { AppError } from '#/core/errors';
import { id } from '#/core/shapes';
import { createEntryReader } from '#/features/reading/inbox/server/read-entry';
import * as store from '#/features/reading/inbox/server/reading-store';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import type { QueuedKind } from '#/platform/server/jobs/job-kinds';
import type { Services } from '#/platform/server/services';
import type { Afterwards } from '#/platform/server/standing/guard';

/** The name is part of a migration. */
export const readingJob = 'read a paper';

const gaveUp =
  'Dit papier kon na drie pogingen niet gelezen worden. U kunt het zelf invullen, of bewaren bij de documenten.';

const payload = z.object({ entryId: id });

/** However an entry comes to wait: handed in, or taken out of the trash. */
export const orderReading: Afterwards = async (tx, { deeds }) => {
  for (const { key, next } of deeds) {
    if (next?.readState !== 'waiting' && next?.readState !== 'reading') continue;
    const person = typeof next.createdBy === 'number' ? next.createdBy : null;
    await enqueue(tx, readingJob, { entryId: Number(key) }, { queue: 'papers', key, person });
  }
};

/** Reads what waits in the letterbox. What is wrong with the file is said; what is wrong with us is tried again. */
export function readPapers(services: Services): QueuedKind {
  const { db } = services;
  const read = createEntryReader(services);
  return {
    queue: 'papers',
    tries: 3,
    firstPauseSeconds: 15,
    // It may have to wait for a thread; the work itself has a bound of its own.
    timeoutSeconds: 15 * 60,
    run: async (given, { signal }) => {
      const entry = await store.beginReading(db, payload.parse(given).entryId);
      if (!entry) return;
      try {
        const outcome = await read(entry, signal);
        return (tx) => store.markReady(tx, entry.id, outcome);
      } catch (error) {
        if (!signal.aborted && error instanceof AppError && error.status < 500) {
          return (tx) => store.markFailed(tx, entry.id, error.message);
        }
        await store.letWait(db, entry.id);
        throw error;
      }
    },
    onGiveUp: (tx, given) => store.markFailed(tx, payload.parse(given).entryId, gaveUp),
  };
}
