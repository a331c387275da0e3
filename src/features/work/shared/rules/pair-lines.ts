import { groupBy } from '#/core/group-by';
import { candidateFinder } from '#/features/work/shared/rules/candidates';
import { plainText } from '#/features/work/shared/rules/words';

/** Which line of one list is the same work as which line of another. Each line is used at most once. */

type WorkLine = {
  readonly description: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly category?: string;
  /** The item of the meetstaat that it names. */
  readonly itemId?: number | null;
};

export type Sureness = 'zeker' | 'waarschijnlijk' | 'onzeker';

export type Pair<A, B> = {
  readonly current: A;
  readonly other: B;
  readonly score: number;
  readonly sureness: Sureness;
};

export type Pairing<A, B> = {
  readonly pairs: readonly Pair<A, B>[];
  readonly currentOnly: readonly A[];
  readonly otherOnly: readonly B[];
};

const sure = 0.9;
const likely = 0.65;

function surenessOf(score: number): Sureness {
  if (score >= sure) return 'zeker';
  return score >= likely ? 'waarschijnlijk' : 'onzeker';
}

/**
 * Those that name the same item first, then the same text in the same category; then, from the most alike down,
 * whatever is alike enough.
 */
export function pairLines<A extends WorkLine, B extends WorkLine>(
  current: readonly A[],
  others: readonly B[],
): Pairing<A, B> {
  const partners = new Map<A, { other: B; score: number }>();
  const taken = new Set<B>();
  const pair = (ours: A, other: B, score: number) => {
    partners.set(ours, { other, score });
    taken.add(other);
  };
  const pairUp = (a: TextGroup<A>, b: TextGroup<B>, score: number) => {
    for (const [ours, other] of takePairs(a.rows, b.rows)) pair(ours, other, score);
  };

  for (const [ours, other] of pairsByItem(current, others)) pair(ours, other, 1);
  const groupsA = groupByText(current.filter((a) => !partners.has(a)));
  const groupsB = groupByText(others.filter((b) => !taken.has(b)));
  for (const [key, a] of groupsA) {
    const b = groupsB.get(key);
    if (b) pairUp(a, b, 1);
  }
  pairAlike([...groupsA.values()].filter(hasRows), [...groupsB.values()].filter(hasRows), pairUp);

  return {
    pairs: current.flatMap((a) => {
      const found = partners.get(a);
      return found ? [{ current: a, ...found, sureness: surenessOf(found.score) }] : [];
    }),
    currentOnly: current.filter((a) => !partners.has(a)),
    otherOnly: others.filter((b) => !taken.has(b)),
  };
}

/** In their order, where several name the same one. */
function pairsByItem<A extends WorkLine, B extends WorkLine>(
  ours: readonly A[],
  theirs: readonly B[],
): [A, B][] {
  const byItem = groupBy(theirs, ({ itemId }) => itemId ?? null);
  return ours.flatMap((a): [A, B][] => {
    const partner = a.itemId == null ? undefined : byItem.get(a.itemId)?.shift();
    return partner ? [[a, partner]] : [];
  });
}

/** The rows of one category and text that still have no partner. */
type TextGroup<Row> = {
  readonly category: string;
  readonly unit: string;
  readonly text: string;
  rows: Row[];
};

function groupByText<Row extends WorkLine>(rows: readonly Row[]): Map<string, TextGroup<Row>> {
  const groups = new Map<string, TextGroup<Row>>();
  for (const row of rows) {
    const { category = '', unit } = row;
    const text = plainText(row.description);
    const key = `${category}\n${text}`;
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { category, unit: unit ?? '', text, rows: [row] });
  }
  return groups;
}

function hasRows(group: TextGroup<unknown>): boolean {
  return group.rows.length > 0;
}

/** Takes rows off both lists: those of one unit and quantity belong together, the others go in their order. */
function takePairs<A extends WorkLine, B extends WorkLine>(ours: A[], theirs: B[]): [A, B][] {
  const byAmount = groupBy(theirs, amountKey);
  const taken: [A, B][] = [];
  const left = ours.splice(0).filter((row) => {
    const partner = byAmount.get(amountKey(row))?.shift();
    if (partner) taken.push([row, partner]);
    return !partner;
  });
  const used = new Set(taken.map(([, partner]) => partner));
  const free = theirs.splice(0).filter((row) => !used.has(row));
  const inOrder = Math.min(left.length, free.length);
  left.slice(0, inOrder).forEach((row, index) => {
    const partner = free[index];
    if (partner) taken.push([row, partner]);
  });
  ours.push(...left.slice(inOrder));
  theirs.push(...free.slice(inOrder));
  return taken;
}

function amountKey({ unit, quantity }: WorkLine): string {
  return `${Number(quantity)} ${unit ?? ''}`;
}

const mostRounds = 12;

/** A text looks at its few best candidates; where others took them all, it looks again among what is left. */
function pairAlike<A extends WorkLine, B extends WorkLine>(
  ours: readonly TextGroup<A>[],
  theirs: readonly TextGroup<B>[],
  pairUp: (a: TextGroup<A>, b: TextGroup<B>, score: number) => void,
): void {
  const findCandidates = candidateFinder(ours, theirs);
  const isWanted = ours.map(() => true);
  for (let round = 0; round < mostRounds; round += 1) {
    const isFree = (groups: readonly TextGroup<unknown>[]) => (index: number) => {
      const group = groups[index];
      return group !== undefined && hasRows(group);
    };
    const isFreeA = isFree(ours);
    const candidates = findCandidates((a) => isWanted[a] === true && isFreeA(a), isFree(theirs));
    if (candidates.length === 0) return;
    isWanted.fill(false);
    for (const { a, b, score } of candidates.sort((x, y) => y.score - x.score)) {
      const group = ours[a];
      const other = theirs[b];
      if (group && other && hasRows(group) && hasRows(other)) pairUp(group, other, score);
      isWanted[a] = true;
    }
  }
}
