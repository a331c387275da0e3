import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { dayAt, formatDayLong } from '#/core/day';
import { product } from '#/core/product';
import { id } from '#/core/shapes';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { findOpenLink } from '#/features/outside/shared/links/server/store';
import { acceptancePath } from '#/features/site/acceptances/rules/path';
import type { MinutesServices } from '#/features/site/acceptances/server/freeze';
import { findToMail } from '#/features/site/acceptances/server/outside-store';
import type { StoredAcceptance } from '#/features/site/acceptances/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';

export const copyJob = 'copy of an acceptance';

const payload = z.object({
  ...{ acceptanceId: id, key: z.uuid(), what: z.string(), title: z.string(), sha256: z.string().nullable() },
});

/** The heading, and what happened. */
type Copied = { title: string; what: string };

/** For the owner, by mail. */
export async function orderCopy(
  tx: Database,
  { id: acceptanceId, sha256 }: Pick<StoredAcceptance, 'id' | 'sha256'>,
  { title, what }: Copied,
): Promise<void> {
  const told = { title, what: what.slice(0, 2_500), sha256 };
  await enqueue(tx, copyJob, { acceptanceId, key: randomUUID(), ...told });
}

/** Once it counts, and of what comes later: for the owner and for everybody that it was sent to. */
export async function orderCopies(
  tx: Database,
  services: MinutesServices,
  row: Pick<StoredAcceptance, 'id' | 'projectId' | 'sentTo' | 'sha256'>,
  told: Copied,
): Promise<void> {
  await orderCopy(tx, row, told);
  for (const contactId of row.sentTo) {
    const link = await findOpenLink(tx, { projectId: row.projectId, contactId, purpose: 'guest' });
    if (!link) continue;
    await orderNotice(tx, link, services.config.mail.kind === 'smtp', {
      subject: told.title,
      text: `${told.what} Uw exemplaar, als pdf, staat op uw pagina.`,
      facts: [{ label: 'Vingerafdruk van de pdf (SHA-256)', value: row.sha256 ?? '' }],
    });
  }
}

export function sendCopy({
  db,
  mailer,
  publicUrl,
}: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return async (given) => {
    const { acceptanceId, key, what, title, sha256 } = payload.parse(given);
    const found = await findToMail(db, acceptanceId);
    if (!found?.email) return;
    const { row, project, email } = found;
    const page: LetterPage = {
      preview: what.slice(0, 120),
      title,
      paragraphs: [what],
      facts: [
        { label: 'Werf', value: nameInLetter(project) },
        { label: 'Dag', value: formatDayLong(row.day) },
        ...(sha256 ? [{ label: 'Vingerafdruk van de pdf (SHA-256)', value: sha256 }] : []),
        { label: 'Bericht van', value: formatDayLong(dayAt(new Date(row.updatedAt))) },
      ],
      button: { label: 'Uw exemplaar openen', href: `${publicUrl}${acceptancePath(row.quoteId)}` },
      closing: [`Deze e-mail werd met ${product.name} verstuurd omdat u dit project beheert.`],
    };
    await mailer.deliver({ key, to: email, subject: title, text: letterText(page), html: letterHtml(page) });
  };
}
