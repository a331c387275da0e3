import { AppError } from '#/core/errors';
import { decimalFromCents, totalOf } from '#/core/money';
import { quotesPage } from '#/features/papers/quotes/page';
import { addQuote } from '#/features/papers/quotes/server/add-quote';
import { listStatuses } from '#/features/papers/quotes/server/offer-store';
import type { PaperLine } from '#/features/papers/shared/contract';
import type { QuoteFields } from '#/features/papers/shared/quotes/contract';
import { quoteStatusLabels } from '#/features/papers/shared/quotes/rules/quote';
import { getForChange, lockQuotes, updateQuote } from '#/features/papers/shared/quotes/server/store';
import { lineNet, linesNet, vatOfLines } from '#/features/papers/shared/rules/lines';
import { findItemIds } from '#/features/papers/shared/server/lines-to-keep';
import type { Database } from '#/platform/server/database/engine/database';
import { insertFile, removeFile } from '#/platform/server/database/stores/file-store';
import type { Offer, OfferedLine, TakesOffers } from '#/platform/server/ports/offers';

const decided = 'Over uw prijs is al beslist: ze kan niet meer veranderen.';

async function linesOf(tx: Database, projectId: number, lines: readonly OfferedLine[]): Promise<PaperLine[]> {
  const there = await findItemIds(
    tx,
    projectId,
    lines.map(({ itemId }) => itemId),
  );
  return lines.map(({ itemId, description, ...line }) => {
    const net = lineNet({ ...line, net: null });
    return {
      ...{ ...line, kind: 'line', description: description.slice(0, 500) },
      itemId: there.has(itemId) ? itemId : null,
      net: net === null ? null : decimalFromCents(net),
    };
  });
}

async function fieldsOf(tx: Database, projectId: number, offer: Offer) {
  const lines = await linesOf(tx, projectId, offer.lines);
  const net = linesNet(lines);
  const vat = vatOfLines(lines) ?? [];
  return {
    ...{ contactId: offer.contactId, quoteNumber: offer.number, category: offer.category, lines },
    ...{ description: offer.title, validUntil: offer.validUntil, notes: offer.notes },
    netAmount: decimalFromCents(net),
    amount: decimalFromCents(totalOf([net, ...vat.map(({ amount }) => amount)])),
    vatLines: vat.map(({ rate, base, amount }) => ({
      ...{ rate, base: decimalFromCents(base), amount: decimalFromCents(amount) },
    })),
  } satisfies Partial<QuoteFields>;
}

/** What contractors offer waits among the quotes, checked like any other. */
export const takesOffers: TakesOffers = {
  put: async (tx, { projectId, userId, limit, today, ...guards }, offer, { before, file }) => {
    const fields = await fieldsOf(tx, projectId, offer);
    await insertFile(tx, projectId, file, { limit });
    const [known] = before === null ? [] : await lockQuotes(tx, projectId, [before]);
    if (!known) {
      const made = {
        ...{ ...fields, quoteDate: today, status: 'pending' as const },
        ...{ coversItemIds: [], unforeseenCosts: [] },
      };
      return addQuote(tx, { projectId, userId }, made, { fileKey: file.key, today, ...guards });
    }
    const { fileKey: old, status } = await getForChange(tx, projectId, known.id);
    if (status !== 'pending') throw new AppError('conflict', decided);
    await updateQuote(tx, projectId, known.id, { ...fields, quoteDate: today, fileKey: file.key });
    if (old) await removeFile(tx, old);
    return known.id;
  },

  standing: async (db, projectId, ids) => {
    const rows = await listStatuses(db, projectId, ids);
    return new Map(
      rows.map(({ id, status }) => [
        id,
        {
          status: quoteStatusLabels[status],
          isAccepted: status === 'accepted',
          isDecided: status !== 'pending',
          path: `${quotesPage.path}/${id}`,
        },
      ]),
    );
  },
};
