import { brands, type FittingKind, fittingKinds } from '#/features/folder/fittings/rules/kinds';

export type ReadFitting = {
  kind: FittingKind;
  brand: string | null;
  type: string | null;
  /** Only the work is on this line: the thing itself may stand on another. */
  isWorkOnly: boolean;
};

/** What is done to a thing that is there already, or goes. */
const doneTo = new Set([
  ...[
    'onderhoud',
    'onderhoudsbeurt',
    'onderhoudscontract',
    'herstelling',
    'herstellen',
    'reparatie',
    'depannage',
  ],
  ...[
    'afbraak',
    'afbreken',
    'uitbraak',
    'uitbreken',
    'verwijderen',
    'verwijdering',
    'demontage',
    'demonteren',
  ],
  ...[
    'wegnemen',
    'afvoer',
    'afvoeren',
    'keuring',
    'huur',
    'verhuur',
    'reinigen',
    'reiniging',
    'kuisen',
    'wassen',
  ],
  ...[
    'schilderen',
    'herschilderen',
    'oude',
    'bestaande',
    'bestaand',
    'tijdelijke',
    'opmeting',
    'opmeten',
    'nazicht',
  ],
  ...[
    'afdichten',
    'afkitten',
    'afwerking',
    'afstelling',
    'indienststelling',
    'opstart',
    'aansluiten',
    'aansluiting',
  ],
  ...[
    'elektrisch',
    'voorbereiding',
    'vervangstuk',
    'wisselstuk',
    'onderdelen',
    'premie',
    'korting',
    'voorschot',
  ],
]);

/** Hours, an allowance or a surcharge: what is counted on the line is not the thing. */
const countedApart = new Set([
  ...['arbeid', 'arbeidsloon', 'arbeidsuren', 'manuren', 'werkuren', 'uurloon'],
  ...['stelpost', 'toeslag', 'meerprijs', 'minderprijs', 'minderwerk', 'waarborg', 'garantie'],
]);

/** Before the thing they say that the line is about something else: ‘kabel voor omvormer’. */
const towards = new Set([
  ...[
    'voor',
    'naar',
    'aan',
    'op',
    'tot',
    'bij',
    'tussen',
    'onder',
    'achter',
    'rond',
    'rondom',
    'tegen',
    'van',
    'naast',
    'per',
  ],
  ...['boven', 'in', 'uit', 'tbv', 't.b.v.'],
]);
/** ‘Levering en plaatsing van een ketel’ is about the ketel. */
const delivers = /^(?:lever|aankoop|verkoop)/;
const works = /^(?:plaats|install|monta|monter)/;

/** What may stand before a thing that a line is about. */
const leads = (word: string) =>
  delivers.test(word) || works.test(word) || /^(?:en|van|een|de|nieuwe|\d{1,4}x?)$/.test(word);

/** A type ends where the sentence goes on. */
const endsType = new Set([
  ...[
    'incl',
    'incl.',
    'inclusief',
    'met',
    'voor',
    'en',
    'excl',
    'excl.',
    'volgens',
    'type',
    'in',
    'op',
    'van',
    'cfr',
    'kleur',
  ],
  ...[
    'plaatsing',
    'geplaatst',
    'levering',
    'geleverd',
    'zonder',
    'per',
    'of',
    'x',
    'à',
    'serienummer',
    'sn',
    'te',
    'door',
  ],
  ...[
    'wit',
    'zwart',
    'inox',
    'grijs',
    'antraciet',
    'met',
    'buiten-',
    'binnen-',
    'toebehoren',
    'naast',
    'bij',
  ],
]);
const mostTypeWords = 5;

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/^[("'‘“]+/, '')
    .replace(/[)"'’”.,;:!]{1,9}$/, '');

const plainBrands = brands.map((brand) => ({ brand, words: brand.toLowerCase().split(' ') }));

function isKind({ words, ends = [] }: FittingKind, word: string): boolean {
  return words.includes(word) || ends.some((end) => word.endsWith(end));
}

function findBrand(words: readonly string[]): { brand: string; at: number; length: number } | undefined {
  for (const [at] of words.entries()) {
    const found = plainBrands.find((each) => each.words.every((word, step) => words[at + step] === word));
    if (found) return { brand: found.brand, at, length: found.words.length };
  }
  return undefined;
}

/** What stands behind the brand, as far as it can be the name of a type. */
function typeBehind(raw: readonly string[], words: readonly string[], from: number): string | null {
  const type: string[] = [];
  const isKindNext = fittingKinds.some((kind) => isKind(kind, words[from] ?? ''));
  for (let at = isKindNext ? from + 1 : from; at < raw.length && type.length < mostTypeWords; at += 1) {
    const word = words[at] ?? '';
    // ‘78 x 118’ is how large it is.
    if (words[at + 1] === 'x') break;
    if (word === '' || endsType.has(word) || fittingKinds.some((kind) => isKind(kind, word))) break;
    const shown = (raw[at] ?? '').replace(/^[("'‘“]+/, '');
    const isLast = /[,;:)]$/.test(shown);
    type.push(shown.replace(/[)"'’”.,;:]{1,9}$/, ''));
    if (isLast || /^[-–—|]$/.test(shown)) break;
  }
  const told = type.filter((word) => !/^[-–—|/]+$/.test(word)).join(' ');
  return told.length > 1 ? told.slice(0, 120) : null;
}

/** The word ‘type’ names it where no brand does, or before one. */
function typeSaid(raw: readonly string[], words: readonly string[]): string | null {
  const at = words.findIndex((word) => word === 'type' || word === 'model');
  return at < 0 ? null : typeBehind(raw, words, at + 1);
}

/** Whether the words before the thing make the line about something else. */
function isAboutOther(before: readonly string[]): boolean {
  const bringsIt = before.some((word) => delivers.test(word) || works.test(word));
  return before.some(
    (word) =>
      doneTo.has(word) || countedApart.has(word) || (towards.has(word) && !(word === 'van' && bringsIt)),
  );
}

/** What a line of an invoice says was put in the house; undefined where it is about something else. */
export function readLine(line: string): ReadFitting | undefined {
  const raw = line.slice(0, 500).split(/\s+/).filter(Boolean);
  const words = raw.map(plain);
  for (const kind of fittingKinds) {
    const at = words.findIndex((word) => isKind(kind, word));
    if (at < 0) continue;
    const before = words.slice(0, at);
    if (kind.isRoom && before.some((word) => !leads(word))) return undefined;
    if (isAboutOther(before) || doneTo.has(words[at + 1] ?? '')) return undefined;
    const branded = findBrand(words);
    const isWorkOnly =
      before.some((word) => works.test(word)) && !words.some((word) => delivers.test(word)) && !branded;
    return {
      kind,
      brand: branded?.brand ?? null,
      type: typeSaid(raw, words) ?? (branded ? typeBehind(raw, words, branded.at + branded.length) : null),
      isWorkOnly,
    };
  }
  return undefined;
}
