import { z } from 'zod';
import { dayAt } from '#/core/day';
import { asksAttention } from '#/core/listed-todo';
import { id } from '#/core/shapes';
import { noticeKey } from '#/features/reminders/digest/rules/due';
import { digestLetter } from '#/features/reminders/digest/server/digest-letter';
import { stopAddress } from '#/features/reminders/digest/server/stop-link';
import * as store from '#/features/reminders/digest/server/store';
import { byDay, toListed } from '#/features/reminders/todo/rules/listed';
import { listAside } from '#/features/reminders/todo/server/store';
import { askingOnce } from '#/platform/server/database/engine/ask-once';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';

export const digestJob = 'deadline digest';

/** What it is about is read when the letter leaves: the job itself holds nothing about anybody. */
const payload = z.object({ userId: id, projectId: id, key: z.uuid(), notices: z.array(z.string()) });

type Sender = Pick<JobServices, 'db' | 'todo' | 'mailer' | 'publicUrl' | 'now' | 'readMoney' | 'letterLines'>;

/** With what still counts: of what was paid or moved since, or who gets it set aside, nothing is told. */
export function sendDigest({ db, todo, mailer, publicUrl, now, readMoney, letterLines }: Sender): JobHandler {
  return async (given) => {
    const { userId, projectId, key, notices } = payload.parse(given);
    const receiver = await store.findReceiver(db, userId, projectId);
    if (!receiver) return;
    const wanted = new Set(notices);
    const today = dayAt(now());
    const asked = { db, readMoney, projectId, today };
    const aside = await listAside(db, { userId, projectId }, today);
    const all = (await askingOnce(() => todo.list(asked)))
      .filter((each) => !aside.has(each.key))
      .map(toListed);
    const told = byDay(all).filter(
      ({ key: of, dueDate }) =>
        dueDate !== null && dueDate >= today && wanted.has(noticeKey({ key: of, day: dueDate })),
    );
    if (told.length === 0) return;
    // Of a project at rest only what has a day is told.
    const { isResting, ...addressed } = receiver;
    const lines = [];
    for (const read of isResting ? [] : letterLines) lines.push(await read(asked));
    const stopAt = await stopAddress(db, publicUrl, userId);
    await mailer.deliver({
      key,
      ...digestLetter({
        ...addressed,
        projectId,
        told,
        attention: isResting ? 0 : all.filter(asksAttention).length,
        lines: lines.flatMap((line) => line ?? []),
        publicUrl,
        stopAt,
      }),
    });
  };
}
