import { day, dayAt, formatDayLong } from '#/core/day';
import { AppError } from '#/core/errors';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { markedAs } from '#/features/outside/links/rules/marked-as';
import { orderNotice } from '#/features/outside/links/server/shared/notice';
import type { Outsider } from '#/features/outside/links/server/shared/outsider';
import { writeByLink } from '#/features/outside/links/server/shared/write-by-link';
import { findLinkForLetter, getLinkedContact, holdLink } from '#/features/outside/links/server/store';
import type { DraftIn, PriceDraft, SavedDraft } from '#/features/outside/quote-requests/outside-contract';
import {
  countLines,
  isPriced,
  lineNet,
  netFits,
  type PricedLine,
  sumPrices,
} from '#/features/outside/quote-requests/rules/sums';
import { writeDraft } from '#/features/outside/quote-requests/server/draft-store';
import { frozenPricesPdf } from '#/features/outside/quote-requests/server/list-files';
import { findOwnerId, lockProject } from '#/features/outside/quote-requests/server/names-store';
import {
  type Opened,
  openRequest,
  readSaved,
  whyClosed,
} from '#/features/outside/quote-requests/server/opened';
import * as store from '#/features/outside/quote-requests/server/store';
import { createDocument } from '#/features/work/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { onBehalfOf } from '#/platform/server/database/engine/on-behalf-of';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';
import { unknownLink } from '#/platform/server/http/hooks/link';
import type { Offer } from '#/platform/server/ports/offers';
import type { Services } from '#/platform/server/services';

export type Deeds = Pick<
  Services,
  'db' | 'offers' | 'files' | 'now' | 'config' | 'readMoney' | 'findGuarded'
>;

export type Contractor = Outsider;

const sendsMail = ({ config }: Deeds) => config.mail.kind === 'smtp';
const another = 'Dit werd intussen elders aangepast. Lees het opnieuw.';

/** Told with the draft as it is now. */
function refuseOther(saved: SavedDraft): ErrorWithBody<{ message: string; current: SavedDraft }> {
  return new ErrorWithBody('conflict', { message: another, current: saved });
}

async function requireOpen(tx: Database, { offers, now }: Deeds, opened: Opened): Promise<void> {
  const closed = await whyClosed(tx, { offers, today: dayAt(now()) }, opened);
  if (closed !== null) throw new AppError('conflict', closed);
}

/** Refuses a line about what isn’t asked, and one that is worth more than any line may be: at its own cell. */
export function requireLines({ request }: Opened, lines: PriceDraft['lines']): void {
  const asked = new Set(request.items.map(({ itemId }) => itemId));
  const wrong: { path: string; message: string }[] = [];
  const counted = new Map(countLines(request.items, lines).map((line) => [line.itemId, line]));
  lines.forEach(({ itemId }, index) => {
    const line = counted.get(itemId);
    if (!asked.has(itemId))
      wrong.push({ path: `lines.${index}.itemId`, message: 'Deze post wordt niet gevraagd.' });
    else if (line && isPriced(line) && !netFits(lineNet(line)))
      wrong.push({
        path: `lines.${index}.unitPrice`,
        message: 'Hoeveelheid maal prijs is te groot voor één lijn.',
      });
  });
  if (wrong[0]) throw new AppError('invalid', wrong[0].message, wrong);
}

/** As one types: what others typed meanwhile is not lost, and nothing of it stands in a log. */
export async function saveDraft(
  house: Deeds,
  { link }: Contractor,
  { version, ...draft }: DraftIn,
): Promise<SavedDraft> {
  const written = await house.db.transaction(async (tx) => {
    if (!(await holdLink(tx, link.id))) throw new AppError('not_found', unknownLink);
    const opened = await openRequest(tx, link);
    await requireOpen(tx, house, opened);
    requireLines(opened, draft.lines);
    const next = await writeDraft(tx, opened.answer.id, { draft: draft as PriceDraft, version });
    return next === undefined ? undefined : readSaved(tx, opened);
  });
  if (written) return written;
  throw refuseOther(await readSaved(house.db, await openRequest(house.db, link)));
}

function offerOf({ request, answer }: Opened, draft: PriceDraft, lines: readonly PricedLine[]): Offer {
  const categories = [...new Set(lines.map(({ item }) => item.category))];
  const notes = [
    draft.startsWithin ? `Kan beginnen: ${draft.startsWithin}` : '',
    draft.note ?? '',
    ...lines.flatMap(({ item, note }) => (note ? [`${item.number}. ${item.description}: ${note}`] : [])),
  ];
  return {
    ...{ contactId: answer.contactId, number: draft.number, title: request.title },
    category: categories.length === 1 ? (categories[0] ?? null) : null,
    lines: lines.map(({ item, unitPrice, counted }) => ({
      ...{ itemId: item.itemId, description: item.description, unit: item.unit, unitPrice },
      ...counted,
    })),
    validUntil: draft.validUntil === null ? null : day(draft.validUntil),
    notes: notes.filter(Boolean).join('\n').slice(0, 4_000) || null,
  };
}

const time = new Intl.DateTimeFormat('nl-BE', {
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Brussels' },
});

type Said = { name: string; version: number };
type Kept = { proof: KeptFile; copy: KeptFile };

/** Both at once: the quote that waits for a decision, and the paper that tells what was handed in. */
async function keepPrices(
  tx: Database,
  house: Deeds,
  { opened, draft }: { opened: Opened; draft: PriceDraft },
  { proof, copy }: Kept,
): Promise<{ quoteId: number; documentId: number }> {
  const { request, answer } = opened;
  const { projectId } = request;
  const userId = await findOwnerId(tx, projectId);
  if (userId === undefined) throw new AppError('not_found', unknownLink);
  const { readMoney, findGuarded, files } = house;
  const limit = files.projectLimit;
  const lines = countLines(request.items, draft.lines).filter(isPriced);
  // What is handed in is the other side's; what is kept of it is kept for who asked.
  return onBehalfOf(tx, userId, async () => {
    const place = { projectId, userId, limit, today: dayAt(house.now()), readMoney, findGuarded };
    const offer = offerOf(opened, draft, lines);
    const quoteId = await house.offers.put(tx, place, offer, { before: answer.quoteId, file: copy });
    const fields = {
      category: 'contracts' as const,
      description: `Prijs voor ${request.title}`.slice(0, 500),
    };
    const document = await createDocument(tx, { projectId, userId, limit }, fields, proof);
    return { quoteId, documentId: document.id };
  });
}

export async function submitPrices(
  house: Deeds,
  { link, as }: Contractor,
  { name, version }: Said,
): Promise<void> {
  const { db, now, files } = house;
  const opened = await openRequest(db, link);
  await requireOpen(db, house, opened);
  const saved = await readSaved(db, opened);
  if (saved.version !== version) throw refuseOther(saved);
  const { draft } = saved;
  requireLines(opened, draft.lines);
  if (!countLines(opened.request.items, draft.lines).some(isPriced))
    throw new AppError('invalid', 'Vul eerst minstens één prijs in.', [
      { path: 'lines', message: 'Vul eerst minstens één prijs in.' },
    ]);
  const { name: contractor } = await getLinkedContact(db, opened.answer.contactId);
  const project = (await findLinkForLetter(db, link.id))?.project ?? '';
  const madeAt = now();
  const at = `${formatDayLong(dayAt(madeAt))} om ${time.format(madeAt)} (Brussel)`;
  const submitted = { contractor, by: markedAs(name, as), at };
  const bytes = await frozenPricesPdf(opened.request, project, { draft, submitted, madeAt });
  const file = { name: `Prijs ${contractor}.pdf`, kind: 'pdf' as const, bytes };
  await files.keepMadeFor([file, file], async ([proof, copy]) => {
    if (!proof || !copy) throw new Error('a PDF that was just made is gone');
    await db.transaction(async (tx) => {
      await lockProject(tx, link.projectId);
      const what = markedAs(`gaf een prijs voor ${opened.request.title}, als ${name}`, as);
      await writeByLink(tx, { id: link.id, what });
      const held = await openRequest(tx, link);
      await requireOpen(tx, house, held);
      if ((await readSaved(tx, held)).version !== version) throw refuseOther(await readSaved(tx, held));
      const { quoteId, documentId } = await keepPrices(tx, house, { opened: held, draft }, { proof, copy });
      await store.writeAnswer(tx, link, held.answer.id, {
        ...{ state: 'submitted', submittedAt: madeAt.toISOString(), sentBy: name, sentAs: as },
        ...{ lines: draft.lines, number: draft.number, startsWithin: draft.startsWithin, note: draft.note },
        validUntil: draft.validUntil === null ? null : day(draft.validUntil),
        ...{ quoteId, documentIds: [documentId, ...held.answer.documentIds], sha256: proof.sha256 },
      });
      await orderNotice(tx, link, sendsMail(house), {
        subject: `Uw prijs voor ${opened.request.title}`,
        text: `Goed ontvangen op ${at}. U kunt ze nog aanpassen tot en met ${formatDayLong(held.request.until)}.`,
        facts: [
          {
            label: 'Zonder btw',
            value: formatEuro(totalFromDecimal(sumPrices(held.request.items, draft.lines).net)),
          },
          { label: 'Vingerafdruk van de PDF (SHA-256)', value: proof.sha256 },
        ],
      });
    });
  });
}

export async function declinePrices(
  house: Deeds,
  { link, as }: Contractor,
  note: string | null,
): Promise<void> {
  await house.db.transaction(async (tx) => {
    await lockProject(tx, link.projectId);
    const opened = await openRequest(tx, link);
    await writeByLink(tx, { id: link.id, what: markedAs('geeft geen prijs', as) });
    await requireOpen(tx, house, opened);
    if (opened.answer.state === 'submitted')
      throw new AppError('conflict', 'U gaf al een prijs. Vraag de bouwheer om ze niet te gebruiken.');
    const { name } = await getLinkedContact(tx, opened.answer.contactId);
    await store.writeAnswer(tx, link, opened.answer.id, {
      ...{ state: 'declined', note, sentBy: name, sentAs: as },
    });
  });
}

export async function askQuestion(
  tx: Database,
  house: Deeds,
  { link, as }: Contractor,
  text: string,
): Promise<{ id: number }> {
  await lockProject(tx, link.projectId);
  const { request, answer } = await openRequest(tx, link);
  await writeByLink(tx, { id: link.id, what: markedAs('stelde een vraag', as) });
  if (request.status === 'closed') throw new AppError('conflict', 'Deze prijsvraag is afgesloten.');
  const { name: sentBy } = await getLinkedContact(tx, answer.contactId);
  const { projectId } = request;
  const { contactId } = answer;
  const made = { projectId, requestId: request.id, contactId, question: text, sentBy, sentAs: as };
  const id = await store.createQuestion(tx, made);
  await orderNotice(tx, link, sendsMail(house), { subject: 'Kopie van uw vraag', text });
  return { id };
}
