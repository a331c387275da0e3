import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sendLetterByLink } from '#/features/outside/shared/links/server/letter-by-link';
import { noticeLetter } from '#/features/outside/shared/links/server/letters';
import type { Database } from '#/platform/server/database/engine/database';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { countHit } from '#/platform/server/database/stores/rate-limit-store';
import type { JobServices } from '#/platform/server/feature';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';

export const noticeJob = 'notice to who has a link';

const fact = z.object({ label: z.string(), value: z.string() });
const payload = z.object({ subject: z.string(), text: z.string(), facts: z.array(fact) });

type Notice = { subject: string; text: string; facts?: z.infer<typeof fact>[] };

/** Nobody’s mailbox is filled through us. */
const lettersADay = 20;

/** By mail to the address of a link, where there is one and the server mails. What comes too often isn’t mailed. */
export async function orderNotice(
  tx: Database,
  { id: linkId, email }: { id: number; email: string | null },
  sendsMail: boolean,
  { subject, text, facts = [] }: Notice,
): Promise<boolean> {
  if (!sendsMail || email === null) return false;
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const { count } = await countHit(tx, `notice to ${address}`, 86_400);
  if (count > lettersADay) return false;
  await enqueue(tx, noticeJob, { linkId, key: randomUUID(), subject, text, facts });
  return true;
}

export function sendNotice(services: Pick<JobServices, 'db' | 'mailer' | 'publicUrl'>): JobHandler {
  return sendLetterByLink(services, async (found, makeHref, given) =>
    noticeLetter(found, payload.parse(given), await makeHref()),
  );
}
