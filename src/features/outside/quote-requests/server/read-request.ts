import { contactName } from '#/core/contact-name';
import { type Day, dayAt } from '#/core/day';
import { decimalFromCents } from '#/core/money';
import type { QuoteRequest } from '#/features/outside/quote-requests/contract';
import { comparePrices, type HandedIn } from '#/features/outside/quote-requests/rules/comparison';
import { changedItems, freezeItems } from '#/features/outside/quote-requests/rules/frozen';
import * as questions from '#/features/outside/quote-requests/server/questions-store';
import * as store from '#/features/outside/quote-requests/server/store';
import { findOpenLinks } from '#/features/outside/shared/links/server/link-of-store';
import { findContacts } from '#/features/work/shared/contacts/server/contact-of-store';
import { getHome } from '#/features/work/shared/home/server/store';
import { estimateWithoutVat } from '#/features/work/shared/meetstaat/rules/totals';
import { listItems } from '#/features/work/shared/meetstaat/server/store';
import { usualRate } from '#/features/work/shared/rules/with-vat';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import type { OfferStanding } from '#/platform/server/ports/offers';
import type { Services } from '#/platform/server/services';

type RequestServices = Pick<Services, 'now'> & { offers: Pick<Services['offers'], 'standing'> };

/** What work on this home is taxed at where an item doesn’t say. */
export async function usualRateOf(db: Database, projectId: number, today: Day): Promise<number> {
  const { firstUseYear } = await getHome(db, projectId);
  return usualRate(firstUseYear, today);
}

function handedInOf(
  answers: readonly store.StoredAnswer[],
  {
    names,
    standing,
    changedAt,
  }: {
    names: ReadonlyMap<number, { name: string; company: string | null }>;
    standing: ReadonlyMap<number, OfferStanding>;
    changedAt: string | undefined;
  },
): HandedIn[] {
  return answers.flatMap(({ contactId, state, quoteId, lines, submittedAt }) => {
    const quote = quoteId === null ? undefined : standing.get(quoteId);
    const contact = names.get(contactId);
    if (state !== 'submitted' || !contact) return [];
    return [
      {
        ...{ contactId, name: contactName(contact), lines },
        quoteId: quote ? quoteId : null,
        quoteStatus: quote?.status ?? null,
        path: quote?.path ?? null,
        isChosen: quote?.isAccepted ?? false,
        isBeforeAddendum: changedAt !== undefined && submittedAt !== null && submittedAt < changedAt,
      },
    ];
  });
}

/** All that the owner sees of it. What a contractor has not handed in is not in it. */
export async function readRequest(
  db: Database,
  { offers, now }: RequestServices,
  { projectId }: questions.Place,
  id: number,
): Promise<QuoteRequest> {
  const today = dayAt(now());
  // Which links are open hangs on the clock, and nothing else of it does.
  const { invited, ...request } = await derived(projectId, `price request ${id} ${today}`, () =>
    workOutRequest(db, { offers, today }, { projectId }, id),
  );
  const links = await findOpenLinks(db, { projectId, purpose: 'price-request', recordId: id });
  return {
    ...request,
    invited: invited.map((answer) => ({ ...answer, isSent: links.has(answer.contactId) })),
  };
}

async function workOutRequest(
  db: Database,
  { offers, today }: { offers: RequestServices['offers']; today: Day },
  place: { projectId: number },
  id: number,
) {
  const { projectId } = place;
  const request = await store.findRequest(db, place, id);
  const answers = await store.listAnswers(db, place, id);
  const names = await findContacts(
    db,
    answers.map(({ contactId }) => contactId),
  );
  const quoteIds = answers.flatMap(({ quoteId }) => quoteId ?? []);
  const standing = await offers.standing(db, projectId, quoteIds);
  const current = await listItems(db, projectId);
  const home = await getHome(db, projectId);
  const items =
    request.status === 'draft'
      ? freezeItems(current, request.itemIds, usualRate(home.firstUseYear, today))
      : request.items;
  const estimates = current.flatMap((item): [number, string][] => {
    const estimate = estimateWithoutVat(item, home, today);
    return estimate === null ? [] : [[item.id, decimalFromCents(estimate)]];
  });
  const changedAt = request.addenda.at(-1)?.at;
  return {
    ...store.shownOf(request),
    contactIds: answers.map(({ contactId }) => contactId),
    items,
    addenda: request.addenda,
    changed: request.status === 'draft' ? [] : changedItems(request.items, current),
    invited: answers.map((answer) => {
      const contact = names.get(answer.contactId);
      return {
        contactId: answer.contactId,
        name: contact ? contactName(contact) : '',
        email: contact?.email ?? null,
        state: answer.state,
        submittedAt: answer.submittedAt,
        submittedBy: answer.sentBy,
        sha256: answer.sha256,
        documentIds: answer.documentIds,
        validUntil: answer.validUntil,
        startsWithin: answer.startsWithin,
        note: answer.note,
      };
    }),
    questions: (await questions.listQuestions(db, place, id)).map((each) => ({
      ...{ id: each.id, contactId: each.contactId, question: each.question, askedBy: each.sentBy },
      ...{ askedAt: each.createdAt, answer: each.answer, answeredAt: each.answeredAt, toAll: each.toAll },
    })),
    comparison: comparePrices({
      items,
      estimates: new Map(estimates),
      handedIn: handedInOf(answers, { names, standing, changedAt }),
    }),
  };
}

/** For who changed an older version: how its quotes stand is read anew right after. */
export function readChangedRequest(db: Database, place: questions.Place, id: number): Promise<QuoteRequest> {
  const offers = { standing: async () => new Map<number, OfferStanding>() };
  return readRequest(db, { offers, now: () => new Date() }, place, id);
}
