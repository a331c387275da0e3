import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import type { PriceDraft } from '#/features/outside/quote-requests/outside-contract';
import { readDraft, writeDraft } from '#/features/outside/quote-requests/server/draft-store';
import { keepPrices, requirePrices } from '#/features/outside/quote-requests/server/keep-prices';
import { findNameOfProject, lockProject } from '#/features/outside/quote-requests/server/names-store';
import { type Opened, whyNotTaken } from '#/features/outside/quote-requests/server/opened';
import * as store from '#/features/outside/quote-requests/server/store';
import { findNameOf, getLinkedContact } from '#/features/outside/shared/links/server/store';
import { addDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { ReturnedServices, Taken, TakesReturned } from '#/platform/server/ports/returned';

async function openTaken(
  db: Database,
  { offers, now }: Pick<ReturnedServices, 'offers' | 'now'>,
  projectId: number,
  { requestId, contactId }: Taken['list'],
): Promise<Opened> {
  const request = (await store.listAllRequests(db, { projectId })).find(({ id }) => id === requestId);
  if (!request || request.status === 'draft')
    throw new AppError('conflict', 'De prijsvraag van dit papier is er niet meer.');
  const answers = await store.listAnswers(db, { projectId }, requestId);
  const answer = answers.find((each) => each.contactId === contactId);
  const message = 'Dit contact kreeg deze prijsvraag niet.';
  if (!answer) throw new AppError('invalid', message, [{ path: 'contactId', message }]);
  const closed = await whyNotTaken(db, { offers, today: dayAt(now()) }, { request, answer });
  if (closed !== null) throw new AppError('conflict', closed);
  return { request, answer };
}

/** What the paper says of what is asked now. What they typed behind their link is theirs, and no part of it. */
function draftOf({ request }: Opened, { list, number, validUntil }: Taken): PriceDraft {
  const asked = new Set(request.items.map(({ itemId }) => itemId));
  const lines = list.lines.filter(({ itemId }) => asked.has(itemId));
  return { lines, number: number?.slice(0, 60) ?? null, validUntil, startsWithin: null, note: null };
}

/** Who opens their link later sees what was taken, unless they had typed something themselves. */
async function showBehindLink(tx: Database, { answer }: Opened, draft: PriceDraft): Promise<void> {
  const { version } = await readDraft(tx, answer.id);
  if (version === 0) await writeDraft(tx, answer.id, { draft, version });
}

export const takeReturned: TakesReturned['take'] = async (services, { userId, projectId }, taken) => {
  const { db } = services;
  const opened = await openTaken(db, services, projectId, taken.list);
  const draft = draftOf(opened, taken);
  requirePrices(opened, draft.lines);
  const { name } = await getLinkedContact(db, opened.answer.contactId);
  const project = await findNameOfProject(db, projectId);
  const by = { name: `${name}, op papier`, as: await findNameOf(db, userId) };
  const { quoteId } = await keepPrices(
    services,
    { opened, draft, project, by },
    {
      hold: async (tx) => {
        await lockProject(tx, projectId);
        const held = await openTaken(tx, services, projectId, taken.list);
        requirePrices(held, draft.lines);
        return { held, userId };
      },
      within: (_tx, _userId, work) => work(),
      afterwards: async (tx, { held }) => {
        const description = `Van ${name}, bij prijsvraag ${held.request.title}`.slice(0, 500);
        await addDocument(
          tx,
          { projectId, userId },
          { category: 'other', description },
          await taken.letGo(tx),
        );
        await showBehindLink(tx, held, draft);
      },
    },
  );
  return { requestId: opened.request.id, quoteId };
};
