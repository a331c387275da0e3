import { candidateFinder } from '#/features/work/meetstaat/rules/candidates';
import { plainText } from '#/features/work/meetstaat/rules/words';

/** Which row of one list is the same work as which row of another. Each row is used at most once. */

export type Comparable = {
  readonly category: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
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

/** The same text in the same category first; then, from the most alike down, whatever is alike enough. */
export function pairItems<A extends Comparable, B extends Comparable>(
  current: readonly A[],
  others: readonly B[],
): Pairing<A, B> {
  const partners = new Map<A, { other: B; score: number }>();
  const taken = new Set<B>();
  const pairUp = (a: TextGroup<A>, b: TextGroup<B>, score: number) => {
    for (const [ours, other] of takePairs(a.rows, b.rows)) {
      partners.set(ours, { other, score });
      taken.add(other);
    }
  };

  const groupsA = groupByText(current);
  const groupsB = groupByText(others);
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

/** The rows of one category and text that still have no partner. */
type TextGroup<Row> = {
  readonly category: string;
  readonly unit: string;
  readonly text: string;
  rows: Row[];
};

function groupByText<Row extends Comparable>(rows: readonly Row[]): Map<string, TextGroup<Row>> {
  const groups = new Map<string, TextGroup<Row>>();
  for (const row of rows) {
    const text = plainText(row.description);
    const key = `${row.category}\n${text}`;
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { category: row.category, unit: row.unit, text, rows: [row] });
  }
  return groups;
}

function hasRows(group: TextGroup<unknown>): boolean {
  return group.rows.length > 0;
}

/** Takes rows off both lists: those of one unit and quantity belong together, the others go in their order. */
function takePairs<A extends Comparable, B extends Comparable>(ours: A[], theirs: B[]): [A, B][] {
  const byAmount = new Map<string, B[]>();
  for (const row of theirs) {
    const rows = byAmount.get(amountKey(row));
    if (rows) rows.push(row);
    else byAmount.set(amountKey(row), [row]);
  }
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

function amountKey({ unit, quantity }: Comparable): string {
  return `${Number(quantity)} ${unit}`;
}

const mostRounds = 12;

/** A text looks at its few best candidates; where others took them all, it looks again among what is left. */
function pairAlike<A extends Comparable, B extends Comparable>(
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
