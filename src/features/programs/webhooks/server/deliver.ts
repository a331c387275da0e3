import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { id } from '#/core/shapes';
import { eventOf } from '#/features/programs/webhooks/rules/event';
import * as store from '#/features/programs/webhooks/server/delivery-store';
import { offLetterJob, type WhyOff } from '#/features/programs/webhooks/server/letter';
import { sendEvent } from '#/features/programs/webhooks/server/send';
import { placesOf, sealedFor } from '#/features/programs/webhooks/server/told';
import type { Database } from '#/platform/server/database/engine/database';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import type { Services } from '#/platform/server/services';

const payload = z.object({ webhookId: id });

/** So long one webhook is told before it is the turn of others. */
const turnMs = 20_000;

type Delivers = Pick<
  Services,
  'db' | 'outgoing' | 'secrets' | 'publicUrl' | 'now' | 'log' | 'news' | 'records'
>;

/** What is tried for longer than a day, or can't be signed any more, is told no more; its owner hears of that. */
async function giveUp(tx: Database, webhookId: number, why: WhyOff): Promise<void> {
  await store.turnOff(tx, webhookId);
  await enqueue(tx, offLetterJob, { webhookId, key: randomUUID(), why });
}

/**
 * Tells a webhook what waits for it, one after the other: what is not taken is tried again before anything that
 * happened later, under the same id. Sent and not marked so, because this process ended, it is sent again.
 */
export function deliverToWebhook(services: Delivers): JobHandler {
  const { db, outgoing, secrets, publicUrl, now } = services;
  const placeOf = placesOf(services);
  return async (given, { signal }) => {
    const { webhookId } = payload.parse(given);
    const ends = performance.now() + turnMs;
    while (performance.now() < ends && !signal.aborted) {
      const receiver = await store.findReceiver(db, webhookId);
      if (!receiver) return;
      if (!receiver.isOpen) return (tx) => store.dropWaiting(tx, webhookId);
      const next = await store.findNext(db, webhookId);
      if (!next) break;
      const secret = secrets.open(receiver.sealedSecret, sealedFor(receiver));
      if (secret === undefined) return (tx) => giveUp(tx, webhookId, 'unsigned');
      const isLast = await store.countTry(db, next.id);
      const event = eventOf({ ...next, ...placeOf(next), projectId: receiver.projectId }, publicUrl);
      const { isTaken, why } = await sendEvent(outgoing, { ...receiver, secret, event, signal, now: now() });
      if (isTaken) await store.markTaken(db, webhookId, next.id);
      else if (isLast) return (tx) => giveUp(tx, webhookId, 'unreachable');
      else throw new Error(why);
    }
    signal.throwIfAborted();
    return async (tx) => ((await store.hasMore(tx, webhookId)) ? 'again' : undefined);
  };
}
