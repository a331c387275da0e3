import { sendLetterByLink } from '#/features/outside/shared/links/server/letter-by-link';
import { guestLetter } from '#/features/outside/shared/links/server/letters';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';

export const guestJob = 'letter with a guest link';

export function sendGuestLink(services: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return sendLetterByLink(services, async (found, makeHref) =>
    guestLetter({ ...found, until: found.link.until }, await makeHref()),
  );
}
