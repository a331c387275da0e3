import { addDays, type Day, isDay } from '#/core/day';
import { around } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { above } from '#/features/reading/scan/rules/header';
import {
  cellsOf,
  type Found,
  sureness,
  type TextCell,
  type TextLine,
} from '#/features/reading/scan/rules/places';

const months = [
  ['januari', 'janvier', 'januar', 'january', 'janner', 'jan'],
  ['februari', 'fevrier', 'februar', 'february', 'feb', 'fevr', 'fev'],
  ['maart', 'mars', 'marz', 'maerz', 'march', 'mrt', 'mar'],
  ['april', 'avril', 'apr', 'avr'],
  ['mei', 'mai', 'may'],
  ['juni', 'juin', 'june', 'jun'],
  ['juli', 'juillet', 'july', 'jul', 'juil'],
  ['augustus', 'aout', 'august', 'aug'],
  ['september', 'septembre', 'sept', 'sep'],
  ['oktober', 'octobre', 'october', 'okt', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'decembre', 'dezember', 'dec', 'dez'],
] as const;

export type DateSeen = { day: Day; text: string; at: number; isAmerican: boolean };

/** No digit before it, nor a digit and a sign: '20241214-001' holds no date, nor does the end of a longer number. */
const before = '(?<![\\d]|\\d[./-])';
const after = '(?!\\d|[./-]\\d)';
const patterns = {
  iso: new RegExp(`${before}(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${after}`, 'g'),
  digits: new RegExp(`${before}(\\d{1,2})\\s?([/.-])\\s?(\\d{1,2})\\s?[/.-]\\s?(\\d{4}|\\d{2})${after}`, 'g'),
  // Ahead of where it is: of '88 van 12 december 2025' the first words are none, and the last are still looked at.
  /** '20260815' is a day only where a word says so: elsewhere it is a number. */
  compact: /(?<=\b(?:datum|date)\s?:?\s?)(20\d{2})(\d{2})(\d{2})(?!\d|[./-]\d)/gi,
  named: new RegExp(
    `${before}(?=((\\d{1,2})(?:er|st|nd|rd|th)?[.\\s-]{1,3}(\\p{L}{3,10})[.,\\s-]{1,3}(\\d{4}|\\d{2})(?!\\d)))`,
    'gu',
  ),
  monthFirst: /(?<!\p{L})(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/gu,
};

/** Every date in a text: 2024-03-14, 14/03/2024, 05.11.2024, 19/02/24, 2 mei 2024, 7. Mai 2014, March 3, 2026. */
export function listDates(text: string, isAmerican = false): DateSeen[] {
  if (!/\d/.test(text)) return [];
  const found: DateSeen[] = [];
  const add = (at: number, whole: string, parts: [string, number, string], american = false) => {
    const day = toDay(...parts);
    const end = at + whole.length;
    if (day && !found.some((other) => at < other.at + other.text.length && other.at < end))
      found.push({ day, text: whole, at, isAmerican: american });
  };
  for (const match of text.matchAll(patterns.iso))
    add(match.index, match[0], [match[1] ?? '', Number(match[2]), match[3] ?? '']);
  for (const match of text.matchAll(patterns.compact))
    add(match.index, match[0], [match[1] ?? '', Number(match[2]), match[3] ?? '']);
  for (const { 0: whole, 1: one = '', 2: sign, 3: two = '', 4: year = '', index } of text.matchAll(
    patterns.digits,
  )) {
    const onlyAmerican = sign === '/' && Number(two) > 12 && Number(one) <= 12;
    if (onlyAmerican || (isAmerican && sign === '/' && Number(one) <= 12))
      add(index, whole, [year, Number(one), two], onlyAmerican);
    else add(index, whole, [year, Number(two), one]);
  }
  for (const { 1: whole = '', 2: date = '', 3: name = '', 4: year = '', index } of text.matchAll(
    patterns.named,
  ))
    add(index, whole, [year, monthOf(name), date]);
  for (const { 0: whole, 1: name = '', 2: date = '', 3: year = '', index } of text.matchAll(
    patterns.monthFirst,
  ))
    add(index, whole, [year, monthOf(name), date]);
  return found.sort((one, other) => one.at - other.at);
}

export function readDate(text: string): DateSeen | undefined {
  return listDates(text)[0];
}

function monthOf(name: string): number {
  const folded = fold(name);
  return months.findIndex((names) => names.some((one) => one === folded)) + 1;
}

function toDay(year: string, month: number, date: string): Day | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const value = `${full}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(value) ? value : undefined;
}

type Meaning = 'own' | 'date' | 'due' | 'valid' | 'other' | 'none';

const ofPaper =
  /(factuur|invoice|facture|rechnungs?|beleg|offerte|devis|quot\w*|angebots?|issue|ausstellungs?|document|overzicht|nota|bill|opmaak|begroting|estimate|bestek)\W{0,3}(datum|date)|(date|datum)\W{1,3}(van |of |de |du |d.? ?|der )?(la |de |the )?(factuur|facture|invoice|devis|offerte|quote|rechnung|emission|issue|uitgifte)|created|opgemaakt|gedateerd|dated|emise? le|fait (a|le)|opgesteld/;
const plainDate = /\b(datum|date|dag|dd|d\.d\.)\W*$/;
const until = /\b(geldig|geldigheid\w*|valable|validite|valid\w*|gultig\w*|bindend|geldt)\b/;
/** 'Reste à être validé' is of something that somebody has to say yes to. */
const confirmed = /(?<!\p{L})validée?s?(?!\p{L})/giu;
const toPay =
  /\b(verval\w*|due|echeance|fallig\w*|zahlungsziel|zahlbar|te betalen|betaaldatum|betalen voor|betaling voor|pay by|payer avant|payable|uiterste)\b/;
const elsewhere =
  /\b(livraison|lever\w*|aflever\w*|delivery|delivered|liefer\w*|leistungs\w*|shipment|shipping|order\w*|bestel\w*|commande|aankoop\w*|purchase|start\w*|eind(?!factuur)\w*|end|debut|fin|periode|period|ontvang\w*|receipt|received|associee?|estimated|print\w*|version|geboren|birth|service|prestation\w*|betal\w*|paiement|payment|bezahlt|paid|tot|bis|jusqu\w*|until|uitvoer\w*|aanvang|begin|opmeting|keuring)\b/;

function meaningOf(context: string): Meaning {
  const text = fold(context);
  if (/associee?|oorspronkelijk|original|ursprunglich/.test(text)) return 'other';
  if (ofPaper.test(text)) return 'own';
  if (until.test(text)) return 'valid';
  if (toPay.test(text)) return 'due';
  if (elsewhere.test(text)) return 'other';
  return plainDate.test(text) ? 'date' : 'none';
}

const regarding = /^\W{0,3}(?:betreft|betr|inzake|concerne|objet|betreff|ref|re)\b/;

type Placed = DateSeen & { line: TextLine; index: number; meaning: Meaning; score: number };

const paperWord =
  /\b([a-z]{0,12}factuur|invoice|facture|[a-z]{0,12}rechnung|[a-z]{0,8}offerte|devis|quotation|quote|angebot|creditnota|avoir|gutschrift)\b/;

/** Each date of a paper, with what the words beside it or above it make of it. */
export function placeDates(lines: readonly TextLine[], tableStart: number, tableEnd: number): Placed[] {
  const plain = lines.map(({ text }) => listDates(text));
  const isAmerican =
    plain.flat().some((one) => one.isAmerican) &&
    !lines.some(({ text }) => /(?<!\d)(1[3-9]|2\d|3[01])\/\d{1,2}\/\d{2}/.test(text));
  const cells = lines.flatMap((line, index) => cellsOf(line, index));
  const dates = isAmerican ? lines.map(({ text }) => listDates(text, true)) : plain;
  return lines.flatMap((line, index) =>
    (dates[index] ?? []).map((seen): Placed => {
      const meaning = meaningAt(seen, line, index, cells);
      const inTable = index > tableStart && index < tableEnd ? 1.5 : 0;
      const named = fold(line.text.slice(0, seen.at));
      const isNamed = meaning === 'none' && paperWord.test(named);
      // 'Betreft factuur 456 van 12/08/2026' on a credit note: that is the date of the invoice.
      const inTitle = isNamed ? (regarding.test(named) ? -0.5 : 1.5) : 0;
      const rank = { own: 4, date: 3, none: 1, valid: -2, due: -2, other: -3 }[meaning];
      return { ...seen, line, index, meaning, score: rank + inTitle - inTable - (line.page > 1 ? 1 : 0) };
    }),
  );
}

/** The words before it on its line since the date before; where there are none, those above it. */
function meaningAt(seen: DateSeen, line: TextLine, index: number, cells: readonly TextCell[]): Meaning {
  const earlier = listDates(line.text.slice(0, seen.at)).at(-1);
  const label = line.text.slice(earlier ? earlier.at + earlier.text.length : 0, seen.at);
  const beside = cells.filter((one) => one.line === index);
  // Dots and blanks may have parted it; its first figure alone may stand in another cell as well.
  const isWhole = beside.some((one) => one.text.includes(seen.text));
  const begin = isWhole ? seen.text : (seen.text.split(' ')[0] ?? '');
  const cell = beside.find((one) => one.text.includes(begin));
  const inCell = cell ? cell.text.slice(0, cell.text.indexOf(begin)) : '';
  const over = cell && !/\p{L}{3}/u.test(inCell) ? above(cell, cells) : undefined;
  const near = over && index - over.line <= 2 ? meaningOf(over.text) : 'none';
  if (/\p{L}{2}/u.test(inCell)) return meaningOf(inCell);
  if (near !== 'none') return near;
  const leftOf = beside.findLast((one) => cell !== undefined && one.box.left < cell.box.left);
  const own = leftOf ? meaningOf(leftOf.text) : 'none';
  return own === 'none' ? meaningOf(label.slice(-60)) : own;
}

export function findPaperDate(dates: readonly Placed[]): Found<Day> | undefined {
  const best = dates
    .filter(({ score }) => score > -1.2)
    .reduce<Placed | undefined>((top, one) => (top && top.score >= one.score ? top : one), undefined);
  return best && foundAt(best, best.score >= 3 ? 1 : 0.85);
}

export function findDueDate(dates: readonly Placed[], from: Found<Day> | undefined): Found<Day> | undefined {
  const due = dates.find(({ meaning, day }) => meaning === 'due' && day >= (from?.value ?? day));
  return due && foundAt(due, 0.95);
}

const term =
  /(\d{1,3})\s*(dagen|dag|jours|days|tage|maanden|maand|mois|months?|monate?|weken|semaines|weeks|wochen)/;

export function findValidUntil(
  lines: readonly TextLine[],
  dates: readonly Placed[],
  from: Found<Day> | undefined,
): Found<Day> | undefined {
  const named = dates.find(({ meaning }) => meaning === 'valid');
  if (named) return foundAt(named, 0.95);
  const line = lines.find(({ text }) => until.test(fold(text.replace(confirmed, ''))));
  const length = line ? term.exec(fold(line.text)) : null;
  if (!line || !length || !from) return undefined;
  const days = /^m/.test(length[2] ?? '') ? 30 : /^(we|se|wo)/.test(length[2] ?? '') ? 7 : 1;
  const place = { page: line.page, box: line.box };
  return {
    value: addDays(from.value, Number(length[1]) * days),
    confidence: Math.min(from.confidence, 0.8),
    place,
  };
}

function foundAt({ line, text, day }: Placed, most: number): Found<Day> {
  const parts = text.trim().split(/\s+/);
  const words = line.words.filter((word) => parts.some((part) => word.text.includes(part)));
  const seen = words.length > 0 ? words : line.words;
  return {
    value: day,
    confidence: most * (0.6 + 0.38 * sureness(seen)),
    place: { page: line.page, box: around(seen) },
  };
}
