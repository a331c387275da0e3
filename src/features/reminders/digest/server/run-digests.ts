import { randomUUID } from 'node:crypto';
import type { Day } from '#/core/day';
import { dueNotices, noticeKey } from '#/features/reminders/digest/rules/due';
import { digestJob } from '#/features/reminders/digest/server/digest-job';
import * as store from '#/features/reminders/digest/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { enqueueAll } from '#/platform/server/database/stores/enqueue-store';
import type { Deadlines } from '#/platform/server/ports/deadlines';

const projectsAtOnce = 100;

export type Telling = { db: Database; deadlines: Deadlines };

/** Everybody of a project in one transaction: told, and the letter ordered, or neither. */
async function tellProject({ db, deadlines: all }: Telling, projectId: number, today: Day): Promise<number> {
  return db.transaction(async (tx) => {
    const people = await store.takeMembers(tx, projectId, today);
    if (people.length === 0) return 0;
    const deadlines = await all.list(tx, projectId, today);
    const letters = people.flatMap(({ userId, lastDay, isStopped, off, from }) => {
      if (isStopped) return [];
      const due = dueNotices(deadlines, { after: lastDay, today, from }).filter(
        ({ kind }) => !off.includes(kind),
      );
      return due.length === 0 ? [] : [{ userId, projectId, key: randomUUID(), notices: due.map(noticeKey) }];
    });
    await enqueueAll(tx, digestJob, letters);
    return letters.length;
  });
}

/** Tells of what is due on a day to everybody who was not told yet. Any number of processes may, at any moment. */
export async function runDigests(telling: Telling, today: Day): Promise<number> {
  let [letters, after] = [0, 0];
  for (;;) {
    const found = await store.listProjectsToTell(telling.db, today, { after, count: projectsAtOnce });
    for (const projectId of found) letters += await tellProject(telling, projectId, today);
    const last = found.at(-1);
    if (last === undefined) return letters;
    after = last;
  }
}
