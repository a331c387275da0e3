import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addresses } from '#/core/addresses';
import { id } from '#/core/shapes';
import { findMail } from '#/features/outside/messages/server/owner-store';
import type { Database } from '#/platform/server/database/engine/database';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';

export const ownerJob = 'message of a contact to the owner';

const payload = z.object({ messageId: id, key: z.uuid() });

export async function orderOwnerLetter(tx: Database, messageId: number, sendsMail: boolean): Promise<void> {
  if (sendsMail) await enqueue(tx, ownerJob, { messageId, key: randomUUID() });
}

/** To who owns the project: who else works in it hears of it by the bell. */
export function sendOwnerLetter({
  db,
  mailer,
  publicUrl,
}: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return async (given) => {
    const { messageId, key } = payload.parse(given);
    const found = await findMail(db, messageId);
    if (!found?.email) return;
    const sender = nameInLetter(found.sentBy);
    const subject = `Bericht van ${sender}`;
    const page: LetterPage = {
      preview: found.text.slice(0, 120),
      title: subject,
      paragraphs: [found.text],
      facts: [{ label: 'Project', value: nameInLetter(found.project) }],
      button: { label: 'Antwoorden', href: `${publicUrl}${addresses.contacts}/${found.contactId}` },
      closing: ['U krijgt deze e-mail omdat u dit contact een eigen pagina gaf.'],
    };
    await mailer.deliver({ key, to: found.email, subject, text: letterText(page), html: letterHtml(page) });
  };
}
