import { contactName } from '#/core/contact-name';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import type { FileKind } from '#/core/files';
import type { PriceLine, ReturnedList } from '#/core/price-list';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import { matchPages, matchSheets } from '#/features/outside/quote-requests/rules/match-list';
import {
  codesIn,
  isSurelyAnswer,
  type MayBeOf,
  type Pieces,
  printedContact,
} from '#/features/outside/quote-requests/rules/returned';
import { whyNotTaken } from '#/features/outside/quote-requests/server/opened';
import * as store from '#/features/outside/quote-requests/server/store';
import { takeReturned } from '#/features/outside/quote-requests/server/take-returned';
import { findContacts } from '#/features/work/shared/contacts/server/contact-of-store';
import type { CameIn, ReturnedServices, TakesReturned } from '#/platform/server/ports/returned';

type Items = store.StoredRequest['items'];
type Read = { pieces: Pieces; match: (items: Items) => readonly PriceLine[] };

const workbooks: readonly FileKind[] = ['xlsx', 'xls', 'ods'];
/** More than the longest list has, with what a contractor writes beside it. */
const mostPieces = 20_000;

/** What stands on it; nothing where a workbook can’t be opened: it is a paper like any other then. */
async function readReturned(
  services: ReturnedServices,
  { file, pages, job }: CameIn,
): Promise<Read | undefined> {
  if (!workbooks.includes(file.kind))
    return {
      pieces: pages.flatMap(({ lines }) => lines.map(({ text }) => text)).slice(0, mostPieces),
      match: (items) => matchPages(items, pages),
    };
  try {
    const sheets = await services.sheetReaderOf(services)(file.bytes, job);
    const cells = sheets.flatMap(({ name, rows }) => [name, ...rows.flat()]);
    const pieces = cells.flatMap((cell) => (cell === null || cell === '' ? [] : [String(cell)]));
    return { pieces: pieces.slice(0, mostPieces), match: (items) => matchSheets(items, sheets) ?? [] };
  } catch (error) {
    if (error instanceof AppError && !job.signal.aborted) return undefined;
    throw error;
  }
}

async function listInvited(
  { db }: Pick<ReturnedServices, 'db'>,
  { projectId, id }: store.StoredRequest,
): Promise<MayBeOf[]> {
  const answers = await store.listAnswers(db, { projectId }, id);
  const names = await findContacts(
    db,
    answers.map(({ contactId }) => contactId),
  );
  return answers.flatMap(({ contactId }) => names.get(contactId) ?? []);
}

const hasPrice = (lines: readonly PriceLine[]) => lines.some(({ unitPrice }) => unitPrice !== null);

async function recognize(services: ReturnedServices, came: CameIn): Promise<ReturnedList | undefined> {
  const all = await store.listAllRequests(services.db, came);
  const requests = all.filter(({ status }) => status !== 'draft');
  if (requests.length === 0) return undefined;
  const read = await readReturned(services, came);
  if (!read) return undefined;
  const codes = codesIn(read.pieces);
  const coded = requests.filter(({ id }) => codes.includes(id));
  const pieces = came.sentBy === null ? read.pieces : [came.sentBy, ...read.pieces];
  for (const request of coded.length > 0 ? coded : requests.filter(({ status }) => status === 'sent')) {
    const lines = read.match(request.items);
    if (!hasPrice(lines)) continue;
    const invited = await listInvited(services, request);
    const contactId = printedContact(pieces, invited);
    if (coded.length > 0) {
      const only = invited.length === 1 ? (invited[0]?.id ?? null) : null;
      return { requestId: request.id, contactId: contactId ?? only, lines: [...lines] };
    }
    if (contactId !== null && isSurelyAnswer(lines, request.items.length))
      return { requestId: request.id, contactId, lines: [...lines] };
  }
  return undefined;
}

const describe: TakesReturned['describe'] = async (services, projectId, lists) => {
  if (lists.length === 0) return [];
  const { db, offers, now } = services;
  const requests = new Map((await store.listAllRequests(db, { projectId })).map((each) => [each.id, each]));
  return Promise.all(
    lists.map(async ({ requestId, contactId, lines }) => {
      const request = requests.get(requestId);
      if (!request) return null;
      const answers = await store.listAnswers(db, { projectId }, requestId);
      const answer = answers.find((each) => each.contactId === contactId);
      const contacts = await listInvited(services, request);
      const asked = new Set(request.items.map(({ itemId }) => itemId));
      return {
        ...{ requestId, title: request.title, path: `${quoteRequestsPage.path}/${requestId}` },
        contactId: answer ? contactId : null,
        contacts: contacts.map((contact) => ({ id: contact.id, name: contactName(contact) })),
        matched: lines.filter(({ itemId }) => asked.has(itemId)).length,
        asked: request.items.length,
        closed: await whyNotTaken(db, { offers, today: dayAt(now()) }, { request, answer }),
      };
    }),
  );
};

/** A list that was sent out as Excel or PDF and came back by mail or on paper. */
export const takesReturned: TakesReturned = { recognize, describe, take: takeReturned };
