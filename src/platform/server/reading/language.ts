import { fold } from '#/core/search-text';

/** What the reader of pictures has learnt to read. */
export type Language = 'nld' | 'fra';

const words: Record<Language, ReadonlySet<string>> = {
  nld: new Set(
    'het een van voor met aan uw niet zijn naar door uit bij tot btw factuur offerte bedrag aantal prijs totaal omschrijving datum eenheid werken plaatsen leveren betalen geldig klant'.split(
      ' ',
    ),
  ),
  fra: new Set(
    'le la les des du et une pour avec sur dans votre vos nous vous est sont tva facture devis montant prix quantite designation unite travaux pose fourniture payer valable client mois jours'.split(
      ' ',
    ),
  ),
};
const fewest = 5;

/** What a page is written in, by its small words; undefined where too few of them tell. */
export function findLanguage(seen: readonly string[]): Language | undefined {
  const bare = seen.flatMap((text) => fold(text).split(/[^a-z]+/));
  const count = (language: Language) => bare.filter((word) => words[language].has(word)).length;
  const [dutch, french] = [count('nld'), count('fra')];
  if (french >= fewest && french > 2 * dutch) return 'fra';
  return dutch >= fewest && dutch > 2 * french ? 'nld' : undefined;
}
