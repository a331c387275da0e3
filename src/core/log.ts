import { formatEuro, totalFromDecimal } from '#/core/money';

export const logActions = ['add', 'change', 'remove', 'restore'] as const;
export type LogAction = (typeof logActions)[number];

/** The id of a record, as it is everywhere; that of a stored file is no number. */
export function loggedIdOf(recordKey: string): number | string {
  return /^\d+$/.test(recordKey) ? Number(recordKey) : recordKey;
}

/** A record as the log holds it: every value as a text, by the name of its column. */
export type LogRow = Readonly<Record<string, string | null>>;

/** How a kind of record is spoken of in a sentence. */
export type LogSentences = {
  /** 'factuur F-2026-14'. */
  name: (row: LogRow) => string;
  /** 'een factuur', where nothing more is known. */
  any: string;
  /** 'zette factuur F-2026-14 op betaald': where there is a better word for a change than 'wijzigde'. */
  deed?: (before: LogRow, after: LogRow, changed: readonly string[]) => string | undefined;
  /** Who did it, where that is nobody with an account; there is nothing before what is added. */
  outsider?: (before: LogRow | null, after: LogRow) => string | null | undefined;
  /** 'verwerkte …': where there is a better word than 'verwijderde' for what became of it. */
  removal?: (row: LogRow) => string | undefined;
  /** Words for what is stored as a code. */
  values?: Readonly<Record<string, (value: string) => string>>;
};

/** 'factuur F-2026-14', 'factuur ‘Dakwerken’', or only 'een factuur'. */
export function namedBy(word: string, ...names: (string | null | undefined)[]): string {
  const [first, ...rest] = names;
  if (first) return `${word} ${first}`;
  const title = rest.find(Boolean);
  return title ? `${word} ‘${title}’` : `een ${word}`;
}

export function euroOf(decimal: string | null | undefined): string {
  return decimal ? formatEuro(totalFromDecimal(decimal)) : '';
}

/** A word of a list, or what is stored where the list no longer has it. */
export function wordFrom(labels: Readonly<Record<string, string>>): (value: string) => string {
  return (value) => labels[value] ?? value;
}
