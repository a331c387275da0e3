import type { Day } from '#/core/day';
import { divideExactly } from '#/core/decimal';
import { subtractTotal, type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type {
  Agreement,
  ContractKind,
  Instalment,
  InstalmentMoment,
} from '#/features/papers/shared/quotes/rules/agreement-shape';

export const contractKindLabels: Record<ContractKind, string> = {
  fixed: 'Vaste prijs',
  quantities: 'Vermoedelijke hoeveelheden',
  hourly: 'Regie',
};

export const instalmentMomentLabels: Record<InstalmentMoment, string> = {
  order: 'Bij bestelling',
  start: 'Bij de start',
  task: 'Na een taak',
  provisional: 'Bij voorlopige oplevering',
  final: 'Bij definitieve oplevering',
};

export const noAgreement: Agreement = { kind: null, instalments: [], retention: 0, progress: 0 };

/** In hundredths of a per cent, so that a third is 33,33. */
function hundredths(percent: number): bigint {
  return BigInt(Math.round(percent * 100));
}

/** Each part times `by` ten-thousandths, rounded where it ends: together they make what all of it makes, to the cent. */
function partsTimes(parts: readonly bigint[], by: bigint): Total[] {
  let end = 0n;
  let before = 0n;
  return parts.map((each) => {
    end += each;
    const until = divideExactly(end * by, 10_000n);
    const part = until - before;
    before = until;
    return part as Total;
  });
}

export type PlannedPart = {
  label: string;
  on: InstalmentMoment;
  taskId: number | null;
  date: Day | null;
  /** What was agreed on for it. */
  amount: Total;
  /** Kept back until acceptance. */
  retained: Total;
  /** What is to be paid then. */
  payable: Total;
};

function part(instalment: Instalment, amount: Total, retained: Total): PlannedPart {
  const { label, on, taskId, date } = instalment;
  return { label, on, taskId, date, amount, retained, payable: subtractTotal(amount, retained) };
}

/**
 * Kept back of each part, and given free by halves: at the provisional and at the final acceptance. Their days are those
 * of the parts that are paid then.
 */
function releases(retained: Total, instalments: readonly Instalment[]): PlannedPart[] {
  if (retained <= 0n) return [];
  const first = divideExactly(retained, 2n) as Total;
  const dayOf = (moment: InstalmentMoment) =>
    instalments.find(({ on, date }) => on === moment && date !== null)?.date ?? null;
  const free = (on: InstalmentMoment, payable: Total): PlannedPart => ({
    ...{ label: 'Waarborg vrij', on, taskId: null, date: dayOf(on) },
    ...{ amount: zeroTotal, retained: zeroTotal, payable },
  });
  return [free('provisional', first), free('final', subtractTotal(retained, first))];
}

/** What is to be paid when, of a contract of this sum. */
export function paymentPlan({ instalments, retention }: Agreement, sum: Total): PlannedPart[] {
  const inPercent = instalments.flatMap(({ percent }) => (percent === null ? [] : [hundredths(percent)]));
  const shares = partsTimes(inPercent, sum);
  const parts = instalments.map(
    ({ amount }) => (amount === null ? shares.shift() : totalFromDecimal(amount)) ?? zeroTotal,
  );
  const kept = partsTimes(parts, hundredths(retention));
  const planned = instalments.map((each, at) => part(each, parts[at] ?? zeroTotal, kept[at] ?? zeroTotal));
  return [...planned, ...releases(totalOf(kept), instalments)];
}

export type DueFacts = {
  isAccepted: boolean;
  today: Day;
  /** By task: the day it begins and ends, and whether it is done. */
  tasks: ReadonlyMap<number, { startDate: Day | null; endDate: Day | null; isDone: boolean }>;
};

function isPast(date: Day | null | undefined, today: Day): boolean {
  return date != null && date <= today;
}

/** Whether the moment that was agreed on has come. What nobody dated hasn’t. */
export function isDue({ on, taskId, date }: PlannedPart, { isAccepted, today, tasks }: DueFacts): boolean {
  const task = taskId === null ? undefined : tasks.get(taskId);
  switch (on) {
    case 'order':
      return isAccepted && (date === null || isPast(date, today));
    case 'start':
      return isPast(date, today) || isPast(task?.startDate, today);
    case 'task':
      return task?.isDone === true || isPast(date, today);
    case 'provisional':
    case 'final':
      return isPast(date, today);
  }
}

/** What may be asked now: the parts that are due, less what was invoiced before; nothing where that is all asked. */
export function nextInvoice(
  plan: readonly PlannedPart[],
  invoiced: Total,
  facts: DueFacts,
): { label: string; amount: Total } | undefined {
  const due = plan.filter((each) => isDue(each, facts));
  const amount = subtractTotal(totalOf(due.map(({ payable }) => payable)), invoiced);
  const last = due.at(-1);
  return last && amount > 0n ? { label: last.label, amount } : undefined;
}

type Contract = { agreement: Agreement | null; contractSum: string; invoiced: string };

/**
 * What the next invoice of an accepted quote will ask: the parts that are due by their days, else the part that comes
 * next, else all that is left. Undefined where nothing is.
 */
export function proposedInvoice(
  { agreement, contractSum, invoiced }: Contract,
  today: Day,
): Total | undefined {
  const asked = totalFromDecimal(invoiced);
  const left = subtractTotal(totalFromDecimal(contractSum), asked);
  if (left <= 0n) return undefined;
  const plan = paymentPlan(agreement ?? noAgreement, totalFromDecimal(contractSum));
  const facts: DueFacts = { isAccepted: true, today, tasks: new Map() };
  const next = nextInvoice(plan, asked, facts)?.amount ?? nextPart(plan, asked);
  return next !== undefined && next < left ? next : left;
}

function nextPart(plan: readonly PlannedPart[], invoiced: Total): Total | undefined {
  let reached = zeroTotal;
  for (const { payable } of plan) {
    reached = totalOf([reached, payable]);
    if (reached > invoiced) return subtractTotal(reached, invoiced);
  }
  return undefined;
}

export type AheadLevel = 'none' | 'normal' | 'warning' | 'danger';
export type PaidAhead = { amount: Total; level: AheadLevel };

/** Paid ahead of the work: what was paid, less the share of the contract that is done. */
export function paidAhead(paid: Total, progress: number, sum: Total): PaidAhead {
  const done = divideExactly(sum * hundredths(progress), 10_000n) as Total;
  const amount = subtractTotal(paid, done);
  return { amount, level: levelOf(amount, sum) };
}

/** Up to 30% in advance is usual; from half on one pays for what may never come. */
function levelOf(ahead: Total, sum: Total): AheadLevel {
  if (ahead <= 0n) return 'none';
  if (sum <= 0n || ahead * 100n >= sum * 50n) return 'danger';
  return ahead * 100n > sum * 30n ? 'warning' : 'normal';
}
