import { formatEuro, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { Others } from '#/features/papers/invoices/rules/findings/others';
import type { CheckedInvoice, Found } from '#/features/papers/invoices/rules/findings/types';
import { invoiceInSentence } from '#/features/papers/shared/invoices/rules/name';
import {
  type Billed,
  type LinePair,
  nameOfLine,
  netOf,
  placedLines,
  quantityOf,
} from '#/features/papers/shared/rules/placed-lines';

/** The whole of it: the same number of the same firm, or without a number the same day and amount. */
export function invoiceBilledBefore(invoice: CheckedInvoice, others: Others): Found[] {
  const twin = others.findTwin(invoice);
  if (!twin) return [];
  const amount = totalFromDecimal(invoice.amount);
  const word = invoice.kind === 'invoice' ? 'factuur' : 'creditnota';
  const sentence = `Deze ${word} lijkt er al te zijn: ${invoiceInSentence(twin)} van ${formatEuro(totalFromDecimal(twin.amount))}.`;
  return [{ rule: 'billed-before', severity: 'danger', sentence, lines: [], amount }];
}

/** Whether the quote leaves room for the line: then the same line twice is only the next part of the work. */
function fitsInQuote({ ours, quoted }: LinePair, billed: ReadonlyMap<number, Billed>): boolean {
  const before = billed.get(quoted.at) ?? { quantity: 0, net: zeroTotal };
  if (ours.line.quantity !== null && quoted.line.quantity !== null) {
    return before.quantity + quantityOf(ours.line) <= quantityOf(quoted.line);
  }
  if (quoted.line.net === null) return false;
  return totalOf([before.net, netOf(ours.line)]) <= netOf(quoted.line);
}

/** A line that stands word for word on an earlier invoice of the same firm. */
export function linesBilledBefore(
  invoice: CheckedInvoice,
  others: Others,
  pairs: readonly LinePair[],
  billed: ReadonlyMap<number, Billed>,
): Found[] {
  const pairOf = new Map(pairs.map((pair) => [pair.ours.at, pair]));
  const again = placedLines(invoice).flatMap(({ line, at }) => {
    const other = others.findWithLine(invoice, line);
    const pair = pairOf.get(at);
    return other && !(pair && fitsInQuote(pair, billed)) ? [{ line, at, other }] : [];
  });
  if (again.length === 0) return [];
  const texts = again
    .slice(0, 3)
    .map(({ line, at, other }) => `${nameOfLine(line, at)} (op ${invoiceInSentence(other)})`);
  const more = again.length > 3 ? [`en nog ${again.length - 3}`] : [];
  return [
    {
      ...{ rule: 'billed-before', severity: 'warning' },
      sentence: `Al eerder gefactureerd: ${[...texts, ...more].join(', ')}.`,
      lines: again.map(({ at }) => at),
      amount: totalOf(again.map(({ line }) => netOf(line))),
    },
  ];
}
