import { addTotal, compareMoney, type Total, zeroTotal } from '#/core/money';
import { otherWork } from '#/features/work/shared/rules/kind-of-work';

export type Figure =
  | 'budgeted'
  | 'committed'
  | 'invoiced'
  /** Of that, what belongs to no accepted quote. */
  | 'outside'
  | 'paid'
  | 'certain'
  | 'rest'
  | 'offeredLow'
  | 'offeredHigh'
  | 'open'
  | 'possible';

export type Sums = Record<Figure, Total>;

/** Sums by kind of work, added to one amount at a time. */
export type WorkSums = {
  add: (work: string | null, figure: Figure, amount: Total) => void;
  all: () => [string, Sums][];
  total: (figure: Figure) => Total;
};

function nothing(): Sums {
  return {
    ...{
      budgeted: zeroTotal,
      committed: zeroTotal,
      invoiced: zeroTotal,
      outside: zeroTotal,
      paid: zeroTotal,
      certain: zeroTotal,
    },
    ...{
      rest: zeroTotal,
      offeredLow: zeroTotal,
      offeredHigh: zeroTotal,
      open: zeroTotal,
      possible: zeroTotal,
    },
  };
}

export function workSums(): WorkSums {
  const works = new Map<string, Sums>();
  const totals = nothing();
  return {
    add: (name, figure, amount) => {
      if (amount === 0n) return;
      const work = name ?? otherWork;
      const sums = works.get(work) ?? nothing();
      works.set(work, sums);
      sums[figure] = addTotal(sums[figure], amount);
      totals[figure] = addTotal(totals[figure], amount);
    },
    all: () =>
      [...works].sort(
        ([one, a], [other, b]) => compareMoney(largest(b), largest(a)) || one.localeCompare(other, 'nl'),
      ),
    total: (figure) => totals[figure],
  };
}

function largest({ budgeted, committed, invoiced, paid }: Sums): Total {
  return [committed, invoiced, paid].reduce((most, each) => (each > most ? each : most), budgeted);
}
