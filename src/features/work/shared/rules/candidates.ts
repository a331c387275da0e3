import { isWeak, splitCompound, typoFinder, wordsOf } from '#/features/work/shared/rules/words';

/** Below this two descriptions only happen to share a word. */
const threshold = 0.45;
const weakShare = 0.3;
const otherCategory = 0.85;
const otherUnit = 0.97;

const none = new Uint32Array();

/** The candidates a text keeps for one round. */
const mostKept = 8;

export type Text = { readonly category: string; readonly unit: string; readonly text: string };

/** By their place in the two lists. */
export type Candidate = { readonly a: number; readonly b: number; readonly score: number };

export type CandidateFinder = (
  isFreeA: (a: number) => boolean,
  isFreeB: (b: number) => boolean,
) => Candidate[];

/**
 * Finds for each text of the one list the free texts of the other that are most alike. Alike: the share of their words
 * that both have, a rare word counting for more than one that stands everywhere. Only texts that share a word are
 * ever looked at, and words are numbers: five thousand against five thousand take a fraction of a second.
 */
export function candidateFinder(textsA: readonly Text[], textsB: readonly Text[]): CandidateFinder {
  const [wordsA, wordsB] = commonWords(
    textsA.map(({ text }) => wordsOf(text)),
    textsB.map(({ text }) => wordsOf(text)),
  );
  const { idsA, idsB, weights } = numbered(wordsA, wordsB);
  for (const ids of idsA) ids.sort((x, y) => (weights[y] ?? 0) - (weights[x] ?? 0));
  const sumsA = idsA.map((ids) => sumOf(ids, weights));
  const sumsB = idsB.map((ids) => sumOf(ids, weights));
  const postings = postingsOf(idsB, weights.length);
  const shared = new Float64Array(textsB.length);

  function addShared(a: number): number[] {
    const touched: number[] = [];
    const sum = sumsA[a] ?? 0;
    // Who shares only the words that are left can't be alike enough, however short it is.
    const needed = (threshold * sum) / (2 - threshold);
    let left = sum;
    for (const word of idsA[a] ?? []) {
      const weight = weights[word] ?? 0;
      const texts = postings[word] ?? none;
      if (left >= needed) {
        for (const b of texts) {
          const before = shared[b] ?? 0;
          if (before === 0) touched.push(b);
          shared[b] = before + weight;
        }
      } else if (texts.length < touched.length) {
        for (const b of texts) if (shared[b]) shared[b] += weight;
      } else {
        for (const b of touched) if (idsB[b]?.includes(word)) shared[b] = (shared[b] ?? 0) + weight;
      }
      left -= weight;
    }
    return touched;
  }

  function best(a: number, isFreeB: (b: number) => boolean): Candidate[] {
    const kept: Candidate[] = [];
    for (const b of addShared(a)) {
      const likeness = (2 * (shared[b] ?? 0)) / ((sumsA[a] ?? 0) + (sumsB[b] ?? 0));
      shared[b] = 0;
      const least = kept.length < mostKept ? threshold : (kept.at(-1)?.score ?? threshold);
      if (likeness < least || !isFreeB(b)) continue;
      const score = likeness * circumstances(textsA[a], textsB[b]);
      if (score >= least) keep(kept, { a, b, score });
    }
    return kept;
  }

  return (isFreeA, isFreeB) => textsA.flatMap((_, a) => (isFreeA(a) ? best(a, isFreeB) : []));
}

/** Inserted in its place, the best first. */
function keep(kept: Candidate[], candidate: Candidate): void {
  let place = kept.length;
  while (place > 0 && (kept[place - 1]?.score ?? 0) < candidate.score) place -= 1;
  kept.splice(place, 0, candidate);
  if (kept.length > mostKept) kept.pop();
}

function circumstances(a: Text | undefined, b: Text | undefined): number {
  return (a?.category === b?.category ? 1 : otherCategory) * (a?.unit === b?.unit ? 1 : otherUnit);
}

type Words = readonly (readonly string[])[];

/** Both lists in one vocabulary: compounds split, and a word that only one list has read as the typo of the other's. */
function commonWords(wordsA: Words, wordsB: Words): [Words, Words] {
  const known = new Set([...wordsA.flat(), ...wordsB.flat()]);
  const parts = new Map([...known].map((word) => [word, splitCompound(word, known)]));
  const split = (rows: Words) => rows.map((words) => words.flatMap((word) => parts.get(word) ?? [word]));
  const a = split(wordsA);
  const b = split(wordsB);
  const vocabulary = new Set(b.flat());
  const findTypo = typoFinder(vocabulary);
  const readings = new Map(
    [...new Set(a.flat())].map((word) => [word, vocabulary.has(word) ? word : (findTypo(word) ?? word)]),
  );
  return [a.map((words) => words.map((word) => readings.get(word) ?? word)), b];
}

type Numbered = { idsA: Uint32Array[]; idsB: Uint32Array[]; weights: Float64Array };

function numbered(wordsA: Words, wordsB: Words): Numbered {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  const number = (words: readonly string[]): Uint32Array => {
    const own = new Set<number>();
    for (const word of words) {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      own.add(id);
    }
    for (const id of own) counts[id] = (counts[id] ?? 0) + 1;
    return Uint32Array.from(own);
  };
  const idsA = wordsA.map(number);
  const idsB = wordsB.map(number);
  const rows = wordsA.length + wordsB.length;
  const weights = Float64Array.from(
    [...ids],
    ([word, id]) => Math.log(1 + rows / (counts[id] ?? 1)) * (isWeak(word) ? weakShare : 1),
  );
  return { idsA, idsB, weights };
}

function sumOf(ids: Uint32Array, weights: Float64Array): number {
  return ids.reduce((sum, id) => sum + (weights[id] ?? 0), 0);
}

/** For each word the texts it stands in. */
function postingsOf(rows: readonly Uint32Array[], words: number): Uint32Array[] {
  const lists: number[][] = Array.from({ length: words }, () => []);
  rows.forEach((ids, row) => {
    for (const id of ids) lists[id]?.push(row);
  });
  return lists.map((list) => Uint32Array.from(list));
}
