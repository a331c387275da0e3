import type { CheckedInvoice } from '#/features/papers/invoices/rules/findings/types';
import type { PaperLine } from '#/features/papers/shared/contract';
import { netOf, placedLines } from '#/features/papers/shared/rules/placed-lines';
import { plainText } from '#/features/work/shared/rules/words';

/**
 * The invoices of a project, found by what a rule looks for: to hold each of thousands against each other would take
 * minutes. An invoice is never found as its own other.
 */
export type Others = {
  /** Of the same works. */
  ofQuote: (invoice: CheckedInvoice) => readonly CheckedInvoice[];
  /** The newest that is the same paper. */
  findTwin: (invoice: CheckedInvoice) => CheckedInvoice | undefined;
  /** The oldest of the same firm that asked the very same line before. */
  findWithLine: (invoice: CheckedInvoice, line: PaperLine) => CheckedInvoice | undefined;
};

/** Asked before this one: by the day on the paper where both have one, else by the order in which they came. */
export function isEarlier(other: CheckedInvoice, invoice: CheckedInvoice): boolean {
  const [theirs, ours] = [other.invoiceDate, invoice.invoiceDate];
  if (theirs !== null && ours !== null && theirs !== ours) return theirs < ours;
  return other.id < invoice.id;
}

/** 'F 2026-014' and 'f2026014' are one number. */
function plainNumber(number: string | null): string {
  return (number ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The same number of the same firm, or without a number the same day and amount. */
function isSameInvoice(one: CheckedInvoice, other: CheckedInvoice): boolean {
  if (one.contactId !== other.contactId || one.kind !== other.kind) return false;
  const [number, known] = [plainNumber(one.invoiceNumber), plainNumber(other.invoiceNumber)];
  if (number !== '' && known !== '') return number === known;
  return one.invoiceDate !== null && one.invoiceDate === other.invoiceDate && one.amount === other.amount;
}

function numberKey({ contactId, invoiceNumber }: CheckedInvoice): string | null {
  const number = plainNumber(invoiceNumber);
  return number === '' ? null : `${contactId} ${number}`;
}

function dayKey({ contactId, invoiceDate, amount }: CheckedInvoice): string | null {
  return invoiceDate === null ? null : `${contactId} ${invoiceDate} ${amount}`;
}

function lineKey({ contactId }: CheckedInvoice, line: PaperLine): string {
  const { description, quantity, unitPrice, net } = line;
  return [contactId, plainText(description), quantity ?? '', unitPrice ?? '', net ?? ''].join('\n');
}

class Groups<Key> {
  readonly #groups = new Map<Key, CheckedInvoice[]>();

  add(key: Key | null, invoice: CheckedInvoice): void {
    if (key === null) return;
    const group = this.#groups.get(key);
    if (group) group.push(invoice);
    else this.#groups.set(key, [invoice]);
  }

  of(key: Key | null): readonly CheckedInvoice[] {
    return key === null ? [] : (this.#groups.get(key) ?? []);
  }
}

export function othersAmong(invoices: readonly CheckedInvoice[]): Others {
  const byQuote = new Groups<number>();
  const byNumber = new Groups<string>();
  const byDay = new Groups<string>();
  const byLine = new Groups<string>();
  const oldestFirst = [...invoices].sort((one, other) => one.id - other.id);
  for (const invoice of oldestFirst) {
    byQuote.add(invoice.quoteId, invoice);
    byNumber.add(numberKey(invoice), invoice);
    byDay.add(dayKey(invoice), invoice);
    if (invoice.kind !== 'invoice') continue;
    for (const { line } of placedLines(invoice)) {
      if (netOf(line) > 0n) byLine.add(lineKey(invoice, line), invoice);
    }
  }
  return {
    ofQuote: (invoice) => byQuote.of(invoice.quoteId).filter(({ id }) => id !== invoice.id),
    findTwin: (invoice) =>
      [...byNumber.of(numberKey(invoice)), ...byDay.of(dayKey(invoice))].findLast(
        (other) => other.id !== invoice.id && isSameInvoice(invoice, other),
      ),
    findWithLine: (invoice, line) =>
      netOf(line) > 0n
        ? byLine
            .of(lineKey(invoice, line))
            .find((other) => other.id !== invoice.id && isEarlier(other, invoice))
        : undefined,
  };
}
