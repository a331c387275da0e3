import { fold } from '#/core/search-text';
import { hasAny, wordsOf } from '#/features/scan/rules/words';

/** What an amount is by the words before it. 'subtotal' is that of a chapter, 'total' one that does not say which. */
export type Label = 'net' | 'vat' | 'gross' | 'total' | 'subtotal' | 'carried' | 'advance';

const carried = [
  'transport',
  'overdracht',
  'over te dragen',
  'te dragen',
  'report',
  'a reporter',
  'overgedragen',
];
const advance = [
  'voorschot',
  'voorschotten',
  'acompte',
  'aanbetaling',
  'waarborg',
  'saldo',
  'solde',
  'schijf',
];
const sums = [
  'totaal',
  'total',
  'totaalbedrag',
  'bedrag',
  'montant',
  'totale',
  'somme',
  'prijs',
  'totaalprijs',
  'prix',
];
const vat = ['btw', 'tva', 'btvv', 'b t w', 't v a', 'btwbedrag', 'vat'];
const including = [
  'incl',
  'inclusief',
  'inbegrepen',
  'met',
  'ttc',
  'tvac',
  'tvacomprise',
  'comprise',
  'inclus',
  'includ',
];
const excluding = ['excl', 'exclusief', 'zonder', 'hors', 'htva', 'ht', 'hvat', 'ex', 'exclus', 'exbtw'];
const toPay = [
  'te betalen',
  'a payer',
  'algemeen totaal',
  'totaalbedrag',
  'eindtotaal',
  'total general',
  'eindbedrag',
  'grand total',
];
const alone = [
  'netto',
  'subtotaal',
  'sous total',
  'nettobedrag',
  'maatstaf',
  'maatstaf van heffing',
  'base imposable',
  'net',
];
const withoutMeaning = new Set([
  'eur',
  'euro',
  'de',
  'het',
  'van',
  'le',
  'la',
  'des',
  'en',
  'e',
  'c',
  'a',
  'op',
  'sur',
]);

export function labelOf(text: string): Label | undefined {
  const words = wordsOf(
    fold(text)
      .replace(/b\.?t\.?w\.?/g, 'btw')
      .replace(/t\.?v\.?a\.?c?\b\.?/g, (match) => match.replaceAll('.', '')),
  );
  const phrase = words.join(' ');
  if (words.length === 0 || words.length > 8) return undefined;
  if (hasAny(phrase, carried)) return 'carried';
  if (hasAny(phrase, advance)) return 'advance';
  const isVat = hasAny(phrase, vat);
  const isSum = hasAny(phrase, sums);
  if (hasAny(phrase, ['ttc', 'tvac', 'tvacomprise']) || hasAny(phrase, toPay))
    return hasAny(phrase, excluding) ? 'net' : 'gross';
  if (hasAny(phrase, ['htva', 'hvat', 'total ht'])) return 'net';
  if ((isVat || isSum) && hasAny(phrase, excluding)) return 'net';
  if (isVat && hasAny(phrase, including)) return 'gross';
  if (isSum && hasAny(phrase, including) && words.length <= 3) return 'gross';
  if (isVat) return words.length <= 5 ? 'vat' : undefined;
  if (hasAny(phrase, alone)) return isOnly(words, alone) ? 'net' : 'subtotal';
  if (hasAny(phrase, ['totaal', 'total'])) return isOnly(words, ['totaal', 'total']) ? 'total' : 'subtotal';
  return undefined;
}

function isOnly(words: readonly string[], phrases: readonly string[]): boolean {
  const rest = words.filter(
    (word) =>
      !withoutMeaning.has(word) &&
      !hasAny(
        word,
        phrases.flatMap((phrase) => phrase.split(' ')),
      ),
  );
  return rest.every((word) => word.length < 3);
}
