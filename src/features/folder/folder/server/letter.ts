import { dayAt, formatDayLong } from '#/core/day';
import { product } from '#/core/product';
import { sendLetterByLink } from '#/features/outside/shared/links/server/letter-by-link';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';

export const folderLetterJob = 'letter with a folder link';

export function sendFolderLink(services: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return sendLetterByLink(services, async (found, makeHref) => {
    const href = await makeHref();
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
    return { to: found.to, subject, text: letterText(page), html: letterHtml(page) };
  });
}
