import { z } from 'zod';
import { id, moment } from '#/core/shapes';
import { findToMail } from '#/features/papers/extras/server/approval-store';
import { approvalLetter } from '#/features/papers/extras/server/letter';
import { keyForLetter } from '#/features/papers/extras/server/links';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';

export const approvalJob = 'approval letter';

/** The job holds no link: that in the letter is made when it leaves, and known to nobody but who receives it. */
const payload = z.object({ extraId: id, sentAt: moment, key: z.uuid() });

export function sendApproval({
  db,
  mailer,
  publicUrl,
}: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return async (given) => {
    const { extraId, sentAt, key } = payload.parse(given);
    const extra = await findToMail(db, extraId, sentAt);
    if (!extra) return;
    const href = await keyForLetter(db, { ...extra, extraId, sentAt }, publicUrl);
    await mailer.deliver({ key, ...approvalLetter(extra, href) });
  };
}
