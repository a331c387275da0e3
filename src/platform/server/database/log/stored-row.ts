import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** By the names that the database has for columns. */
export type StoredRow = Readonly<Record<string, string | null>>;

/** Every value as the database writes it: a number of many digits would not survive being one here. */
export function asTexts(side: PgColumn | SQL): SQL<StoredRow | null> {
  return sql<StoredRow | null>`${side}::text`.mapWith(readStoredRow);
}

/** Of many lines: what a record was in one line, it became in another, and is read once. */
export function rowReader(): (text: string | null) => StoredRow | null {
  const known = new Map<string, StoredRow | null>();
  return (text) => {
    if (text === null) return null;
    const row = known.get(text) ?? readStoredRow(text);
    known.set(text, row);
    return row;
  };
}

/** Reads what a jsonb of one row says of itself: `{"id": 7, "amount": 12.50, "lines": [1, 2]}`. */
function readStoredRow(text: string): StoredRow | null {
  const row: Record<string, string | null> = {};
  let at = 1;
  while (text[at] === '"') {
    const nameEnd = endOfString(text, at);
    const start = nameEnd + 2;
    const end = endOfValue(text, start);
    row[textOf(text.slice(at, nameEnd)) ?? ''] = textOf(text.slice(start, end));
    at = end + 2;
  }
  return at === 1 ? null : row;
}

function textOf(value: string): string | null {
  if (value === 'null') return null;
  if (!value.startsWith('"')) return value;
  return value.includes('\\') ? (JSON.parse(value) as string) : value.slice(1, -1);
}

/** Just after the quote that ends a string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
}

function endOfValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return endOfString(text, start);
  if (first === '{' || first === '[') return endOfNested(text, start);
  const comma = text.indexOf(',', start);
  return comma < 0 ? text.length - 1 : comma;
}

function endOfNested(text: string, start: number): number {
  let depth = 0;
  for (let at = start; ; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1;
  }
}
