import { z } from 'zod';
import { id } from '#/core/shapes';
import { makeKey } from '#/features/outside/shared/links/server/make-key';
import { findLinkForLetter } from '#/features/outside/shared/links/server/store';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import type { Letter } from '#/platform/server/mail/mailer';

const payload = z.looseObject({ linkId: id, key: z.uuid() });

type Found = NonNullable<Awaited<ReturnType<typeof findLinkForLetter>>>;

/** What stands in it, with the link as it leaves; nothing where it is no longer wanted. */
type Write = (
  found: Found & { to: string },
  makeHref: () => Promise<string>,
  given: unknown,
) => Promise<Omit<Letter, 'key'> | undefined>;

/** The job holds no link: that in the letter is made when it leaves, and known to nobody but who receives it. */
export function sendLetterByLink(
  { db, mailer, publicUrl }: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>,
  write: Write,
): JobHandler {
  return async (given) => {
    const { linkId, key } = payload.parse(given);
    const found = await findLinkForLetter(db, linkId);
    if (!found?.link.email) return;
    const letter = await write(
      { ...found, to: found.link.email },
      () => makeKey(db, found.link, publicUrl),
      given,
    );
    if (letter) await mailer.deliver({ key, ...letter });
  };
}
