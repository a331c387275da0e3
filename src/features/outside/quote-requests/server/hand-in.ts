import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import type { PriceLine } from '#/core/price-list';
import type { HandedInPrices } from '#/features/outside/quote-requests/outside-contract';
import { matchPages, matchSheets } from '#/features/outside/quote-requests/rules/match-list';
import { readDraft, writeDraft } from '#/features/outside/quote-requests/server/draft-store';
import { requireLines } from '#/features/outside/quote-requests/server/keep-prices';
import { findOwnerId, lockProject } from '#/features/outside/quote-requests/server/names-store';
import {
  type Opened,
  openRequest,
  readSaved,
  whyClosed,
} from '#/features/outside/quote-requests/server/opened';
import {
  type Contractor,
  type Deeds,
  sendsMail,
} from '#/features/outside/quote-requests/server/outside-deeds';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { getLinkedContact } from '#/features/outside/shared/links/server/store';
import { writeByLink } from '#/features/outside/shared/links/server/write-by-link';
import { createDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { onBehalfOf } from '#/platform/server/database/engine/on-behalf-of';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { Job } from '#/platform/server/heavy-work';
import { unknownLink } from '#/platform/server/http/hooks/link';
import type { Services } from '#/platform/server/services';

type RequestServices = Deeds & Pick<Services, 'recognizer' | 'heavyWork' | 'sheetReaderOf' | 'onClose'>;
type Transact = (work: (tx: Database) => Promise<HandedInPrices>) => Promise<HandedInPrices>;

const workMs = 120_000;
/** Outsiders have a turn of their own among who has something read. */
const turnOf = (linkId: number) => -linkId;

const nothingFound =
  'In dit bestand vonden we geen prijzen bij de nummers van de lijst. Gebruik de Excel van deze pagina, of vul de prijzen hier in.';

/** What stands in it about items of this request. */
async function readLines(
  services: RequestServices,
  {
    file,
    link,
    opened,
    signal,
  }: { file: KeptFile; link: Contractor['link']; opened: Opened; signal: AbortSignal },
): Promise<PriceLine[]> {
  const content = await services.files.read(file.key);
  if (!content) throw new AppError('unusable', 'Dit bestand kon niet gelezen worden. Probeer het opnieuw.');
  const bytes = Buffer.concat(await content.toArray());
  const job = new Job(turnOf(link.id), signal, workMs);
  const { items } = opened.request;
  if (file.mimeType === fileKinds.pdf.mimeType) {
    const { pages } = await services.recognizer.recognize({ bytes, kind: 'pdf' }, job);
    return matchPages(items, pages);
  }
  return matchSheets(items, await services.sheetReaderOf(services)(bytes, job)) ?? [];
}

/** Kept as it came, and what it says put in the draft; the rest of the draft stays. */
export async function handInPrices(
  services: RequestServices,
  { link, as }: Contractor,
  { file, sentName, signal }: { file: KeptFile; sentName: string; signal: AbortSignal },
  transact: Transact,
): Promise<HandedInPrices> {
  const before = await openRequest(services.db, link);
  const found = await readLines(services, { file, link, opened: before, signal });
  if (found.length === 0) throw new AppError('unusable', nothingFound);
  requireLines(before, found);
  return transact(async (tx) => {
    await lockProject(tx, link.projectId);
    await writeByLink(tx, {
      id: link.id,
      what: markedAs(`gaf een bestand af: ${sentName}`, as),
      size: file.size,
    });
    const opened = await openRequest(tx, link);
    const closed = await whyClosed(tx, { offers: services.offers, today: dayAt(services.now()) }, opened);
    if (closed !== null) throw new AppError('conflict', closed);
    const { draft, version } = await readDraft(tx, opened.answer.id);
    const isFound = new Set(found.map(({ itemId }) => itemId));
    const lines = [...draft.lines.filter(({ itemId }) => !isFound.has(itemId)), ...found];
    const next = await writeDraft(tx, opened.answer.id, { draft: { ...draft, lines }, version });
    if (next === undefined)
      throw new AppError('conflict', 'Dit werd intussen elders aangepast. Probeer het opnieuw.');
    await keepFile(tx, services, { opened, file });
    const text = `Goed ontvangen: ${sentName}. Kijk de gelezen prijzen na op uw pagina en dien ze dan in.`;
    await orderNotice(tx, link, sendsMail(services), { subject: 'U gaf een lijst met prijzen af', text });
    const unmatched = opened.request.items.filter(({ itemId }) => !isFound.has(itemId));
    return {
      ...(await readSaved(tx, opened)),
      matched: found.length,
      unmatched: unmatched.map(({ number }) => number),
    };
  });
}

async function keepFile(
  tx: Database,
  { files }: RequestServices,
  { opened: { request, answer }, file }: { opened: Opened; file: KeptFile },
): Promise<void> {
  const { projectId } = request;
  const userId = await findOwnerId(tx, projectId);
  if (userId === undefined) throw new AppError('not_found', unknownLink);
  const { name } = await getLinkedContact(tx, answer.contactId);
  const description = `Van ${name}, bij prijsvraag ${request.title}`.slice(0, 500);
  const place = { projectId, userId, limit: files.projectLimit };
  await onBehalfOf(tx, userId, () => createDocument(tx, place, { category: 'other', description }, file));
}
