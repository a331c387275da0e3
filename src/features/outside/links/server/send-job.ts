import { z } from 'zod';
import { id } from '#/core/shapes';
import { guestLetter } from '#/features/outside/links/server/letters';
import { makeKey } from '#/features/outside/links/server/shared/make-key';
import { findLinkForLetter } from '#/features/outside/links/server/store';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';

export const guestJob = 'letter with a guest link';

const payload = z.object({ linkId: id, key: z.uuid() });

/** The job holds no link: that in the letter is made when it leaves, and known to nobody but who receives it. */
export function sendGuestLink({
  db,
  mailer,
  publicUrl,
}: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return async (given) => {
    const { linkId, key } = payload.parse(given);
    const found = await findLinkForLetter(db, linkId);
    if (!found?.link.email) return;
    const href = await makeKey(db, found.link, publicUrl);
    const { email: to, until } = found.link;
    await mailer.deliver({ key, ...guestLetter({ ...found, to, until }, href) });
  };
}
