import { remembered } from '#/core/remembered';
import { fold } from '#/core/search-text';

/** The words of a description, made comparable: without accents, order, plural, units and words that say nothing. */

const emptyWords = new Set(
  `aan als bij de den der deze door een en etc excl exclusief het in incl inclusief is mbt met naar of om op over
  per tbv te ten ter tot uit van via volgens voor wordt worden zonder`.split(/\s+/),
);

const unitWords = new Set(
  'm cm mm km lm mct m1 st stk stuk stuks pce kg gr ton uur uren u h dag dagen week weken l liter ff tp vh fh gp sog pm'.split(
    ' ',
  ),
);

/** Two texts are the same where this is. */
export const plainText = remembered((text) =>
  fold(text.normalize('NFKD'))
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/[^\p{L}\p{N}.,×*]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

export const wordsOf = remembered((description): readonly string[] => {
  const text = plainText(description)
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
    .replace(/\bm\s?[123]\b/g, ' ');
  const found = text.match(/\d[\d.,x]*\d|\d|\p{L}+/gu) ?? [];
  const telling = found.filter((word) => !emptyWords.has(word) && !unitWords.has(word));
  return [...new Set(telling.map(stem))];
});

/** Not linguistics: only enough that 'ramen' meets 'raam' and 'witte' meets 'wit'. */
function stem(word: string): string {
  if (/^\d/.test(word)) return word.replaceAll(',', '.').replace(/\.0+$/, '');
  return withoutEnding(word).replace(/(.)\1/g, '$1').replace(/v$/, 'f').replace(/z$/, 's');
}

function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('en')) return word.slice(0, -2);
  if (word.length > 4 && /(el|er|em|or|ar|ie|[aou])s$/.test(word)) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1);
  return word;
}

const weakWords = new Set(
  'aanbrengen doen installeren installatie leveren levering maken plaatsen plaatsing uitvoeren uitvoering voorzien werken'
    .split(' ')
    .map(stem),
);

/** Nearly every work is delivered and placed: such a word says little, though it isn't nothing. */
export function isWeak(word: string): boolean {
  return weakWords.has(word);
}

const shortestPart = 4;

/** 'vloertegel' as 'vloer' and 'tegel', where the lists themselves know both words. */
export function splitCompound(word: string, known: ReadonlySet<string>): readonly string[] {
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const last = stem(word.slice(cut));
    const first = word.slice(0, cut);
    const start = [first, first.replace(/s$/, '')].map(stem).find((part) => known.has(part));
    if (start !== undefined && known.has(last)) return [start, last];
  }
  return [word];
}

const shortestTypo = 5;

/** Finds the known word that is one slip of the keyboard away: a letter too many, too few, wrong, or two swapped. */
export function typoFinder(known: Iterable<string>): (word: string) => string | undefined {
  const byVariant = new Map<string, string[]>();
  for (const word of known) {
    if (!mayHoldTypo(word)) continue;
    for (const variant of variants(word)) {
      const words = byVariant.get(variant);
      if (words) words.push(word);
      else byVariant.set(variant, [word]);
    }
  }
  return (word) => {
    if (!mayHoldTypo(word)) return undefined;
    for (const variant of variants(word)) {
      const found = byVariant.get(variant)?.find((candidate) => isOneSlip(word, candidate));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function mayHoldTypo(word: string): boolean {
  return word.length >= shortestTypo && !/\d/.test(word);
}

/** The word and what is left of it without one letter. Nobody mistypes the first one. */
function variants(word: string): string[] {
  const without = Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2));
  return [word, ...without];
}

function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const restA = a.slice(same);
  const restB = b.slice(same);
  if (restA.length !== restB.length) {
    return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA;
  }
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || swapped;
}
