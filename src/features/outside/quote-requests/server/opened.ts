import { type Day, dayAt, formatDayLong } from '#/core/day';
import { AppError } from '#/core/errors';
import type { PriceRequest, SavedDraft } from '#/features/outside/quote-requests/outside-contract';
import { sumPrices } from '#/features/outside/quote-requests/rules/sums';
import { readDraft } from '#/features/outside/quote-requests/server/draft-store';
import { listQuestions } from '#/features/outside/quote-requests/server/questions-store';
import * as store from '#/features/outside/quote-requests/server/store';
import { findLinkForLetter } from '#/features/outside/shared/links/server/store';
import { listDocuments } from '#/features/work/shared/documents/server/store';
import { getHome } from '#/features/work/shared/home/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { findIds } from '#/platform/server/database/stores/ids-store';
import { unknownLink } from '#/platform/server/http/hooks/link';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { TakesOffers } from '#/platform/server/ports/offers';
import type { Services } from '#/platform/server/services';

export type RequestServices = Pick<Services, 'db' | 'offers' | 'now'>;

/** What a link is about: the request, and the answer of its contact. */
export type Opened = { request: store.StoredRequest; answer: store.StoredAnswer };

export async function openRequest(
  db: Database,
  { projectId, contactId, recordId }: Pick<OpenedLink, 'projectId' | 'contactId' | 'recordId'>,
): Promise<Opened> {
  if (recordId === null || contactId === null) throw new AppError('not_found', unknownLink);
  const requests = await store.listAllRequests(db, { projectId });
  const request = requests.find(({ id }) => id === recordId);
  const answers = await store.listAnswers(db, { projectId }, recordId);
  const answer = answers.find((each) => each.contactId === contactId);
  if (!request || request.status === 'draft' || !answer) throw new AppError('not_found', unknownLink);
  return { request, answer };
}

type Asked = { offers: TakesOffers; today: Day };

type Shut = 'closed' | 'accepted' | 'decided' | 'past';

async function findShut(
  db: Database,
  { offers, today }: Asked,
  { request, answer }: { request: store.StoredRequest; answer: Pick<store.StoredAnswer, 'quoteId'> },
): Promise<Shut | undefined> {
  if (request.status === 'closed') return 'closed';
  if (answer.quoteId !== null) {
    const quote = (await offers.standing(db, request.projectId, [answer.quoteId])).get(answer.quoteId);
    if (quote?.isAccepted) return 'accepted';
    if (quote?.isDecided) return 'decided';
  }
  return request.until < today ? 'past' : undefined;
}

/** Why nothing can be written any more, for who gives the price. */
export async function whyClosed(db: Database, asked: Asked, opened: Opened): Promise<string | null> {
  const words: Record<Shut, string> = {
    closed: 'Deze prijsvraag is afgesloten. U kunt ze nog lezen.',
    accepted: 'Uw prijs is aanvaard: ze ligt vast.',
    decided: 'Over uw prijs is al beslist.',
    past: `Een prijs geven kon tot en met ${formatDayLong(opened.request.until)}. U kunt alles nog lezen.`,
  };
  const shut = await findShut(db, asked, opened);
  return shut ? words[shut] : null;
}

/** The same for who asked it. */
export async function whyNotTaken(
  db: Database,
  asked: Asked,
  { request, answer }: { request: store.StoredRequest; answer: store.StoredAnswer | undefined },
): Promise<string | null> {
  const words: Record<Shut, string> = {
    closed: 'Deze prijsvraag is afgesloten. Bewaar dit papier als offerte of document.',
    accepted: 'U aanvaardde al een prijs van deze aannemer: ze ligt vast.',
    decided: 'Over de prijs van deze aannemer is al beslist.',
    past: `Een prijs geven kon tot en met ${formatDayLong(request.until)}. Stuur een aanvulling met een latere dag, of bewaar dit papier als offerte.`,
  };
  const shut = await findShut(db, asked, { request, answer: answer ?? { quoteId: null } });
  return shut ? words[shut] : null;
}

/** Of items that are asked now: those that an addendum took out say nothing any more. */
export async function readSaved(db: Database, { request, answer }: Opened): Promise<SavedDraft> {
  const { draft, version } = await readDraft(db, answer.id);
  const asked = new Set(request.items.map(({ itemId }) => itemId));
  const lines = draft.lines.filter(({ itemId }) => asked.has(itemId));
  return { draft: { ...draft, lines }, sums: sumPrices(request.items, lines), version };
}

async function listFiles(db: Database, { request }: Opened): Promise<PriceRequest['files']> {
  const { projectId, documentIds, photoIds } = request;
  const documents = documentIds.length === 0 ? [] : await listDocuments(db, projectId);
  const photos = await findIds(db, 'photos', projectId, photoIds);
  return [
    ...documents
      .filter(({ id }) => documentIds.includes(id))
      .map(({ id, fileName }) => ({ kind: 'documents' as const, id, name: fileName })),
    ...photoIds
      .filter((id) => photos.has(id))
      .map((id, index) => ({ kind: 'photos' as const, id, name: `Foto ${index + 1}` })),
  ];
}

/** All that who has the link gets to see: nothing of any other contractor, and no estimate. */
export async function readPriceRequest(
  { db, offers, now }: RequestServices,
  link: OpenedLink,
): Promise<PriceRequest> {
  const opened = await openRequest(db, link);
  const { request, answer } = opened;
  const found = await findLinkForLetter(db, link.id);
  const { street, postcode, city } = await getHome(db, link.projectId);
  const town = [postcode, city].filter(Boolean).join(' ');
  const questions = await listQuestions(db, request, request.id);
  const { id: _, ...shown } = { ...request };
  return {
    project: {
      name: found?.project ?? '',
      place: [street, town].filter(Boolean).join(', ') || null,
      invitedBy: found?.invitedBy ?? '',
    },
    contact: { name: found?.link.name ?? '' },
    ...{ title: shown.title, text: shown.text, visit: shown.visit, until: shown.until },
    ...{ items: shown.items, addenda: shown.addenda },
    closed: await whyClosed(db, { offers, today: dayAt(now()) }, opened),
    files: await listFiles(db, opened),
    questions: questions.flatMap((each) => {
      const isOwn = each.contactId === link.contactId;
      const isForAll = each.toAll && each.answer !== null;
      if (!isOwn && !isForAll) return [];
      const { id, question, answer: said } = each;
      return [{ id, question, answer: said, at: each.answeredAt ?? each.createdAt, isOwn }];
    }),
    ...{ state: answer.state, submittedAt: answer.submittedAt, sha256: answer.sha256 },
    ...(await readSaved(db, opened)),
  };
}
