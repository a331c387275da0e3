import { z } from 'zod';
import { dayAt, formatDayLong } from '#/core/day';
import { product } from '#/core/product';
import { id } from '#/core/shapes';
import { makeKey } from '#/features/outside/links/server/shared/make-key';
import { findLinkForLetter } from '#/features/outside/links/server/store';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';

export const folderLetterJob = 'letter with a folder link';

const payload = z.object({ linkId: id, key: z.uuid() });

/** The job holds no link: that in the letter is made when it leaves. */
export function sendFolderLink({
  db,
  mailer,
  publicUrl,
}: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return async (given) => {
    const { linkId, key } = payload.parse(given);
    const found = await findLinkForLetter(db, linkId);
    if (!found?.link.email) return;
    const href = await makeKey(db, found.link, publicUrl);
    const sender = nameInLetter(found.invitedBy);
    const page: LetterPage = {
      preview: 'De papieren en foto’s van een woning, om te lezen en te downloaden.',
      title: 'De woningmap',
      paragraphs: [
        `${sender} geeft u toegang tot de woningmap van ‘${nameInLetter(found.project)}’. U heeft geen account nodig.`,
      ],
      facts: [{ label: 'Werkt tot en met', value: formatDayLong(dayAt(new Date(found.link.until))) }],
      button: { label: 'Woningmap openen', href },
      closing: [
        'Geef de link niet door: wie hem heeft, ziet wat voor u bedoeld is.',
        `Deze e-mail werd met ${product.name} verstuurd omdat ${sender} dit adres invulde. Kent u de afzender niet? Dan hoeft u niets te doen.`,
      ],
    };
    const subject = `${sender} deelt de woningmap met u`;
    const letter = { to: found.link.email, subject, text: letterText(page), html: letterHtml(page) };
    await mailer.deliver({ key, ...letter });
  };
}
