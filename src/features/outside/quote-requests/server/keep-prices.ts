import { day, dayAt, formatDayLong } from '#/core/day';
import { AppError } from '#/core/errors';
import type { PriceDraft } from '#/features/outside/quote-requests/outside-contract';
import {
  countLines,
  isPriced,
  lineNet,
  netFits,
  type PricedLine,
} from '#/features/outside/quote-requests/rules/sums';
import { frozenPricesPdf } from '#/features/outside/quote-requests/server/list-files';
import type { Opened } from '#/features/outside/quote-requests/server/opened';
import * as store from '#/features/outside/quote-requests/server/store';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { getLinkedContact } from '#/features/outside/shared/links/server/store';
import { createDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import type { Offer } from '#/platform/server/ports/offers';
import type { Services } from '#/platform/server/services';

export type Keeping = Pick<Services, 'db' | 'offers' | 'files' | 'now' | 'readMoney' | 'findGuarded'>;

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

/** As they are handed in: also with at least one price. */
export function requirePrices(opened: Opened, lines: PriceDraft['lines']): void {
  requireLines(opened, lines);
  const message = 'Vul eerst minstens één prijs in.';
  if (!countLines(opened.request.items, lines).some(isPriced))
    throw new AppError('invalid', message, [{ path: 'lines', message }]);
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

type Given = {
  opened: Opened;
  draft: PriceDraft;
  project: string;
  /** Who hands it in, and under whose eyes. */
  by: { name: string; as: string | null };
};

type Held = { held: Opened; userId: number };

/** What differs between who hands in by a link and who takes a paper that came back. */
type Way = {
  /** Looks again, in the transaction, at what was looked at before it; `userId`: for whom it is kept, `bytes`: how much that is. */
  hold: (tx: Database, bytes: number) => Promise<Held>;
  within: <T>(tx: Database, userId: number, work: () => Promise<T>) => Promise<T>;
  afterwards: (tx: Database, kept: Held & { at: string; sha256: string }) => Promise<unknown>;
};

/** Both at once: the quote that waits for a decision, and the paper that tells what was handed in. */
async function keepBoth(
  tx: Database,
  services: Keeping,
  { held: { request, answer }, userId, draft }: Held & { draft: PriceDraft },
  [proof, copy]: readonly [KeptFile, KeptFile],
): Promise<{ quoteId: number; documentId: number }> {
  const { projectId } = request;
  const { readMoney, findGuarded, files } = services;
  const limit = files.projectLimit;
  const lines = countLines(request.items, draft.lines).filter(isPriced);
  const place = { projectId, userId, limit, today: dayAt(services.now()), readMoney, findGuarded };
  const offer = offerOf({ request, answer }, draft, lines);
  const quoteId = await services.offers.put(tx, place, offer, { before: answer.quoteId, file: copy });
  const fields = { category: 'contracts' as const, description: `Prijs voor ${request.title}`.slice(0, 500) };
  const document = await createDocument(tx, { projectId, userId, limit }, fields, proof);
  return { quoteId, documentId: document.id };
}

/** Freezes what was handed in, and makes a quote of it that waits for a decision. */
export async function keepPrices(
  services: Keeping,
  { opened, draft, project, by: { name, as } }: Given,
  { hold, within, afterwards }: Way,
): Promise<{ quoteId: number }> {
  const { db, files, now } = services;
  const { name: contractor } = await getLinkedContact(db, opened.answer.contactId);
  const madeAt = now();
  const at = `${formatDayLong(dayAt(madeAt))} om ${time.format(madeAt)} (Brussel)`;
  const submitted = { contractor, by: markedAs(name, as), at };
  const bytes = await frozenPricesPdf(opened.request, project, { draft, submitted, madeAt });
  const file = { name: `Prijs ${contractor}.pdf`, kind: 'pdf' as const, bytes };
  return files.keepMadeFor([file, file], ([proof, copy]) => {
    if (!proof || !copy) throw new Error('a PDF that was just made is gone');
    return db.transaction(async (tx) => {
      const { held, userId } = await hold(tx, proof.size + copy.size);
      const { quoteId, documentId } = await within(tx, userId, () =>
        keepBoth(tx, services, { held, userId, draft }, [proof, copy]),
      );
      await store.writeAnswer(tx, held.request, held.answer.id, {
        ...{ state: 'submitted', submittedAt: madeAt.toISOString(), sentBy: name, sentAs: as },
        ...{ lines: draft.lines, number: draft.number, startsWithin: draft.startsWithin, note: draft.note },
        validUntil: draft.validUntil === null ? null : day(draft.validUntil),
        ...{ quoteId, documentIds: [documentId, ...held.answer.documentIds], sha256: proof.sha256 },
      });
      await afterwards(tx, { held, userId, at, sha256: proof.sha256 });
      return { quoteId };
    });
  });
}
