import { fold } from '#/core/search-text';
import {
  goesOnInAddress,
  isLineAbove,
  isMarked,
  isStreet,
  isUnderSeller,
  isValueOf,
  leastSure,
} from '#/features/reading/scan/rules/around-sender';
import { isBroken, nameOf, wholeName } from '#/features/reading/scan/rules/company-name';
import { type Customer, isCustomer } from '#/features/reading/scan/rules/customer';
import {
  above,
  below,
  emailPattern,
  headerCells,
  isAddress,
  isContactDetail,
  legalForm,
  senderLabel,
  sizeOf,
  startsCustomer,
  vatPattern,
} from '#/features/reading/scan/rules/header';
import { isArticle, isPlace, isTitle } from '#/features/reading/scan/rules/names';
import {
  cellsOf,
  type Found,
  sureness,
  type TextCell,
  type TextLine,
} from '#/features/reading/scan/rules/places';
import {
  accountHolder,
  footCells,
  type Sender,
  splitSender,
  trades,
} from '#/features/reading/scan/rules/sender-parts';
import { fromHolder, fromSignature } from '#/features/reading/scan/rules/unheaded-sender';
import { wordsOf } from '#/features/reading/scan/rules/words';

/** By what only the sender shows: numbers of the firm, the account, mail and site, the letterhead, the foot, a legal form. */
export function findCompany(
  lines: readonly TextLine[],
  end: number,
  customer: Customer,
): Found<string> | undefined {
  const head = headerCells(lines, end).flatMap(splitSender);
  const foot = footCells(lines, end).flatMap(splitSender);
  const cells = [...head, ...foot];
  const readable = head.filter((cell) => sureness(cell.words) >= leastSure);
  const tallest = Math.max(...readable.map(sizeOf), 0.0001);
  const all = lines.flatMap((line, index) => (line.page === 1 ? cellsOf(line, index) : []));
  const domain = domainWords(all);
  const text = fold(all.map((cell) => cell.text).join('\n'));
  const hasMark = cells.some(
    (cell) => cell.isNumbered || (!isContactDetail(cell.text) && isMarked(cell, below(cell, cells, 7))),
  );
  const holder = accountHolder(lines);
  const seen = { tallest, domain, customer, text, hasMark, holder: holder && fold(holder.name) };
  const scored = cells
    .map((cell) => ({ cell, score: scoreOf(cell, cells, seen) }))
    .sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best || best.score <= 0) return fromHolder(holder, customer) ?? fromSignature(lines, customer);
  const name = nameOf(wholeName(best.cell, cells));
  const margin = Math.min(1, (best.score - (second && second.score > 0 ? second.score : 0)) / 2);
  const confidence = Math.min(0.98, 0.45 + 0.3 * margin + 0.25 * sureness(best.cell.words));
  return {
    value: name,
    confidence: isBroken(name, best.cell) ? Math.min(0.6, confidence) : confidence,
    place: { page: best.cell.page, box: best.cell.box },
  };
}

type Seen = {
  tallest: number;
  domain: readonly string[];
  customer: Customer;
  text: string;
  hasMark: boolean;
  holder: string | undefined;
};

function scoreOf(
  cell: Sender,
  cells: readonly Sender[],
  { tallest, domain, customer, text: whole, hasMark, holder }: Seen,
): number {
  const { text } = cell;
  const words = wordsOf(text);
  if (words.join('').length < 3 || isContactDetail(text) || /:\s*\S|:$/.test(text) || /\d{3,}/.test(text))
    return -1;
  if (startsCustomer(text) || isCustomer(text, customer) || isAddress(text)) return -1;
  // What nobody can read is no name, and what goes on behind its comma is a line of an address.
  if (sureness(cell.words) < leastSure || goesOnInAddress(cell, cells)) return -1;
  if (
    /^(?:(?:nr|no|pos)\.?\s|(?:werken|travaux)$)/i.test(text) ||
    isTitle(text, sureness(cell.words) === 1) ||
    isArticle(text) ||
    isPlace(text, whole)
  )
    return -1;
  if ((legalForm.test(text) && cell.words.length === 1) || /\b(?:bic|swift|iban)\b/i.test(text)) return -1;
  if (isValueOf(cell, cells)) return -1;
  const over = above(cell, cells);
  // The line under 'Klant' is the customer.
  if (over && startsCustomer(over.text) && cell.line - over.line <= 2) return -1;
  const under = below(cell, cells, 7).filter((other) => other.line - cell.line <= 9);
  const near = under.slice(0, 4);
  const isFoot = cell.box.top > 0.6;
  const isSender = isMarked(cell, under);
  const isLikeDomain = domain.length > 0 && shareOf(words, domain) > 0;
  // What only stands low on the page is as well the last line of what is offered.
  if (isFoot && !isSender && !isLikeDomain && !cell.isNamed && !cell.isLetterhead && !legalForm.test(text))
    return -1;
  const isHolder = holder !== undefined && holder.length > 3 && fold(text).includes(holder);
  const isTold =
    isSender ||
    isLikeDomain ||
    isHolder ||
    cell.isNamed ||
    cell.isLetterhead ||
    legalForm.test(text) ||
    trades.test(fold(text));
  // Empty beats wrong: what nothing tells to be the sender may be, if at all, the large words at the top.
  const isReached = near.slice(0, 2).some((other) => isContactDetail(other.text) || isAddress(other.text));
  if (!isTold && (cell.box.top > 0.3 || (!isReached && sizeOf(cell) < 0.6 * tallest))) return -1;
  if (!isTold && over && isLineAbove(over, cell)) return -1;
  let score = 2 * (sizeOf(cell) / tallest) ** 2;
  if (isHolder) score += 2;
  score += isFoot ? -0.2 : 1 - cell.box.top * 2;
  if (legalForm.test(text)) score += 1.2;
  if (trades.test(fold(text))) score += 0.8;
  if (domain.length > 0) score += 1.6 * shareOf(words, domain);
  if (near.some((other) => vatPattern.test(other.text))) score += 0.8;
  if (near.some((other) => emailPattern.test(other.text))) score += 0.4;
  // The block with the number of the firm or its account, wherever it stands.
  if (isSender) score += isFoot ? 1.6 : 1;
  if (cell.isLetterhead) score += 1.2;
  if (cell.isNamed) score += 2;
  if (cell.isNumbered) score += 2;
  // An address without any of it, where another block has it, is that of the one who pays.
  if (hasMark && !isSender && !isFoot && !cell.isLetterhead && near.some((other) => isAddress(other.text)))
    score -= 1;
  if (over && (over as Sender).isLetterhead && cell.line - over.line <= 2) score -= 1.5;
  if (over && senderLabel.test(fold(over.text)) && cell.line - over.line <= 2) score += 2;
  if (isUnderSeller(cell, cells)) score += 1.5;
  if (words.join('').length > 5 && whole.split(fold(text)).length > 2) score += 0.8;
  const [next] = near;
  if (next && isAddress(next.text)) score += isStreet(text) ? -3 : 0.4;
  return words.length > 7 ? score - 1.5 : score;
}

/** What the sender's mail address or website says of the name. */
function domainWords(cells: readonly TextCell[]): string[] {
  const mail = cells.map(({ text }) => emailPattern.exec(text)?.[0]).find((found) => found !== undefined);
  const site = cells
    .map(({ text }) => /www\.([\w-]+)\./i.exec(text)?.[1])
    .find((found) => found !== undefined);
  const free = /^(gmail|hotmail|telenet|skynet|outlook|proximus|yahoo|live|scarlet|icloud|pandora)\b/;
  const [name = '', domain = ''] = fold(mail ?? '').split('@');
  // At a domain of their own the mailbox is somebody who works there.
  const parts = [free.test(domain) ? name : domain.split('.').slice(0, -1).join('')];
  return [...parts, fold(site ?? '')]
    .map((part) => part.replace(/[^a-z]/g, ''))
    .filter((part) => part.length > 3);
}

function shareOf(words: readonly string[], domain: readonly string[]): number {
  const long = words.filter((word) => word.length > 3);
  if (long.length === 0) return 0;
  return long.filter((word) => domain.some((part) => part.includes(word.slice(0, 8)))).length / long.length;
}
