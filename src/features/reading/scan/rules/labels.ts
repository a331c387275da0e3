import { fold } from '#/core/search-text';
import { sumWords } from '#/features/reading/scan/rules/vocabulary';
import { hasAny, wordsOf } from '#/features/reading/scan/rules/words';

/** What an amount is by the words before or above it. 'subtotal' is that of a chapter, 'total' one that does not say which. */
export type Label =
  | 'net'
  | 'vat'
  | 'gross'
  | 'due'
  | 'total'
  | 'subtotal'
  | 'carried'
  | 'advance'
  | 'adjustment';

const withoutMeaning = new Set(
  'eur euro usd gbp chf de het van le la les des en e c a op sur on auf the in of der die das zu factuur facture invoice rechnung offerte devis uw het onze s'.split(
    ' ',
  ),
);

const alone = {
  excluding: new Set(['excl', 'exclusief', 'exkl', 'excluding', 'htva', 'ht', 'netto']),
  including: new Set(['incl', 'inclusief', 'inkl', 'including', 'tvac', 'ttc', 'brutto']),
};
const behindWords = new Set(['na', 'apres', 'nach', 'after', 'less', 'moins', 'min', 'abzuglich']);
const including = new Set<string>(sumWords.including);
const excluding = new Set<string>(sumWords.excluding);
const net = new Set<string>(sumWords.net);
const gross = new Set<string>(sumWords.gross);

/** What is longer says more than how it was paid. */
const mostTenderWords = 3;

const known = new Map<string, Label | undefined>();
const mostKnown = 5_000;
/** What is longer is a sentence, and hardly comes a second time. */
const longestKnown = 200;

export function labelOf(text: string): Label | undefined {
  if (known.has(text)) return known.get(text);
  const label = readLabel(text);
  if (text.length > longestKnown) return label;
  if (known.size >= mostKnown) known.clear();
  known.set(text, label);
  return label;
}

function readLabel(text: string): Label | undefined {
  const all = wordsOf(
    fold(text)
      .replace(/b\.?t\.?w\.?/g, 'btw')
      .replace(/t\.?v\.?a\.?c?\b\.?/g, (match) => match.replaceAll('.', ''))
      .replace(/\bh\.t\.?/g, 'ht')
      .replace(/\bt\.t\.c\.?/g, 'ttc')
      .replace(/\bmw\.?st\b/g, 'mwst'),
  );
  // 'Totaal na korting' is the total, and no discount.
  const behind = all.findIndex(
    (word, at) => at > 0 && behindWords.has(word) && hasAny(all.slice(at + 1).join(' '), sumWords.adjustment),
  );
  const words = behind > 0 ? all.slice(0, behind) : all;
  const phrase = words.join(' ');
  if (words.length === 0) return undefined;
  // 'Total dû après calcul de la catégorie du véhicule': how it was come to is told behind it.
  if (words.length > 8) return isDueFirst(words) ? 'due' : undefined;
  // Over a column of amounts one word is enough.
  if (words.every((word) => alone.excluding.has(word))) return 'net';
  if (words.every((word) => alone.including.has(word))) return 'gross';
  if (hasAny(phrase, sumWords.carried)) return 'carried';
  if (hasAny(phrase, sumWords.advance)) return 'advance';
  // A letter parts 'montant' from 'contant'.
  const paidBy = words.filter((word) => word !== 'montant').join(' ');
  if (words.length <= mostTenderWords && hasAny(paidBy, sumWords.tender)) return 'advance';
  const isVat = hasAny(phrase, sumWords.vat);
  // 'VAT paid' is VAT.
  if (!isVat && hasAny(phrase, sumWords.paid)) return 'advance';
  // 'GST 6% included in total' is the tax, and the total stands elsewhere.
  if (isVat && taxInTotal.test(phrase)) return 'vat';
  const isSum = hasAny(phrase, sumWords.sum);
  // Two letters part 'inclusief' from 'exclusief', as many as a reader may have wrong: the exact word counts.
  const isIncludingExactly = words.some((word) => including.has(word));
  const isExcluding =
    words.some((word) => excluding.has(word)) || (!isIncludingExactly && hasAny(phrase, sumWords.excluding));
  const isIncluding = isIncludingExactly || (!isExcluding && hasAny(phrase, sumWords.including));
  // 'Totaal inclusief opslagen en btw' is all there is.
  if (isSum && isVat && isIncludingExactly && !isExcluding) return 'gross';
  // 'Versandkosten USt. 19%' is tax, whatever it is on.
  if (hasAny(phrase, sumWords.adjustment)) return isVat && !isExcluding ? 'vat' : 'adjustment';
  if (hasAny(phrase, sumWords.due)) return isExcluding ? 'net' : 'due';
  // 'Nettobetrag' is as near to 'Bruttobetrag' as a reader may have it wrong.
  const isNetExactly = words.some((word) => net.has(word)) && !words.some((word) => gross.has(word));
  if (hasAny(phrase, ['ttc', 'tvac', 'tvacomprise']) || (!isNetExactly && hasAny(phrase, sumWords.gross)))
    return isExcluding ? 'net' : 'gross';
  if (hasAny(phrase, ['htva', 'hvat', 'total ht', 'montant ht'])) return 'net';
  if ((isVat || isSum) && isExcluding) return 'net';
  if (isVat && isIncluding) return 'gross';
  if (isSum && isIncluding && words.length <= 3) return 'gross';
  if (isVat) return hasAny(phrase, ['base']) ? 'net' : words.length <= 5 ? 'vat' : undefined;
  if (hasAny(phrase, sumWords.net))
    return isOnly(words, [...sumWords.net, ...sumWords.sum]) ? 'net' : 'subtotal';
  const totals = ['totaal', 'total', 'summe', 'gesamt', 'totale', 'totaux', 'som', 'somme'];
  if (hasAny(phrase, totals)) return isOnly(words, totals) ? 'total' : 'subtotal';
  return undefined;
}

const taxInTotal =
  /^(?:btw|tva|vat|gst|tax|mwst|ust)\b.*\b(?:included|inbegrepen|comprise|enthalten) (?:in|dans|im)\b/;

const dueFirst =
  /^(?:totaal|total|summe|montant|bedrag) (?:du|due|te betalen|a payer|to pay|zu zahlen)(?: |$)/;

function isDueFirst(words: readonly string[]): boolean {
  return dueFirst.test(words.slice(0, 4).join(' '));
}

function isOnly(words: readonly string[], phrases: readonly string[]): boolean {
  const parts = phrases.flatMap((phrase) => phrase.split(' '));
  const rest = words.filter((word) => !withoutMeaning.has(word) && !hasAny(word, parts));
  return rest.every((word) => word.length < 3);
}
