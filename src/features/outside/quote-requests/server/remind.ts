import { addDays, dayAt, formatDayLong } from '#/core/day';
import { listToRemind } from '#/features/outside/quote-requests/server/draft-store';
import { lockProject } from '#/features/outside/quote-requests/server/names-store';
import * as store from '#/features/outside/quote-requests/server/store';
import { findOpenLinks } from '#/features/outside/shared/links/server/link-of-store';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import type { Services } from '#/platform/server/services';

const daysBefore = 2;

/** Once, two days before: who didn’t say anything yet. Nobody where the server doesn’t mail. */
export async function remindContractors({
  db,
  now,
  config,
}: Pick<Services, 'db' | 'now' | 'config'>): Promise<{ reminded: number }> {
  const today = dayAt(now());
  const sendsMail = config.mail.kind === 'smtp';
  let reminded = 0;
  for (const { id, projectId } of await listToRemind(db, today, addDays(today, daysBefore)))
    reminded += await db.transaction(async (tx) => {
      await lockProject(tx, projectId);
      const { remindedAt, status, title, until } = await store.holdRequest(tx, { projectId }, id);
      if (remindedAt !== null || status !== 'sent') return 0;
      const links = await findOpenLinks(tx, { projectId, purpose: 'price-request', recordId: id });
      const answers = await store.listAnswers(tx, { projectId }, id);
      let letters = 0;
      for (const { contactId, state } of answers) {
        const link = links.get(contactId);
        if (state !== 'invited' || !link) continue;
        const text = `Uw prijs voor ‘${title}’ wordt verwacht tegen ${formatDayLong(until)}. Lukt het niet? Laat het dan weten op uw pagina.`;
        if (await orderNotice(tx, link, sendsMail, { subject: `Herinnering: ${title}`, text })) letters += 1;
      }
      await store.markReminded(tx, { projectId }, id, now().toISOString());
      return letters;
    });
  return { reminded };
}
