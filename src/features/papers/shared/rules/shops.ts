import { fold } from '#/core/search-text';

/** What is bought there is for the works. */
export const shopCategory = 'Materiaal';

/** Where people in Belgium buy what they build with, and how such a shop stands on a statement. */
const shops: readonly { readonly name: string; readonly words: readonly string[] }[] = [
  { name: 'Brico', words: ['brico', 'brico plan-it', 'bricoplanit'] },
  { name: 'Gamma', words: ['gamma'] },
  { name: 'Hubo', words: ['hubo'] },
  { name: 'Mr.Bricolage', words: ['mr bricolage', 'mr.bricolage', 'mister bricolage'] },
  { name: 'Leroy Merlin', words: ['leroy merlin'] },
  { name: 'Hornbach', words: ['hornbach'] },
  { name: 'Bauhaus', words: ['bauhaus'] },
  { name: 'Obi', words: ['obi bouwmarkt', 'obi baumarkt'] },
  { name: 'Facq', words: ['facq'] },
  { name: 'Van Marcke', words: ['van marcke', 'vanmarcke'] },
  { name: 'Sanitechniek', words: ['sax sanitair', 'sani-dump', 'x2o'] },
  { name: 'Big Mat', words: ['big mat', 'bigmat'] },
  { name: 'Gedimat', words: ['gedimat'] },
  { name: 'Bouwpunt', words: ['bouwpunt'] },
  { name: 'Makro Bouw', words: ['toolstation', 'screwfix'] },
  { name: 'Lecot', words: ['lecot'] },
  { name: 'Cebeo', words: ['cebeo'] },
  { name: 'Rexel', words: ['rexel'] },
  { name: 'Clabots', words: ['clabots'] },
  { name: 'Colpaert', words: ['colpaert'] },
  { name: 'Impermo', words: ['impermo'] },
  { name: 'Tegelconcept', words: ['tegelconcept'] },
  { name: 'Boels', words: ['boels'] },
  { name: 'Loxam', words: ['loxam'] },
  { name: 'Colora', words: ['colora'] },
  { name: 'Aveve', words: ['aveve'] },
];

const nameOf = new Map(shops.flatMap(({ name, words }) => words.map((word) => [word, name])));
const anyShop = new RegExp(
  `(?<![a-z0-9])(?:${[...nameOf.keys()].map((word) => word.replace(/[.-]/g, '\\$&')).join('|')})(?![a-z0-9])`,
);

/** The builders' shop that a text names. */
export function findShop(...texts: readonly (string | null)[]): string | undefined {
  const [found = ''] = anyShop.exec(fold(texts.filter((each) => each !== null).join(' '))) ?? [];
  return nameOf.get(found);
}
