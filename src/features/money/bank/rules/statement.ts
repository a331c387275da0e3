import type { Day } from '#/core/day';

/** One booking as the bank tells it. Amounts are whole cents, below zero what went out. */
export type ReadLine = {
  /** The account that the file is of; '' where the file doesn't say. */
  readonly account: string;
  readonly day: Day;
  readonly cents: number;
  readonly currency: string;
  readonly name: string | null;
  /** Of the counterparty; as the file has it where it is no IBAN. */
  readonly iban: string | null;
  readonly message: string | null;
  /** The bank's own, where it tells one booking from another. */
  readonly reference: string | null;
  /** Money that the bank put back. */
  readonly isReversal?: true;
};

export type Column = { readonly name: string; readonly examples: readonly string[] };

export const bankFields = [
  'day',
  'amount',
  'credit',
  'debit',
  'currency',
  'name',
  'iban',
  'message',
  'reference',
  'account',
] as const;
export type BankField = (typeof bankFields)[number];

/** Which column (from 0) holds which field. */
export type BankMapping = { readonly [Field in BankField]?: number | null | undefined };

/** What was read of a file, before anybody looks for whose it is. */
export type Statement = {
  readonly format: string;
  readonly accounts: readonly string[];
  readonly lines: readonly ReadLine[];
  readonly notes: readonly string[];
  /** Null where the format has nothing to hold it against. */
  readonly addsUp: boolean | null;
  /** Of a layout that nobody knows: what one chooses from, what we would choose, and what it is remembered by. */
  readonly layout?: {
    readonly columns: readonly Column[];
    readonly guess: BankMapping;
    readonly isChosen: boolean;
    readonly signature: string;
  };
};

export const mostBankLines = 20_000;

export function tooManyLines(count: number): string {
  return `Dit bestand heeft ${count.toLocaleString('nl-NL')} lijnen; we lezen er hoogstens ${mostBankLines.toLocaleString('nl-NL')} tegelijk. Vraag uw bank een kortere periode.`;
}

/** At the beginning of a sentence: 'Eén lijn', '3 lijnen'. */
export function countLines(count: number): string {
  return count === 1 ? 'Eén lijn' : `${count} lijnen`;
}
