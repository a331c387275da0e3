import type { Facts } from '#/features/check/rules/facts';
import { passageAt } from '#/features/check/rules/quote-text';

/** A code has a digit and no spaces, but for letters before it: 'OFF-2024-0178', 'KV 24/118'. */
const code =
  '((?:[A-Z]{1,4} )?(?=[A-Z0-9/.-]{0,20}\\d)[A-Z0-9][A-Z0-9/.-]{2,24})(?![A-Z0-9/.-]| ?(?:euro|eur|€))';
const quoteNumberPattern = new RegExp(
  `\\b(?:offerte|prijsofferte|bestek|devis)[ -]?(?:nummer|nr|n°|no|#)?\\.? ?:? ?(?:nr\\.? ?)?${code}|\\b(?:nr|nummer|ref|referentie|kenmerk)\\.? ?:? ?${code}`,
  'i',
);
const headLines = 10;
/** A code alone on a line of the head, or at the end of one. */
const loneCode = /^(?!BE)(?=.{0,20}\d{3})(?=.{0,20}[A-Z])[A-Z0-9][A-Z0-9/-]{4,19}$/;

const month =
  '(?:jan\\p{L}{0,6}|feb\\p{L}{0,6}|maart|mrt|april|apr|mei|juni|juli|aug\\p{L}{0,6}|sep\\p{L}{0,6}|okt\\p{L}{0,5}|nov\\p{L}{0,5}|dec\\p{L}{0,5}|janvier|mars|avril|mai|juin|juillet|août)';
const dayOfMonth = '(?:0?[1-9]|[12]\\d|3[01])';
/** In figures with one and the same sign between them, or with the month in letters; a phone number is neither. */
export const datePattern = new RegExp(
  `(?<![\\d.,/])(?:${dayOfMonth}([-/.])(?:0?[1-9]|1[0-2])\\1(\\d{4}|\\d{2})|${dayOfMonth}[- ]${month}\\.?[- ](\\d{4}|\\d{2})|(\\d{4})-(?:0[1-9]|1[0-2])-\\d{2})(?![\\d.,/]\\d|\\d)`,
  'iu',
);

export function readQuoteNumber({ text }: Facts): { number: string; passage: string } | null {
  const match = quoteNumberPattern.exec(text.flat);
  const named = match?.[1] ?? match?.[2];
  if (match && named !== undefined)
    return { number: named, passage: passageAt(text, match.index, match.index + match[0].length) };
  for (const line of text.lines.slice(0, headLines)) {
    const last = line.split(' ').at(-1) ?? '';
    if (loneCode.test(last)) return { number: last, passage: line };
  }
  return null;
}

/** For the mail: 'OFF-2024-0178'. */
export function findQuoteNumber(facts: Facts): string | null {
  return readQuoteNumber(facts)?.number.replace(/(?<![./-])[./-]+$/, '') ?? null;
}

export function findQuoteYear({ text }: Facts): number | null {
  const match = datePattern.exec(text.flat);
  const written = match?.[2] ?? match?.[3] ?? match?.[4];
  if (written === undefined) return null;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}
