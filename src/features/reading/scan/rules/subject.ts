import { around } from '#/core/page-text';
import { isContactDetail, startsCustomer } from '#/features/reading/scan/rules/header';
import {
  cellsOf,
  type Found,
  sureness,
  type TextCell,
  type TextLine,
} from '#/features/reading/scan/rules/places';
import { hasAny } from '#/features/reading/scan/rules/words';

const labels = [
  'betreft',
  'onderwerp',
  'voorwerp',
  'omschrijving der werken',
  'omschrijving van de werken',
  'project',
  'werken',
  'werf',
  'objet',
  'concerne',
  'travaux',
  'betr',
  'aard der werken',
  'nature des travaux',
  'chantier',
  'omschrijving',
  'description des travaux',
];
const quoteWords = [
  'offerte',
  'prijsofferte',
  'devis',
  'offre',
  'prijsopgave',
  'bestek',
  'prijsvoorstel',
  'offre de prix',
];

/** What the quote is about, in one line. */
export function findSubject(lines: readonly TextLine[], tableStart: number): Found<string> | undefined {
  const head = lines.slice(0, tableStart);
  const cells = head.flatMap((line, index) => cellsOf(line, index));
  return byLabel(cells) ?? behindNumber(head) ?? justAbove(head);
}

function byLabel(cells: readonly TextCell[]): Found<string> | undefined {
  const found = cells.flatMap((cell, index) => {
    const split = /^([^:;]{3,32})[:;](.*)$/u.exec(cell.text);
    const rank = split ? labels.findIndex((label) => hasAny(split[1] ?? '', [label])) : -1;
    if (!split || rank < 0) return [];
    const next = cells[index + 1];
    const value = split[2]?.trimStart() || (next && next.line === cell.line ? next.text : '');
    if (!/\p{L}{3}/u.test(value) || /\d{4}\s\p{Lu}/u.test(value)) return [];
    return [{ rank, found: make(cell, value, 0.95) }];
  });
  return found.sort((one, other) => one.rank - other.rank)[0]?.found;
}

/** 'OFFERTE KV 24/118 - Maatwerk keuken', 'Offerte S-2024-19: Binnenschilderwerken'. */
function behindNumber(lines: readonly TextLine[]): Found<string> | undefined {
  for (const [index, line] of lines.entries()) {
    const [cell] = cellsOf(line, index);
    if (!cell || !hasAny(cell.text.split(/[:\d]/)[0] ?? '', quoteWords)) continue;
    const rest =
      /^\D{4,60}\d[\w./-]{0,60}\s?(?::|\s[-–—]\s)\s?(\p{L}.*)$/u.exec(cell.text)?.[1] ??
      // The dash between them was not seen.
      /^\D{4,60}\d[\w./-]{0,60}\s(\p{Lu}\p{Ll}+\s\p{L}.*)$/u.exec(cell.text)?.[1];
    if (rest && !/\d{1,2}[/.-]\d{1,2}[/.-]\d{2}/.test(rest)) return make(cell, rest, 0.85);
  }
  return undefined;
}

/** A line of its own right above the table, in words. */
function justAbove(lines: readonly TextLine[]): Found<string> | undefined {
  for (const [back, line] of lines.slice(-3).reverse().entries()) {
    const [cell, other] = cellsOf(line, lines.length - 1 - back);
    const word = cell?.text.search(/\p{L}{4}/u) ?? -1;
    if (!cell || other || word < 0 || !/\s/.test(cell.text.slice(word))) continue;
    if (isContactDetail(cell.text) || startsCustomer(cell.text) || /[:;]/.test(cell.text)) continue;
    return make(cell, cell.text, 0.6);
  }
  return undefined;
}

function make(cell: TextCell, value: string, most: number): Found<string> {
  const wanted = new Set(value.split(/\s+/));
  const words = cell.words.filter(({ text }) => wanted.has(text));
  const seen = words.length > 0 ? words : cell.words;
  return {
    value: value
      .replace(/\s+/g, ' ')
      .replace(/(?<![.,;:|\s])[.,;:|\s]+$/, '')
      .slice(0, 300),
    confidence: most * (0.6 + 0.4 * sureness(seen)),
    place: { page: cell.page, box: around(seen) },
  };
}
