import type { Found } from '#/core/finding';
import { sameIban } from '#/core/iban';
import { pricesAboveQuote, ratesOfLines } from '#/features/papers/invoices/rules/findings/line-findings';
import { unconfirmedAccount } from '#/features/papers/invoices/rules/findings/paper-findings';
import { listOpenFound } from '#/features/papers/invoices/server/findings-store';
import { findKnownIban } from '#/features/papers/invoices/server/known-account-store';
import { listQuoted } from '#/features/papers/invoices/server/quoted-store';
import { getExtra } from '#/features/papers/shared/extras/server/store';
import { findContactOfQuote } from '#/features/papers/shared/quotes/server/paper-store';
import { pairPlaced, placedLines } from '#/features/papers/shared/rules/placed-lines';
import { findVatFindings } from '#/features/papers/vat/rules/vat-findings';
import { getHome } from '#/features/work/shared/home/server/store';
import { type GuardSource, guardEach } from '#/platform/server/ports/guards';

/** What stands open of an invoice. */
export const guardInvoice: GuardSource = ({ db, projectId, ids, today }) =>
  listOpenFound(db, projectId, ids, today);

/** Extra work is held against the quote that it is on as an invoice would be: the same work at another price or rate. */
export const guardExtra = guardEach(async ({ db, projectId, id, today }): Promise<readonly Found[]> => {
  const { quoteId, lines, title } = await getExtra(db, { projectId }, id);
  const quote = (await listQuoted(db, projectId, [quoteId])).get(quoteId);
  if (!quote) return [];
  const { pairs } = pairPlaced(placedLines({ lines }), placedLines(quote, true));
  const paper = {
    ...{ kind: 'quote' as const, number: null, date: today, firstDate: null, contractDate: quote.quoteDate },
    ...{ receivedDate: null, description: title, lines, vatLines: [], contractor: { name: '', email: null } },
  };
  const vat = findVatFindings(paper, await getHome(db, projectId), today);
  return [
    ...pricesAboveQuote(pairs, new Map()),
    ...ratesOfLines(pairs),
    ...vat.map(({ severity, sentence, lines: at, amount }) => ({
      ...{ rule: 'vat-rate', severity, sentence, lines: at, amount },
    })),
  ];
});

/** Before one signs: another account than the project knew, while its owner did not confirm it. */
export const guardAccount = guardEach(async ({ db, projectId, id }) => {
  const contact = await findContactOfQuote(db, projectId, id);
  if (!contact?.iban) return [];
  const known = await findKnownIban(db, projectId, contact);
  return unconfirmedAccount(sameIban(known, contact.iban) ? null : { from: known, to: contact.iban }, null);
});
