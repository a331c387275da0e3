import type { Day } from '#/core/day';
import { hasEnterpriseCheckDigits } from '#/core/enterprise-number';
import { formatIban, isIban } from '#/core/iban';
import { around } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { emailPattern, vatPattern } from '#/features/reading/scan/rules/header';
import {
  findDueDate,
  findPaperDate,
  findValidUntil,
  placeDates,
} from '#/features/reading/scan/rules/paper-dates';
import { findPaperNumber } from '#/features/reading/scan/rules/paper-number';
import { type Found, sureness, type TextLine } from '#/features/reading/scan/rules/places';

export type Details = {
  number: Found<string> | undefined;
  date: Found<Day> | undefined;
  dueDate: Found<Day> | undefined;
  validUntil: Found<Day> | undefined;
  enterpriseNumber: Found<string> | undefined;
  iban: Found<string> | undefined;
  bic: Found<string> | undefined;
  paymentReference: Found<string> | undefined;
  phone: Found<string> | undefined;
  email: Found<string> | undefined;
};

const phone =
  /(?:\+32\s?\(?0?\)?|\b0)\d{1,3}[\s./]?\d{2,3}[\s.]?\d{2}[\s.]?\d{2,3}\b|\+(?:31|33|49|352)[\s(]{0,2}\d[\d\s()./-]{6,14}\d/;
/** +++123/4567/89012+++, or whatever a paper asks to mention. */
const structured = /(?:\+{3}|\*{3})\s?\d{3}\s?\/\s?\d{4}\s?\/\s?\d{5}\s?(?:\+{3}|\*{3})/;

/** The lines of the works are from `tableStart` to `tableEnd`. */
export function findDetails(lines: readonly TextLine[], tableStart: number, tableEnd = tableStart): Details {
  const head = lines.slice(0, tableStart);
  const own = lines.filter(({ text }) => !isOfCustomer(text));
  const dates = placeDates(lines, tableStart, tableEnd);
  const date = findPaperDate(dates);
  return {
    number: findPaperNumber(lines, tableStart),
    date,
    dueDate: findDueDate(dates, date),
    validUntil: findValidUntil(lines, dates, date),
    enterpriseNumber: findEnterpriseNumber(own),
    iban: findIban(lines),
    bic: findBic(lines),
    paymentReference: match(lines, structured, (text) => text.replace(/\s/g, '')),
    phone: match(head, phone, (text) => text.trim()) ?? match(own, phone, (text) => text.trim()),
    email: match(lines, emailPattern, (text) => text.toLowerCase()),
  };
}

/** 'Uw btw-nummer' is that of the one who pays. */
function isOfCustomer(text: string): boolean {
  return /\b(uw|votre|vos|ihre?|your|klant|client|customer)\b[^:]{0,12}\b(btw|tva|vat|ust|onderneming)/.test(
    fold(text),
  );
}

function match(
  lines: readonly TextLine[],
  pattern: RegExp,
  make: (text: string) => string,
): Found<string> | undefined {
  for (const line of lines) {
    const text = pattern.exec(line.text.replace(vatPattern, (found) => '#'.repeat(found.length)))?.[0];
    if (text) return { value: make(text), ...where(line, text) };
  }
  return undefined;
}

function where(line: TextLine, text: string): Pick<Found<string>, 'confidence' | 'place'> {
  const parts = text.trim().split(/\s+/);
  const words = line.words.filter((word) => parts.some((part) => word.text.includes(part)));
  const seen = words.length > 0 ? words : line.words;
  return { confidence: 0.6 + 0.35 * sureness(seen), place: { page: line.page, box: around(seen) } };
}

const foreign =
  /\b(?:NL\s?[\d.]{9,14}\.?B\.?\d{2}|DE\s?\d{3}\s?\d{3}\s?\d{3}|FR\s?[A-Z0-9]{2}\s?\d{3}\s?\d{3}\s?\d{3}|LU\s?\d{8})\b/;

/** Right before the number: elsewhere on the line it may speak of another. */
const firmLabel =
  /(?:\b(?:BE|8E|BF|btw|tva|kbo|bce|rpr|rpm)\b|ondernem\p{L}{0,12}|entreprise)[^\d]{0,24}[\dO][\dO. ]{9,14}$|\b(?:BE|8E|BF)[01O]\d{3}[. ]?\d{3}[. ]?\d{3}$/iu;

function findEnterpriseNumber(lines: readonly TextLine[]): Found<string> | undefined {
  const belgian: Found<string>[] = [];
  for (const line of lines) {
    const parts = vatPattern.exec(line.text);
    if (!parts) continue;
    const digits = parts.slice(1).join('').replace(/O/gi, '0');
    if (digits.length !== 10) continue;
    const isProven = hasEnterpriseCheckDigits(digits);
    // Ten digits from 0 are a phone as well: only a label or the check digits make a number of them.
    if (!isProven && !firmLabel.test(line.text.slice(0, parts.index + parts[0].length))) continue;
    const seen = where(line, parts[0]);
    belgian.push({
      value: `BE ${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`,
      ...seen,
      confidence: isProven ? 0.98 : Math.min(0.6, seen.confidence),
    });
  }
  const [best] = belgian.sort((one, other) => other.confidence - one.confidence);
  if (best) return best;
  const line = lines.find(({ text }) => foreign.test(text));
  const text = line && foreign.exec(line.text)?.[0];
  return line && text ? { value: text.replace(/[\s.]/g, ''), ...where(line, text) } : undefined;
}

const lengths: Readonly<Record<string, number>> = {
  BE: 16,
  NL: 18,
  DE: 22,
  FR: 27,
  LU: 20,
  ES: 24,
  IT: 27,
  AT: 20,
};

/** 'BE0412.181.575' is the number of a firm, whatever stands behind it or on the next line. */
const firmNumber = /^BE(?:[01]\d{3}\.\d{3}\.\d{3}|[01]\d{9}(?!\d))/;

/** 'F R 7 6 1 0 2 7': some programs put down each sign apart. */
function together(text: string): string {
  return text.replace(/\b[A-Z](?: [A-Z\d]){14,33}\b/g, (signs) => signs.replaceAll(' ', ''));
}

/** An account number runs on for as long as its country's do, in groups or not, and may go on in the next line. */
function findIban(lines: readonly TextLine[]): Found<string> | undefined {
  const text = lines.map((line) => together(line.text)).join('\n');
  const found: Found<string>[] = [];
  for (const match of text.matchAll(
    /(?<![A-Z0-9])(?:[B8]E|NL|DE|FR|LU|ES|IT|AT)[O0-9]\d(?=[\s.]?[A-Z0-9]{2})/g,
  )) {
    const country = match[0].slice(0, 2).replace('8E', 'BE');
    const written = text.slice(match.index, match.index + 60);
    if (firmNumber.test(written)) continue;
    const bare = takeSigns(written, lengths[country] ?? 0)
      .replace(/^8E/, 'BE')
      .replace(/^(..)O/, '$10');
    // 'DE123456789 IBAN DE28 …': the number of the firm, and the word for what comes.
    if (bare.length !== lengths[country] || bare.includes('IBAN')) continue;
    const line = lines.find((one) => together(one.text).includes(match[0]));
    if (!line) continue;
    found.push({ value: formatIban(bare), ...where(line, match[0]), confidence: isIban(bare) ? 0.99 : 0.4 });
    if (found.length === 8) break;
  }
  return found.find(({ confidence }) => confidence > 0.9) ?? found[0];
}

/** The first letters and digits of a text, up to anything else than blanks and dots. */
function takeSigns(text: string, count: number): string {
  let signs = '';
  for (const sign of text) {
    if (/[A-Z0-9]/.test(sign)) signs += sign;
    else if (!/[\s.]/.test(sign)) break;
    if (signs.length === count) break;
  }
  return signs;
}

function findBic(lines: readonly TextLine[]): Found<string> | undefined {
  for (const line of lines) {
    const bic =
      /\b(?:BIC|SWIFT)\b[^A-Z0-9]{0,8}(?:code)?[^A-Z0-9]{0,4}([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\b/.exec(
        line.text,
      )?.[1];
    if (bic) return { value: bic, ...where(line, bic) };
  }
  return undefined;
}
