import type { Day } from '#/core/day';
import { type Found as CoreFound, worstFirst } from '#/core/finding';
import { type Total, totalFromDecimal, totalOf } from '#/core/money';
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
import { findingRules } from '#/features/papers/shared/invoices/findings-contract';
import { billedByQuoteLine, pairPlaced, placedLines } from '#/features/papers/shared/rules/placed-lines';

/**
 * What is not right about an invoice, the worst first. `others` finds the other invoices of the project; `quote` is the
 * one that it is linked to, `beforePaying` what others say of paying it. A credit note gives back: of it only the sums and the
 * account are looked at.
 */
export function findFindings(
  invoice: CheckedInvoice,
  quote: CheckedQuote | null,
  others: Others,
  contact: CheckedContact,
  home: CheckedHome,
  today: Day,
  beforePaying: SayBeforePaying = () => [],
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
    found.push(...standsInTheWay(invoice, others, beforePaying));
  }
  return worstFirst(found);
}

type Paid = { quoteId: number; open: Total; before: Total };
type SayBeforePaying = (paid: Paid) => readonly CoreFound[];

const known: ReadonlySet<string> = new Set(findingRules);

/** What others say of paying all of it. Those that were asked before it are paid before it. */
function standsInTheWay(invoice: CheckedInvoice, others: Others, say: SayBeforePaying): Found[] {
  const { quoteId } = invoice;
  if (quoteId === null) return [];
  const openOf = ({ owed }: CheckedInvoice) => totalFromDecimal(owed?.open ?? '0.00');
  const earlier = others.ofQuote(invoice).filter((other) => isEarlier(other, invoice));
  const told = say({ quoteId, open: openOf(invoice), before: totalOf(earlier.map(openOf)) });
  return told.filter((each): each is Found => known.has(each.rule));
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
