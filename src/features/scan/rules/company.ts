import { fold } from '#/core/search-text';
import {
  above,
  below,
  emailPattern,
  headerCells,
  isAddress,
  isContactDetail,
  legalForm,
  sizeOf,
  startsCustomer,
  vatPattern,
} from '#/features/scan/rules/header';
import { type Cell, type Found, type Line, sureness } from '#/features/scan/rules/places';
import { hasAny, isLike, wordsOf } from '#/features/scan/rules/words';

/** The customer's own names and addresses: the one who pays is never the one who offers. */
export type Customer = { names: readonly string[]; addresses: readonly string[] };

const trades =
  /(werken|bouw|bedrijf|onderneming|dak|elektr|electr|schilder|loodgiet|sanitair|verwarming|chauff|keuken|badkamer|tuin|ramen|deuren|vloer|tegel|schrijnwerk|interieur|isolatie|renovati|technic|techniek|installati|zonen|fils|toiture|peinture|menuiserie|plomberie|constructi|carrelage|jardin|cuisine|solutions|group|projects?|stukadoor|plaast|gevel|glas|parket|solar|energy|concept|design|trappen|zwembad|construct|couverture|facade|maconnerie)/;
const notAName = [
  'offerte',
  'prijsofferte',
  'devis',
  'bestek',
  'factuur',
  'datum',
  'date',
  'offertenummer',
  'betreft',
  'onderwerp',
  'contactpersoon',
  'contact',
  'tel',
  'telefoon',
  'iban',
  'pagina',
  'page',
  'project',
  'geldig',
  'klant',
  'prijsaanvraag',
  'prijsopgave',
  'numero',
  'objet',
  'omschrijving',
  'projectleider',
];

export function findCompany(
  lines: readonly Line[],
  end: number,
  customer: Customer,
): Found<string> | undefined {
  const cells = headerCells(lines, end);
  const tallest = Math.max(...cells.map(sizeOf), 0.0001);
  const domain = domainWords(cells);
  const scored = cells
    .map((cell) => ({ cell, score: scoreOf(cell, cells, { tallest, domain, customer }) }))
    .sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best || best.score <= 0) return fromSignature(lines);
  const name = withLegalForm(best.cell, cells);
  const margin = Math.min(1, (best.score - (second && second.score > 0 ? second.score : 0)) / 2);
  const confidence = Math.min(0.98, 0.45 + 0.3 * margin + 0.25 * sureness(best.cell.words));
  return { value: name, confidence, place: { page: best.cell.page, box: best.cell.box } };
}

type Seen = { tallest: number; domain: readonly string[]; customer: Customer };

function scoreOf(cell: Cell, cells: readonly Cell[], { tallest, domain, customer }: Seen): number {
  const { text } = cell;
  const words = wordsOf(text);
  if (words.join('').length < 3 || isContactDetail(text) || /:\s*\S|:$/.test(text) || /\d{3,}/.test(text))
    return -1;
  if (startsCustomer(text) || isCustomer(text, customer) || isAddress(text)) return -1;
  if (hasAny(text, notAName)) return -1;
  if (legalForm.test(text) && cell.words.length === 1) return -1;
  const over = above(cell, cells);
  // The line under 'Klant' is the customer.
  if (over && startsCustomer(over.text) && cell.line - over.line <= 2) return -1;
  const under = below(cell, cells, 4);
  let score = 2 * (sizeOf(cell) / tallest) ** 2;
  score += 1 - cell.box.top * 2;
  if (legalForm.test(text)) score += 1.2;
  if (trades.test(fold(text))) score += 0.8;
  if (domain.length > 0) score += 1.6 * shareOf(words, domain);
  if (under.some((other) => vatPattern.test(other.text))) score += 0.8;
  if (under.some((other) => emailPattern.test(other.text))) score += 0.4;
  const [next] = under;
  if (next && isAddress(next.text)) score += 0.4;
  return words.length > 7 ? score - 1.5 : score;
}

/** What the sender's mail address or website says of the name. */
function domainWords(cells: readonly Cell[]): string[] {
  const mail = cells.map(({ text }) => emailPattern.exec(text)?.[0]).find((found) => found !== undefined);
  const site = cells
    .map(({ text }) => /www\.([\w-]+)\./i.exec(text)?.[1])
    .find((found) => found !== undefined);
  const free = /^(gmail|hotmail|telenet|skynet|outlook|proximus|yahoo|live|scarlet|icloud|pandora)\b/;
  const [name = '', domain = ''] = fold(mail ?? '').split('@');
  const parts = free.test(domain) ? [name] : [domain.split('.').slice(0, -1).join(''), name];
  return [...parts, fold(site ?? '')]
    .map((part) => part.replace(/[^a-z]/g, ''))
    .filter((part) => part.length > 3);
}

function shareOf(words: readonly string[], domain: readonly string[]): number {
  const long = words.filter((word) => word.length > 3);
  if (long.length === 0) return 0;
  return long.filter((word) => domain.some((part) => part.includes(word.slice(0, 8)))).length / long.length;
}

function isCustomer(text: string, { names, addresses }: Customer): boolean {
  const words = wordsOf(text);
  const holds = (other: string) => {
    const wanted = wordsOf(other).filter((word) => word.length > 2);
    return wanted.length > 0 && wanted.every((word) => words.some((seen) => isLike(seen, word)));
  };
  return [...names, ...addresses].some(holds);
}

/** 'bvba' alone on the next line, or a long name over two lines in the same large letters. */
function withLegalForm(cell: Cell, cells: readonly Cell[]): string {
  const [next] = below(cell, cells, 1);
  const isNear =
    next &&
    next.box.top - cell.box.top < 2.5 * cell.box.height &&
    Math.abs(next.box.left - cell.box.left) < 0.03;
  const goesOn = isNear && legalForm.test(` ${next.text}`) && next.words.length <= 2;
  return tidy(goesOn ? `${cell.text} ${next.text}` : cell.text);
}

function tidy(text: string): string {
  return text.replace(/^[^\p{L}\d]+|(?<![\s|,;:–-])[\s|,;:–-]+$/gu, '').replace(/\s+/g, ' ');
}

/** No letterhead: who signs. */
function fromSignature(lines: readonly Line[]): Found<string> | undefined {
  const line = lines.findLast(({ text }) => legalForm.test(text) && !startsCustomer(text));
  if (!line) return undefined;
  return { value: tidy(line.text), confidence: 0.3, place: { page: line.page, box: line.box } };
}
