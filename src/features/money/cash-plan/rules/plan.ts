import type { Figure } from '#/core/help';
import { atLeastZero, type Total, totalOf, zeroTotal } from '#/core/money';
import { addMonths, type Month } from '#/core/months';

/** What is in hand: own money, what can still be drawn of the loan, and what was drawn of it. */
type Purse = { cash: Total; loanLeft: Total; owed: Total };

/** Money that comes (above zero) or goes; `loan` is what is paid off on the loan, and never passes through one's hands. */
type PlanEntry = { month: Month | null; amount: Total; target: 'cash' | 'loan' };

export type PlanMonth = {
  month: Month;
  start: Total;
  /** With what was drawn of the loan. */
  in: Total;
  drawn: Total;
  out: Total;
  end: Total;
  loanLeft: Total;
  owed: Total;
  /** In hand and still to draw: below zero there is a month that nobody pays for. */
  available: Total;
};

export type Plan = { months: PlanMonth[]; lowest: { month: Month; amount: Total } };

const leastMonths = 6;
const mostMonths = 120;

/**
 * Month after month: own money first, the loan as far as that falls short. What should have been paid before counts in
 * the first month; what comes later than ten years, in the last.
 */
export function planMonths(purse: Purse, entries: readonly PlanEntry[], first: Month): Plan {
  const dated = entries.filter((entry): entry is PlanEntry & { month: Month } => entry.month !== null);
  const latest = dated.reduce(
    (last, { month }) => (month > last ? month : last),
    addMonths(first, leastMonths - 1),
  );
  const end = latest < addMonths(first, mostMonths - 1) ? latest : addMonths(first, mostMonths - 1);
  const byMonth = new Map<Month, PlanEntry[]>();
  for (const entry of dated) {
    const month = entry.month < first ? first : entry.month > end ? end : entry.month;
    byMonth.set(month, [...(byMonth.get(month) ?? []), entry]);
  }
  const months: PlanMonth[] = [];
  let state = purse;
  for (let month = first; month <= end; month = addMonths(month, 1)) {
    const step = stepMonth(month, state, byMonth.get(month) ?? []);
    months.push(step);
    state = { cash: step.end, loanLeft: step.loanLeft, owed: step.owed };
  }
  const lowest = months.reduce((low, each) => (each.available < low.available ? each : low));
  return { months, lowest: { month: lowest.month, amount: lowest.available } };
}

/** The plan as far as another goes: after its last month nothing comes or goes any more. */
export function asLongAs(plan: Plan, other: Plan): Plan {
  const last = plan.months.at(-1);
  if (!last) return plan;
  const idle = { ...last, start: last.end, in: zeroTotal, drawn: zeroTotal, out: zeroTotal };
  const later = other.months.slice(plan.months.length).map(({ month }) => ({ ...idle, month }));
  return { ...plan, months: [...plan.months, ...later] };
}

export function availableAt({ months }: Plan, month: Month): Total {
  return months.find((each) => each.month === month)?.available ?? zeroTotal;
}

function stepMonth(month: Month, purse: Purse, entries: readonly PlanEntry[]): PlanMonth {
  const sum = (kept: (entry: PlanEntry) => boolean) =>
    totalOf(entries.filter(kept).map(({ amount }) => amount));
  const received = sum(({ target, amount }) => target === 'cash' && amount > 0n);
  const out = -sum(({ target, amount }) => target === 'cash' && amount < 0n) as Total;
  const repaid = sum(({ target }) => target === 'loan');
  const drawn = drawnFor((out - received - purse.cash) as Total, purse.loanLeft);
  const end = (purse.cash + received + drawn - out) as Total;
  const loanLeft = (purse.loanLeft - drawn) as Total;
  return {
    month,
    start: purse.cash,
    in: (received + drawn) as Total,
    drawn,
    out,
    end,
    loanLeft,
    owed: atLeastZero((purse.owed + drawn - repaid) as Total),
    available: (end + loanLeft) as Total,
  };
}

/** Not more than is short, and not more than there is. */
function drawnFor(short: Total, left: Total): Total {
  if (short <= 0n || left <= 0n) return zeroTotal;
  return short < left ? short : left;
}

type Financing = { own: Total; loan: Total; spent: Total; repaid: Total };

/** What is left after all that was paid until now, by the same rule: own money first. */
export function purseAfter({ own, loan, spent, repaid }: Financing): Purse {
  const drawn = drawnFor((spent - own) as Total, loan);
  return {
    cash: (own + drawn - spent) as Total,
    loanLeft: (loan - drawn) as Total,
    owed: atLeastZero((drawn - repaid) as Total),
  };
}

export const lowestWords = {
  key: 'laagste-punt',
  name: 'Laagste punt',
  words: `Maand per maand tellen we wat u in kas heeft en nog van uw lening kunt opnemen, plus wat binnenkomt, min wat u betaalt. Eigen geld gaat eerst. Wat te laat is, telt in de eerste maand; wat geen dag heeft, telt niet mee. Het laagste punt is de maand waarin het minst overblijft, over minstens ${leastMonths} maanden en hoogstens ${mostMonths / 12} jaar.`,
} as const satisfies Figure;
