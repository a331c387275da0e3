import { formatEuro, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { CheckedInvoice, Found } from '#/features/invoices/rules/findings/types';
import { invoiceInSentence } from '#/features/invoices/rules/name';
import { plainText } from '#/features/meetstaat/rules/words';
import type { PaperLine } from '#/features/papers/contract';
import {
  type Billed,
  type LinePair,
  nameOfLine,
  netOf,
  placedLines,
  quantityOf,
} from '#/features/papers/rules/pair-lines';

/** 'F 2026-014' and 'f2026014' are one number. */
function plainNumber(number: string | null): string {
  return (number ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function isSameInvoice(one: CheckedInvoice, other: CheckedInvoice): boolean {
  if (one.contactId !== other.contactId || one.kind !== other.kind) return false;
  const [number, known] = [plainNumber(one.invoiceNumber), plainNumber(other.invoiceNumber)];
  if (number !== '' && known !== '') return number === known;
  return one.invoiceDate !== null && one.invoiceDate === other.invoiceDate && one.amount === other.amount;
}

/** The whole of it: the same number of the same firm, or without a number the same day and amount. */
export function invoiceBilledBefore(invoice: CheckedInvoice, others: readonly CheckedInvoice[]): Found[] {
  const twin = others.find((other) => isSameInvoice(invoice, other));
  if (!twin) return [];
  const amount = totalFromDecimal(invoice.amount);
  const sentence = `Deze factuur lijkt er al te zijn: ${invoiceInSentence(twin)} van ${formatEuro(totalFromDecimal(twin.amount))}.`;
  return [{ rule: 'billed-before', severity: 'danger', sentence, lines: [], amount }];
}

function keyOf(line: PaperLine): string {
  return [plainText(line.description), line.quantity ?? '', line.unitPrice ?? '', line.net ?? ''].join('\n');
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
  earlier: readonly CheckedInvoice[],
  pairs: readonly LinePair[],
  billed: ReadonlyMap<number, Billed>,
): Found[] {
  const known = new Map<string, CheckedInvoice>();
  for (const other of earlier) {
    if (other.contactId !== invoice.contactId || other.kind !== 'invoice') continue;
    for (const { line } of placedLines(other)) if (netOf(line) > 0n) known.set(keyOf(line), other);
  }
  const pairOf = new Map(pairs.map((pair) => [pair.ours.at, pair]));
  const again = placedLines(invoice).flatMap(({ line, at }) => {
    const other = netOf(line) > 0n ? known.get(keyOf(line)) : undefined;
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
