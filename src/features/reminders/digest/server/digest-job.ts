import { z } from 'zod';
import { dayAt } from '#/core/day';
import { id } from '#/core/shapes';
import { noticeKey } from '#/features/reminders/digest/rules/due';
import { digestLetter } from '#/features/reminders/digest/server/digest-letter';
import { stopAddress } from '#/features/reminders/digest/server/stop-link';
import * as store from '#/features/reminders/digest/server/store';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';

export const digestJob = 'deadline digest';

/** What it is about is read when the letter leaves: the job itself holds nothing about anybody. */
const payload = z.object({ userId: id, projectId: id, key: z.uuid(), notices: z.array(z.string()) });

type Sender = Pick<JobServices, 'db' | 'deadlines' | 'mailer' | 'publicUrl' | 'now'>;

/** With what still counts: of what was paid or moved since, nothing is told. */
export function sendDigest(services: Sender): JobHandler {
  const { db, mailer, publicUrl, now } = services;
  return async (given) => {
    const { userId, projectId, key, notices } = payload.parse(given);
    const receiver = await store.findReceiver(db, userId, projectId);
    if (!receiver) return;
    const wanted = new Set(notices);
    const all = await services.deadlines.list(db, projectId, dayAt(now()));
    const deadlines = all.filter((each) => wanted.has(noticeKey(each)) && (each.days ?? -1) >= 0);
    if (deadlines.length === 0) return;
    const stopAt = await stopAddress(db, publicUrl, userId);
    await mailer.deliver({ key, ...digestLetter({ ...receiver, projectId, deadlines, publicUrl, stopAt }) });
  };
}
