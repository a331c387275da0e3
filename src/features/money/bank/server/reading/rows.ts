import Papa from 'papaparse';
import { decodeText } from '#/core/decode-text';
import { columnKey, findLayout, type Layout } from '#/features/money/bank/rules/layouts';
import { dayOf } from '#/features/money/bank/rules/values';

const delimiters = [';', ',', '\t', '|'] as const;
/** Of what stands before the header: the question that the file answers, in a line each. */
const mostBefore = 40;

export type Rows = {
  header: string[];
  rows: string[][];
  before: string[][];
  layout: Layout | undefined;
  /** Its last row ends before it is as wide as the others. */
  isCut: boolean;
};

const namesDay = /(?:datum|date|buchungstag)/;
const namesMoney = /(?:bedrag|montant|amount|betrag|credit|debet|debit)/;

function split(text: string, delimiter: string, preview = 0): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: newlineOf(text), preview });
  return data;
}

function newlineOf(text: string): '\r\n' | '\n' | '\r' {
  const head = text.slice(0, 65_536);
  if (head.includes('\r\n')) return '\r\n';
  return head.includes('\n') ? '\n' : '\r';
}

/** The table in a csv, from its header on; undefined where nothing in it is one. */
export function readRows(bytes: Uint8Array): Rows | undefined {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  for (const isHeader of [isOfBank, isOfAny, isAboveBooking]) {
    for (const delimiter of delimiters) {
      const head = split(text, delimiter, mostBefore);
      const at = head.findIndex((row, index) => row.length > 2 && isHeader(row, head[index + 1] ?? []));
      if (at < 0) continue;
      const all = split(text, delimiter);
      const header = all[at] ?? [];
      const rows = all.slice(at + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
      const last = rows.at(-1);
      const isEnded = /[\r\n]/.test(text.slice(text.trimEnd().length));
      const isCut = last !== undefined && last.length < header.length && !isEnded;
      return {
        header: header.map((name) => name.trim()),
        rows: isCut ? rows.slice(0, -1) : rows,
        ...{ before: head.slice(0, at), layout: findLayout(header), isCut },
      };
    }
  }
  return undefined;
}

function isOfBank(row: readonly string[]): boolean {
  return findLayout(row) !== undefined;
}

function isOfAny(row: readonly string[]): boolean {
  const names = row.map(columnKey);
  return names.some((name) => namesDay.test(name)) && names.some((name) => namesMoney.test(name));
}

/** In whatever language: what stands below it has a day and an amount. */
function isAboveBooking(_row: readonly string[], below: readonly string[]): boolean {
  return below.some((cell) => dayOf(cell)) && below.some((cell) => /\d[.,]\d{2}$/.test(cell.trim()));
}
