import { addDays, type Day, isDay } from '#/core/day';
import { around } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { hasEnterpriseCheckDigits } from '#/features/contacts/rules/enterprise-number';
import { formatIban, isIban } from '#/features/contacts/rules/iban';
import { emailPattern, vatPattern } from '#/features/scan/rules/header';
import { type Cell, cellsOf, type Found, type Line, sureness } from '#/features/scan/rules/places';
import { hasAny } from '#/features/scan/rules/words';

export type Details = {
  quoteNumber: Found<string> | undefined;
  quoteDate: Found<Day> | undefined;
  validUntil: Found<Day> | undefined;
  enterpriseNumber: Found<string> | undefined;
  iban: Found<string> | undefined;
  phone: Found<string> | undefined;
  email: Found<string> | undefined;
};

export function findDetails(lines: readonly Line[], tableStart: number): Details {
  const head = lines.slice(0, tableStart);
  const cells = head.flatMap((line, index) => cellsOf(line, index));
  const quoteDate = findDate(head);
  return {
    quoteNumber: findNumber(cells),
    quoteDate,
    validUntil: findValidUntil(lines, quoteDate),
    enterpriseNumber: findEnterpriseNumber(lines),
    iban: findIban(lines),
    phone: match(head, /(?:\+32\s?\(?0?\)?|\b0)\d{1,3}[\s./]?\d{2,3}[\s.]?\d{2}[\s.]?\d{2,3}\b/, (text) =>
      text.trim(),
    ),
    email: match(lines, emailPattern, (text) => text.toLowerCase()),
  };
}

function match(
  lines: readonly Line[],
  pattern: RegExp,
  make: (text: string) => string,
): Found<string> | undefined {
  for (const line of lines) {
    const text = pattern.exec(line.text.replace(vatPattern, (found) => '#'.repeat(found.length)))?.[0];
    if (text) return { value: make(text), ...where(line, text) };
  }
  return undefined;
}

function where(line: Line, text: string): Pick<Found<string>, 'confidence' | 'place'> {
  const parts = text.trim().split(/\s+/);
  const words = line.words.filter((word) => parts.some((part) => word.text.includes(part)));
  const seen = words.length > 0 ? words : line.words;
  return { confidence: 0.6 + 0.35 * sureness(seen), place: { page: line.page, box: around(seen) } };
}

const months = [
  ['januari', 'janvier', 'jan'],
  ['februari', 'fevrier', 'feb'],
  ['maart', 'mars', 'mrt'],
  ['april', 'avril', 'apr'],
  ['mei', 'mai'],
  ['juni', 'juin', 'jun'],
  ['juli', 'juillet', 'jul'],
  ['augustus', 'aout', 'aug'],
  ['september', 'septembre', 'sept', 'sep'],
  ['oktober', 'octobre', 'okt', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'decembre', 'dec'],
] as const;

/** 14/03/2024, 05.11.2024, 19/02/24, 2 mei 2024. */
export function readDate(text: string): { day: Day; text: string } | undefined {
  const digits = /\b(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})\b/.exec(text);
  if (digits) return toDay(digits[1], Number(digits[2]), digits[3], digits[0]);
  const named = /\b(\d{1,2})(?:er)?\s+(\p{L}{3,10})\.?\s+(\d{4})\b/u.exec(text);
  const month = named ? months.findIndex((names) => names.some((name) => name === fold(named[2] ?? ''))) : -1;
  return named && month >= 0 ? toDay(named[1], month + 1, named[3], named[0]) : undefined;
}

function toDay(date: string | undefined, month: number, year: string | undefined, text: string) {
  const full = year?.length === 2 ? `20${year}` : year;
  const value = `${full}-${String(month).padStart(2, '0')}-${(date ?? '').padStart(2, '0')}`;
  return isDay(value) ? { day: value, text } : undefined;
}

function findDate(lines: readonly Line[]): Found<Day> | undefined {
  for (const line of lines) {
    if (hasAny(line.text, ['geldig', 'geldigheid', 'valable', 'vervaldatum'])) continue;
    const found = readDate(line.text);
    if (found) return { value: found.day, ...where(line, found.text) };
  }
  return undefined;
}

function findValidUntil(lines: readonly Line[], from: Found<Day> | undefined): Found<Day> | undefined {
  const line = lines.find(({ text }) =>
    hasAny(text, ['geldig', 'geldigheid', 'geldigheidsduur', 'valable', 'validite', 'vervaldatum']),
  );
  if (!line) return undefined;
  const named = readDate(line.text);
  if (named) return { value: named.day, ...where(line, named.text) };
  const term = /(\d{1,3})\s*(dagen|dag|jours|maanden|maand|mois|weken|semaines)/.exec(fold(line.text));
  if (!term || !from) return undefined;
  const length = /^(maand|mois)/.test(term[2] ?? '') ? 30 : /^(we|se)/.test(term[2] ?? '') ? 7 : 1;
  return {
    value: addDays(from.value, Number(term[1]) * length),
    ...where(line, term[0]),
    confidence: Math.min(from.confidence, 0.8),
  };
}

const quoteWords = [
  'offerte',
  'prijsofferte',
  'offertenummer',
  'offertenr',
  'devis',
  'offre',
  'bestek',
  'nr',
  'numero',
  'prijsopgave',
  'referentie',
  'onze ref',
  'ref',
  'kenmerk',
];
const numberPattern = /(?:^|[\s:#°])((?:[A-Z]{1,5}\s)?[A-Z]{0,5}[-/.]?\d[\w]*(?:[-/.]\w+)*)/g;

function findNumber(cells: readonly Cell[]): Found<string> | undefined {
  for (const cell of cells) {
    if (!hasAny(cell.text.split(/\d/)[0] ?? '', quoteWords) && !/^nr\.?\s/i.test(cell.text)) continue;
    const here = numberIn(cell.text);
    if (here) return found(cell, here);
    const under = cells.find(
      (other) =>
        other.line > cell.line &&
        other.line - cell.line <= 2 &&
        Math.abs(other.box.left + other.box.width - cell.box.left - cell.box.width) < 0.08,
    );
    const next = under ? numberIn(under.text) : undefined;
    if (under && next) return found(under, next);
  }
  return undefined;
}

function numberIn(text: string): string | undefined {
  const withoutDate = text.replace(readDate(text)?.text ?? '\u0000', ' ');
  return [...withoutDate.matchAll(numberPattern)]
    .map(([, number = '']) => number.trim().replace(/^(nr|no)\.?\s/i, ''))
    .find((number) => number.length >= 4 && !/^\d{4}$/.test(number));
}

function found(cell: Cell, number: string): Found<string> {
  const words = cell.words.filter(
    ({ text }) => number.includes(text.replace(/[:,]/g, '')) && /\d/.test(text),
  );
  const seen = words.length > 0 ? words : cell.words;
  return {
    value: number,
    confidence: 0.55 + 0.4 * sureness(seen),
    place: { page: cell.page, box: around(seen) },
  };
}

function findEnterpriseNumber(lines: readonly Line[]): Found<string> | undefined {
  for (const line of lines) {
    const parts = vatPattern.exec(line.text);
    if (!parts) continue;
    const digits = parts.slice(1).join('').replace(/O/gi, '0');
    if (digits.length !== 10) continue;
    const value = `BE ${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
    const seen = where(line, parts[0]);
    return {
      value,
      ...seen,
      confidence: hasEnterpriseCheckDigits(digits) ? 0.98 : Math.min(0.6, seen.confidence),
    };
  }
  return undefined;
}

function findIban(lines: readonly Line[]): Found<string> | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const parts = /\b[B8]E[O0-9]\d(?:\s?\d{4}){3}\b/.exec(text)?.[0];
  if (!parts) return undefined;
  const bare = parts.replace(/\s/g, '').replace(/^8E/, 'BE').replace('O', '0');
  const line = lines.find((one) => one.text.includes(parts.split(/\n/)[0] ?? parts));
  if (!line) return undefined;
  const seen = where(line, parts.split(/\n/)[0] ?? parts);
  return { value: formatIban(bare), ...seen, confidence: isIban(bare) ? 0.99 : 0.4 };
}
