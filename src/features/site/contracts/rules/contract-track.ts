import { type Day, daysBetween } from '#/core/day';
import { divideHalfUp } from '#/core/decimal';
import { type Total, totalOf, zeroTotal } from '#/core/money';
import {
  instalmentMomentLabels,
  noAgreement,
  type PlannedPart,
  paymentPlan,
} from '#/features/papers/shared/quotes/rules/agreement';
import type { Agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';
import type { TaskStatus } from '#/features/site/shared/planning/contract';

/** Whole per cent; 100 only where all of it is reached, and more where it is passed. */
export function percentReached(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0;
  const percent = divideHalfUp(part * 100n, whole);
  return part < whole ? Math.min(99, percent) : Math.max(100, percent);
}

export type TrackMark = {
  readonly label: string;
  readonly amount: Total;
  /** Of the contract, with all parts before it. */
  readonly reached: Total;
  readonly billed: 'all' | 'part' | 'none';
};

/** Where on the contract each instalment ends. What was billed covers the first of them. */
export function trackMarks(agreement: Agreement | null, sum: Total, billed: Total): TrackMark[] {
  const plan = paymentPlan(agreement ?? noAgreement, sum);
  let reached = zeroTotal;
  return plan.map((part) => {
    const from = reached;
    reached = totalOf([from, part.payable]);
    return {
      label: labelOf(part, plan),
      amount: part.payable,
      reached,
      billed: billed >= reached ? 'all' : billed > from ? 'part' : 'none',
    };
  });
}

/** With its moment where another is called the same: what was kept back comes free twice. */
function labelOf({ label, on }: PlannedPart, plan: readonly PlannedPart[]): string {
  const moment = instalmentMomentLabels[on];
  if (label === '') return moment;
  const isShared = plan.filter((other) => other.label === label).length > 1;
  return isShared ? `${label}, ${moment.charAt(0).toLowerCase()}${moment.slice(1)}` : label;
}

export type TrackTask = {
  readonly status: TaskStatus;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
};

type LinkedTask = TrackTask & { readonly quoteId: number | null };

export type WorkDone = {
  readonly percent: number;
  readonly count: number;
  readonly done: number;
  readonly underWay: number;
};

/** How far the tasks are, longer ones for more and what is under way for half; null where there are none. */
export function workDone(tasks: readonly TrackTask[]): WorkDone | null {
  const counted = tasks.filter(({ status }) => status !== 'cancelled');
  if (counted.length === 0) return null;
  const dated = counted.flatMap((task) => daysOf(task) ?? []);
  const usual = dated.length === 0 ? 1 : Math.max(1, Math.round(add(dated) / dated.length));
  const daysWhere = (status: TaskStatus) =>
    add(counted.filter((task) => task.status === status).map((task) => daysOf(task) ?? usual));
  const whole = add(counted.map((task) => daysOf(task) ?? usual));
  const halves = 2 * daysWhere('completed') + daysWhere('in_progress');
  return {
    percent: percentReached(BigInt(halves), BigInt(2 * whole)),
    count: counted.length,
    done: counted.filter(({ status }) => status === 'completed').length,
    underWay: counted.filter(({ status }) => status === 'in_progress').length,
  };
}

type Contracted = { readonly id: number; readonly agreement: Agreement | null };

export function workOfQuote({ id }: Contracted, tasks: readonly LinkedTask[]): WorkDone | null {
  return workDone(tasks.filter(({ quoteId }) => quoteId === id));
}

/** By the tasks that hang on it, else as somebody noted it; null where neither says. */
export function percentDone(quote: Contracted, tasks: readonly LinkedTask[]): number | null {
  const noted = quote.agreement?.progress ?? 0;
  return workOfQuote(quote, tasks)?.percent ?? (noted > 0 ? noted : null);
}

/** Undefined of a task that nobody dated: it counts as long as the others do. */
function daysOf({ startDate, endDate }: TrackTask): number | undefined {
  const [start, end] = [startDate ?? endDate, endDate ?? startDate];
  return start === null || end === null ? undefined : Math.max(1, daysBetween(start, end) + 1);
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
