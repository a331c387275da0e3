import type { PageText } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { isHeading } from '#/features/reading/scan/rules/columns';
import { emailPattern, vatPattern } from '#/features/reading/scan/rules/header';
import { labelOf } from '#/features/reading/scan/rules/labels';
import { listDates } from '#/features/reading/scan/rules/paper-dates';
import { namesNumber } from '#/features/reading/scan/rules/paper-number';
import { cellsOf, linesOf, type TextCell, type TextLine } from '#/features/reading/scan/rules/places';
import { separator } from '#/features/reading/scan/rules/second-reading';
import { type Token, tokensOf } from '#/features/reading/scan/rules/tokens';
import { columnWords, sumWords } from '#/features/reading/scan/rules/vocabulary';
import { leftOut, wordsToSend } from '#/features/reading/shared/rules/words-to-send';

const mostLines = 400;
const mostSigns = 30_000;

/** Words of sums, columns and dates in four languages; none of them is what somebody is called. */
const known = new Set(
  [...Object.values(sumWords), ...Object.values(columnWords)]
    .flatMap((phrases) => phrases.flatMap((phrase) => phrase.split(' ')))
    .concat(
      'datum date factuurdatum offertedatum vervaldatum vervalt echeance due rechnungsdatum fallig invoice facture devis rechnung angebot quotation quote creditnota avoir gutschrift credit note nummer numero number nr no factuurnummer offertenummer rechnungsnummer prijsofferte bestek valable jusqu au valid until gultig bis taux base'.split(
        ' ',
      ),
    ),
);
const isKnown = (word: string) => known.has(fold(word).replace(/[^a-z]/g, ''));

const accounts = /\b[A-Z]{2}\d{2}(?:[\s.]?[A-Z0-9]{2,4}){3,8}\b/g;
const phones = /(?:\+\d{2}|(?<![\d.,])0)[\s(]{0,2}\d[\d\s()./-]{6,14}\d/g;
const persons = /\d{2}[.\s]\d{2}[.\s]\d{2}[-\s]\d{3}[.\s]\d{2}|[+*]{3}[\d\s/]{10,18}[+*]{3}/g;
const allOf = (pattern: RegExp) => new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`);
const details = [allOf(emailPattern), accounts, persons, phones, allOf(vatPattern), /(?:www\.|https?:)\S+/gi];

/** Whether a line tells how to reach or pay somebody. */
function isDetail(text: string): boolean {
  return details.some((pattern) => text.search(pattern) >= 0);
}

/**
 * All that an AI service is told of a paper to read it once more: its number and dates, its table and its sums. Names,
 * addresses, accounts and phones stay here, whoever they belong to. Null where nothing has an amount.
 */
export function composePaperText(pages: readonly PageText[]): string | null {
  const lines = linesOf(pages);
  const heading = lines.findIndex(isHeading);
  const firstAmount = lines.findIndex((line) => hasAmount(tokensOf(line)) && !isDetail(line.text));
  if (firstAmount < 0) return null;
  const start = heading >= 0 ? heading : firstAmount;
  const told = lines
    .flatMap((line, index) => (index < start ? [] : tellLine(line)))
    .filter((line, index, all) => line !== all[index - 1]);
  return [...tellHead(lines.slice(0, start)), ...told].slice(0, mostLines).join('\n').slice(0, mostSigns);
}

function hasAmount(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'money');
}

/** Above the table only what is called a number or a date of the paper goes along. */
function tellHead(lines: readonly TextLine[]): string[] {
  const cells = lines.flatMap((line, index) => cellsOf(line, index));
  return cells.flatMap((cell, index) => {
    const dates = listDates(cell.text);
    if (dates.length > 0 && !namesNumber(cell.text)) {
      const label = wordsToSend(cell.text.slice(0, dates[0]?.at ?? 0), isKnown);
      return [[label, ...dates.map(({ text }) => text)].filter(Boolean).join(' ')];
    }
    if (!namesNumber(cell.text)) return [];
    return [[cell, ...valuesNear(cell, cells, index)].map(({ text }) => numberToSend(text)).join(' ')];
  });
}

/** The number may stand beside or below the word for it. */
function valuesNear(cell: TextCell, cells: readonly TextCell[], index: number): TextCell[] {
  if (/\d/.test(cell.text)) return [];
  const beside = cells[index + 1];
  if (beside?.line === cell.line && isCode(beside.text)) return [beside];
  const under = cells.find(
    (other) =>
      other.line > cell.line &&
      other.line <= cell.line + 2 &&
      Math.abs(other.box.left - cell.box.left) < 0.05,
  );
  return under && isCode(under.text) ? [under] : [];
}

function isCode(text: string): boolean {
  return /\d/.test(text) && text.length <= 24 && !/\s\p{L}{2}/u.test(text) && !isDetail(text);
}

function numberToSend(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => (isCode(word) ? word : wordsToSend(word, isKnown)))
    .join(' ');
}

/** Words for sums side by side, with their amounts below them. */
function isLabels(line: TextLine): boolean {
  if (/\d/.test(line.text)) return false;
  return cellsOf(line, 0).filter(({ text }) => labelOf(text) !== undefined).length > 1;
}

/** A line of the table or of the sums: its figures, and of its words those of building. */
function tellLine(line: TextLine): string[] {
  if (isHeading(line) || isLabels(line)) return [wordsToSend(line.text, isKnown)];
  const tokens = tokensOf(line);
  if (!hasAmount(tokens) || isDetail(line.text)) return [];
  const first = tokens.findIndex(({ kind }) => kind === 'text');
  const last = tokens.findLastIndex(({ kind }) => kind === 'text');
  const figures = (some: readonly Token[]) =>
    some.filter(({ text }) => !/^0\d|^\d{7,}$/.test(text)).map(({ text }) => text);
  if (first < 0) return [figures(tokens).join(separator)];
  const words = tokens
    .slice(first, last + 1)
    .flatMap((token) => (token.kind === 'money' ? [] : [token.text]));
  const between = tokens.slice(first, last + 1).filter(({ kind }) => kind === 'money');
  const description = wordsToSend(words.join(' '), isKnown) || leftOut;
  return [
    [
      ...figures(tokens.slice(0, first)),
      description,
      ...figures(between),
      ...figures(tokens.slice(last + 1)),
    ].join(separator),
  ];
}
