import { z } from 'zod';
import { inProject } from '#/core/address-marks';
import { product } from '#/core/product';
import { id } from '#/core/shapes';
import { findForLetter } from '#/features/programs/webhooks/server/delivery-store';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';

export const offLetterJob = 'letter about a webhook that is off';

const payload = z.object({ webhookId: id, key: z.uuid(), why: z.enum(['unreachable', 'unsigned']) });
export type WhyOff = z.infer<typeof payload>['why'];

const words: Record<WhyOff, { preview: string; happened: (project: string) => string; step: string }> = {
  unreachable: {
    preview: 'Uw server kreeg een dag lang niets gemeld.',
    happened: (project) =>
      `Wij konden uw server een dag lang niet melden wat er in ‘${project}’ veranderde. Daarom staat deze webhook nu uit.`,
    step: 'Werkt uw server weer? Probeer de webhook dan op de pagina van uw account: lukt dat, dan staat hij weer aan.',
  },
  unsigned: {
    preview: 'Wij kunnen uw server niets meer melden.',
    happened: (project) =>
      `Wij kunnen niet meer ondertekenen wat wij uw server over ‘${project}’ melden: de sleutel van deze webhook is weg. Daarom staat hij nu uit.`,
    step: 'Verwijder hem op de pagina van uw account, en maak hem daar opnieuw.',
  },
};

const stays = 'Wat er intussen gebeurde, staat gewoon in uw project; het wordt niet meer gemeld.';

/** Says whose server it is, and nothing more of its address: what stands behind that may be a secret. */
export function sendOffLetter({
  db,
  mailer,
  publicUrl,
}: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return async (given) => {
    const { webhookId, key, why } = payload.parse(given);
    const found = await findForLetter(db, webhookId);
    if (!found?.email || found.offSince === null) return;
    const { host } = new URL(found.url);
    const page: LetterPage = {
      preview: words[why].preview,
      title: 'Een webhook staat uit',
      paragraphs: [`${words[why].happened(nameInLetter(found.project))} ${stays}`, words[why].step],
      facts: [{ label: 'Server', value: host }],
      button: { label: 'Webhooks bekijken', href: `${publicUrl}${inProject('/account', found.projectId)}` },
      closing: [`Deze e-mail werd door ${product.name} verstuurd omdat u deze webhook maakte.`],
    };
    const letter = { to: found.email, subject: `Webhook naar ${host} staat uit` };
    await mailer.deliver({ key, ...letter, text: letterText(page), html: letterHtml(page) });
  };
}
