import { dayAt, formatDayLong } from '#/core/day';
import { product } from '#/core/product';
import { findRequest } from '#/features/outside/quote-requests/server/store';
import { sendLetterByLink } from '#/features/outside/shared/links/server/letter-by-link';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';

export const requestJob = 'letter with a price request';

export function sendRequestLetter(
  services: Pick<JobServices, 'db' | 'mailer' | 'publicUrl' | 'now'>,
): JobHandler {
  return sendLetterByLink(services, async (found, makeHref) => {
    if (found.link.recordId === null) return undefined;
    const request = await findRequest(services.db, found.link, found.link.recordId);
    if (request.status !== 'sent' || request.until < dayAt(services.now())) return undefined;
    const href = await makeHref();
    const sender = nameInLetter(found.invitedBy);
    const title = nameInLetter(request.title);
    const subject = `${sender} vraagt u een prijs: ${title}`;
    const page: LetterPage = {
      preview: `Graag tegen ${formatDayLong(request.until)}.`,
      title: `Prijs gevraagd: ${title}`,
      paragraphs: [
        `${sender} vraagt u een prijs voor ${request.items.length === 1 ? '1 post' : `${request.items.length} posten`} op de werf ‘${nameInLetter(found.project)}’. U vult de prijzen in op een pagina, of in Excel. U heeft geen account nodig.`,
        request.text,
      ],
      facts: [
        { label: 'Graag tegen', value: formatDayLong(request.until) },
        ...(request.visit ? [{ label: 'Bezoek', value: request.visit }] : []),
      ],
      button: { label: 'Bekijken en prijs geven', href },
      closing: [
        'Geef de link niet door: wie hem heeft, geeft een prijs in uw naam.',
        `Deze e-mail werd met ${product.name} verstuurd omdat ${sender} dit adres invulde. Kent u de afzender niet? Dan hoeft u niets te doen.`,
      ],
    };
    return { to: found.to, subject, text: letterText(page), html: letterHtml(page) };
  });
}
