import type { Day } from '#/core/day';
import { worstFirst } from '#/core/finding';
import {
  invoiceBilledBefore,
  linesBilledBefore,
} from '#/features/papers/invoices/rules/findings/billed-before';
import {
  notOrdered,
  pricesAboveQuote,
  quantitiesAboveQuote,
  ratesOfLines,
  ratesOfPaper,
} from '#/features/papers/invoices/rules/findings/line-findings';
import { isEarlier, type Others } from '#/features/papers/invoices/rules/findings/others';
import {
  aboveContract,
  accountDiffers,
  otherAddressee,
  paidElsewhere,
  paidInFuture,
} from '#/features/papers/invoices/rules/findings/paper-findings';
import { reminderCosts } from '#/features/papers/invoices/rules/findings/reminder-costs';
import { wrongSums } from '#/features/papers/invoices/rules/findings/sums';
import type {
  CheckedContact,
  CheckedHome,
  CheckedInvoice,
  CheckedQuote,
  Found,
} from '#/features/papers/invoices/rules/findings/types';
import { wrongVatRate } from '#/features/papers/invoices/rules/findings/vat-rate';
import { billedByQuoteLine, pairPlaced, placedLines } from '#/features/papers/shared/rules/placed-lines';

/**
 * What is not right about an invoice, the worst first. `others` finds the other invoices of the project; `quote` is the
 * one that it is linked to. A credit note gives back: of it only the sums and the account are looked at.
 */
export function findFindings(
  invoice: CheckedInvoice,
  quote: CheckedQuote | null,
  others: Others,
  contact: CheckedContact,
  home: CheckedHome,
  today: Day,
): Found[] {
  const found = [
    ...wrongSums(invoice),
    ...accountDiffers(invoice, contact),
    ...otherAddressee(invoice, home),
    ...paidInFuture(invoice, today),
    ...paidElsewhere(invoice),
  ];
  found.push(...invoiceBilledBefore(invoice, others));
  if (invoice.kind === 'invoice') {
    found.push(...againstBefore(invoice, quote, others));
    found.push(...reminderCosts(invoice, today));
    found.push(...wrongVatRate(invoice, quote, others, contact, home, today));
  }
  return worstFirst(found);
}

function againstBefore(invoice: CheckedInvoice, quote: CheckedQuote | null, others: Others): Found[] {
  const ofQuote = quote ? others.ofQuote(invoice).filter((other) => isEarlier(other, invoice)) : [];
  const quoted = quote ? placedLines(quote, true) : [];
  const { pairs, alone } = pairPlaced(placedLines(invoice), quoted);
  const billed = billedByQuoteLine(ofQuote, quoted);
  const found = linesBilledBefore(invoice, others, pairs, billed);
  if (!quote) return found;
  const byLine = ratesOfLines(pairs);
  return [
    ...found,
    ...aboveContract(invoice, quote, ofQuote),
    ...pricesAboveQuote(pairs, billed),
    ...quantitiesAboveQuote(pairs, billed),
    ...(quoted.length > 0 ? notOrdered(alone) : []),
    ...(byLine.length > 0 ? byLine : ratesOfPaper(invoice, quote)),
  ];
}
