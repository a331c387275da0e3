import type { QuoteText } from '#/features/check/rules/quote-text';
import { passageAt } from '#/features/check/rules/quote-text';
import {
  formatEnterpriseNumber,
  hasEnterpriseCheckDigits,
} from '#/features/contacts/rules/enterprise-number';
import { isIban } from '#/features/contacts/rules/iban';

export type PaperNumber = { written: string; isValid: boolean; passage: string };

const belgian = /(?<![\d.+/])(?:BE ?)?[01]\d{3}[. ]?\d{3}[. ]?\d{3}(?![\d])/g;
const kvk = /\bKvK(?:[- ]?n(?:umme)?r)?\b[^\d]{0,14}\d{8}\b/i;
const foreign = /\b(?:NL ?[\d.]{9,12}\.?B\.? ?\d{2}|DE ?\d{9}|FR ?[A-Z0-9]{2} ?\d{9}|LU ?\d{8})\b/;
const label =
  /(?:btw|tva|kbo|ondernemings\p{L}{0,6}|onderneming|rpr|be)[^\p{L}\d]{0,6}(?:nr|nummer|n°)?[^\p{L}\d]{0,6}$/iu;
const maxFound = 20;

/** A mobile number has ten digits from 0 too: what no label names and no check digits prove is not taken for one. */
export function findEnterpriseNumber(text: QuoteText): PaperNumber | null {
  const found: PaperNumber[] = [];
  for (const match of text.flat.matchAll(belgian)) {
    const [written] = match;
    const isValid = hasEnterpriseCheckDigits(written.replace(/\D/g, ''));
    const isNamed =
      written.startsWith('BE') || label.test(text.flat.slice(Math.max(0, match.index - 25), match.index));
    if (!isValid && !isNamed) continue;
    found.push({ written, isValid, passage: passageAt(text, match.index, match.index + written.length) });
    if (found.length === maxFound) break;
  }
  return found.find(({ isValid }) => isValid) ?? found[0] ?? null;
}

/** Only its own country can check the number of a firm from over the border. */
export function findForeignNumber(text: QuoteText): string | null {
  const named = foreign.exec(text.flat);
  const isKnown = named !== null && formatEnterpriseNumber(named[0].replace(/\./g, '')) !== undefined;
  const match = isKnown ? named : kvk.exec(text.flat);
  if (!match) return null;
  return passageAt(text, match.index, match.index + match[0].length);
}

const ibanStart = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?=[ .-]?[A-Z0-9]{4})/g;
const lengths: Readonly<Record<string, number>> = { BE: 16, NL: 18, DE: 22, FR: 27, LU: 20 };

/** An account number begins with a country and runs on for as long as that country's do, in groups or not. */
export function findIban(text: QuoteText): PaperNumber | null {
  const found: PaperNumber[] = [];
  for (const { index } of text.flat.matchAll(ibanStart)) {
    const length = lengths[text.flat.slice(index, index + 2)];
    if (length === undefined) continue;
    const written = takeSigns(text.flat.slice(index, index + length * 2), length);
    if (written.replace(/[^A-Z0-9]/g, '').length < length) continue;
    found.push({
      written,
      isValid: isIban(written),
      passage: passageAt(text, index, index + written.length),
    });
    if (found.length === maxFound) break;
  }
  return found.find(({ isValid }) => isValid) ?? found[0] ?? null;
}

/** The first `count` letters and digits, with the spaces between them; it ends early at anything else. */
function takeSigns(text: string, count: number): string {
  let signs = 0;
  let at = 0;
  while (at < text.length && signs < count) {
    if (/[A-Z0-9]/.test(text[at] ?? '')) signs += 1;
    else if (!/[ .-]/.test(text[at] ?? '')) break;
    at += 1;
  }
  return text.slice(0, at);
}
