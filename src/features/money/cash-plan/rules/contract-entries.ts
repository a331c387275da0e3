import { type Day, daysBetween } from '#/core/day';
import {
  decimalFromCents,
  subtractTotal,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroTotal,
} from '#/core/money';
import type { CashEntry } from '#/features/money/cash-plan/contract';
import { type Accepted, acceptedPlan } from '#/features/papers/shared/quotes/rules/accepted-plan';
import {
  type DueFacts,
  instalmentMomentLabels,
  isDue,
  noAgreement,
  type PlannedPart,
  paymentPlan,
} from '#/features/papers/shared/quotes/rules/agreement';
import type { Agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';
import type { TaskStatus } from '#/features/site/shared/planning/contract';
import { spreadBy } from '#/features/work/shared/rules/spread';

export type CashTask = {
  id: number;
  quoteId: number | null;
  contactId: number | null;
  startDate: Day | null;
  endDate: Day | null;
  status: TaskStatus;
};
export type CashQuote = {
  id: number;
  name: string;
  contactId: number;
  contractSum: Total;
  invoiced: string | null;
  agreement: Agreement | null;
  /** What its acceptance says; left out while there is none. */
  accepted?: Accepted | undefined;
};

type ContractPart = {
  kind: 'quote' | 'instalment' | 'retention';
  label: string;
  day: Day | null;
  amount: Total;
  isDue: boolean;
};

/**
 * What quotes ask once they are accepted: their instalments when those fall, what is kept back at the acceptance, and
 * what no instalment is about on the days on which the work ends. What was invoiced covers the first of it, so that all
 * of it together is what the contract leaves to ask, to the cent.
 */
export function quoteEntries(
  quotes: readonly CashQuote[],
  tasks: readonly CashTask[],
  today: Day,
): CashEntry[] {
  return quotes.flatMap((quote) => {
    const work = datedWork(quote, tasks);
    const open = stillToAsk(quote, inOrder(partsOf(quote, tasks, work, today)));
    const days = open.flatMap((part) => (part.kind === 'quote' ? overWork(part, work) : [part]));
    return days
      .filter(({ amount }) => amount !== 0n)
      .map((part, at) => ({
        ...{ key: `quote-${quote.id}-${at}`, kind: part.kind, recordId: quote.id, day: part.day },
        name: part.label ? `${quote.name} (${part.label})` : quote.name,
        ...{ amount: decimalFromCents(-part.amount as Total), target: 'cash', isWork: !part.isDue },
      }));
  });
}

/** What is to be asked from the first invoice on; a credit note without one gives back what is then asked again. */
function toAsk({ contractSum, invoiced }: CashQuote): { all: Total; covered: Total } {
  const covered = invoiced === null ? zeroTotal : totalFromDecimal(invoiced);
  return covered < 0n
    ? { all: subtractTotal(contractSum, covered), covered: zeroTotal }
    : { all: contractSum, covered };
}

function partsOf(
  quote: CashQuote,
  tasks: readonly CashTask[],
  work: readonly DatedWork[],
  today: Day,
): ContractPart[] {
  const { agreement, contractSum } = quote;
  const agreed = withRest(agreement ?? noAgreement, contractSum, toAsk(quote).all);
  const count = agreement?.instalments.length ?? 0;
  const kept = agreed.instalments.length;
  const facts: DueFacts = { isAccepted: true, today, tasks: knownTasks(tasks) };
  return acceptedPlan(agreed, contractSum, quote.accepted).map((part, at) => {
    if (at >= count && at < kept) {
      return { kind: 'quote', label: '', day: lastDay(work), amount: part.payable, isDue: false };
    }
    const day = dayOf(part, facts, work);
    const due = isDue(part, facts);
    return {
      kind: at < count ? 'instalment' : 'retention',
      label: part.label || instalmentMomentLabels[part.on],
      day: due && (day === null || day > today) ? today : day,
      amount: part.payable,
      isDue: due,
    };
  });
}

/** What the instalments leave of the contract is a part as well: something is kept back of that too. */
function withRest(agreement: Agreement, sum: Total, all: Total): Agreement {
  const asked = totalOf(paymentPlan(agreement, sum).map(({ amount }) => amount));
  if (asked >= all) return agreement;
  const rest = {
    ...{ label: '', percent: null, amount: decimalFromCents(subtractTotal(all, asked)) },
    ...{ on: 'task' as const, taskId: null, date: null },
  };
  return { ...agreement, instalments: [...agreement.instalments, rest] };
}

function knownTasks(tasks: readonly CashTask[]): DueFacts['tasks'] {
  return new Map(
    tasks
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, startDate, endDate, status }) => [
        id,
        { startDate, endDate, isDone: status === 'completed' },
      ]),
  );
}

/** The planning moves, and with it what waits for a task; a day that was written down is for where there is none. */
function dayOf({ on, taskId, date }: PlannedPart, { tasks }: DueFacts, work: readonly DatedWork[]) {
  const task = taskId === null ? undefined : tasks.get(taskId);
  switch (on) {
    case 'start':
      return task?.startDate ?? date ?? firstDay(work);
    case 'task':
      return task?.endDate ?? task?.startDate ?? date;
    case 'order':
    case 'provisional':
    case 'final':
      return date;
  }
}

/** By their days, those without one last. */
function inOrder(parts: readonly ContractPart[]): ContractPart[] {
  const undated = '9999-99';
  return parts.toSorted((one, other) => {
    const [left, right] = [one.day ?? undated, other.day ?? undated];
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

/** Without what was invoiced, which covers the first parts, and without what goes past the contract. */
function stillToAsk(quote: CashQuote, parts: readonly ContractPart[]): ContractPart[] {
  const { all, covered } = toAsk(quote);
  let reached = zeroTotal;
  return parts.flatMap((part) => {
    const from = reached > covered ? reached : covered;
    reached = totalOf([reached, part.amount]);
    const until = reached < all ? reached : all;
    return until > from ? [{ ...part, amount: subtractTotal(until, from) }] : [];
  });
}

type DatedWork = { start: Day; end: Day; days: number };

/** The tasks of a quote that are still to be done; without those, those of its contractor that are of no quote. */
function datedWork(quote: CashQuote, tasks: readonly CashTask[]): DatedWork[] {
  const open = tasks.filter(({ status }) => status === 'planned' || status === 'in_progress');
  const own = dated(open.filter(({ quoteId }) => quoteId === quote.id));
  if (own.length > 0) return own;
  return dated(open.filter(({ quoteId, contactId }) => quoteId === null && contactId === quote.contactId));
}

function dated(tasks: readonly CashTask[]): DatedWork[] {
  return tasks.flatMap(({ startDate, endDate }) => {
    const end = endDate ?? startDate;
    if (end === null) return [];
    const start = startDate ?? end;
    return [{ start, end, days: Math.max(1, daysBetween(start, end) + 1) }];
  });
}

function firstDay(work: readonly DatedWork[]): Day | null {
  return work.reduce<Day | null>((first, { start }) => (first && first < start ? first : start), null);
}

function lastDay(work: readonly DatedWork[]): Day | null {
  return work.reduce<Day | null>((last, { end }) => (last && last > end ? last : end), null);
}

/** Longer work asks more. */
function overWork(part: ContractPart, work: readonly DatedWork[]): ContractPart[] {
  if (work.length === 0) return [part];
  const shares = spreadBy(
    part.amount,
    work.map(({ days }) => BigInt(days) as Total),
  );
  return work.map(({ end }, at) => ({ ...part, day: end, amount: shares[at] ?? zeroTotal }));
}
