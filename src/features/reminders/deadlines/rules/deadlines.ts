import { addDays, type Day, daysBetween } from '#/core/day';
import { decimalFromCents } from '#/core/money';
import type { InvoiceKind, InvoiceStatus } from '#/features/papers/invoices/contract';
import { invoiceState, restOf } from '#/features/papers/invoices/rules/payments';
import type { PremiumWorkId } from '#/features/premiums/premies/rules/works';
import { workNames } from '#/features/premiums/premies/rules/works';
import { deadlineOf } from '#/features/premiums/premium-files/rules/days';
import type { DeadlineKind } from '#/features/reminders/deadlines/rules/kinds';
import { lastDayToDispute } from '#/features/reminders/deadlines/rules/vat-month';
import type { TaskStatus } from '#/features/site/planning/contract';
import { decideBy, type TaskNeed } from '#/features/site/planning/rules/needs';

export type Deadline = {
  /** The same as long as it is about the same: what is told once is known by it. */
  key: string;
  kind: DeadlineKind;
  /** Of the record that one goes to: a decision is taken at its task. */
  id: number;
  name: string;
  /** Of an invoice what is left to pay, of a quote what it asks. */
  amount: string | null;
  /** Null where somebody only said that it is late. */
  day: Day | null;
  /** Below zero once it has passed. */
  days: number | null;
};

type OpenInvoice = {
  id: number;
  name: string;
  kind: InvoiceKind;
  amount: string;
  paid: string | null;
  status: InvoiceStatus;
  dueDate: Day | null;
};

export type DeadlineInput = {
  invoices: readonly OpenInvoice[];
  /** Invoices at the reduced rate, paid or not. */
  received: readonly { id: number; name: string; receivedDate: Day }[];
  /** Those that wait for an answer. */
  quotes: readonly { id: number; name: string; amount: string; validUntil: Day }[];
  tasks: readonly {
    id: number;
    name: string;
    status: TaskStatus;
    startDate: Day | null;
    endDate: Day | null;
    needs: readonly TaskNeed[];
  }[];
  /** Premium files that are not handed in, with the days of their invoices. */
  premiums: readonly { id: number; work: PremiumWorkId; invoiceDates: readonly (Day | null)[] }[];
  documents: readonly { id: number; name: string; validUntil: Day }[];
  /** Those that are not done. */
  reminders: readonly { id: number; name: string; day: Day }[];
};

export const noDeadlines: DeadlineInput = {
  ...{ invoices: [], received: [], quotes: [], tasks: [], premiums: [], documents: [], reminders: [] },
};

/** Everything in a project that has a day, as it stands on a day; the first comes first. */
export function deadlinesOf(input: DeadlineInput, today: Day): Deadline[] {
  const on = (kind: DeadlineKind, { id, name }: { id: number; name: string }, day: Day): Deadline => ({
    ...{ key: `${kind} ${id}`, kind, id, name, amount: null, day, days: daysBetween(today, day) },
  });
  const all: Deadline[] = [
    ...input.invoices.flatMap((invoice) => invoiceDeadline(invoice, today)),
    ...input.received.flatMap((invoice) => {
      const last = lastDayToDispute(invoice.receivedDate);
      return last && last >= today ? [on('vat', invoice, last)] : [];
    }),
    ...input.quotes.map((quote) => ({ ...on('quote', quote, quote.validUntil), amount: quote.amount })),
    ...input.tasks.flatMap((task) => {
      if (task.status === 'planned' && task.startDate) return [on('task', task, task.startDate)];
      return task.status === 'in_progress' && task.endDate ? [on('task-end', task, task.endDate)] : [];
    }),
    ...input.premiums.flatMap(({ id, work, invoiceDates }) => {
      const last = deadlineOf(invoiceDates, today);
      return last ? [on('premium', { id, name: workNames[work] }, last)] : [];
    }),
    ...input.documents
      .filter(({ validUntil }) => validUntil >= addDays(today, -documentToldDays))
      .map((document) => on('document', document, document.validUntil)),
    ...input.tasks.flatMap((task) =>
      task.needs.flatMap((need) => {
        const by = decideBy(task, need);
        if (!by) return [];
        const { what } = need;
        const deadline = on('decision', { id: task.id, name: `${what} (voor ${task.name})` }, by);
        return [{ ...deadline, key: `${deadline.key} ${what}` }];
      }),
    ),
    ...input.reminders.map((reminder) => on('reminder', reminder, reminder.day)),
  ];
  return all.toSorted(byDay);
}

/** Who has not replaced a paper that expired a month ago knows that, and has no use for it. */
const documentToldDays = 30;

function byDay(one: Deadline, other: Deadline): number {
  return (one.days ?? Number.NEGATIVE_INFINITY) - (other.days ?? Number.NEGATIVE_INFINITY) || 0;
}

/** What was called overdue is late, whatever its due date says. */
function invoiceDeadline(invoice: OpenInvoice, today: Day): Deadline[] {
  const { id, name, kind, dueDate } = invoice;
  const state = invoiceState(invoice, today);
  if (kind !== 'invoice' || state === 'paid') return [];
  const isPast = dueDate !== null && dueDate < today;
  const day = state === 'overdue' && !isPast ? null : dueDate;
  if (day === null && state !== 'overdue') return [];
  const amount = decimalFromCents(restOf(invoice));
  return [
    { key: `invoice ${id}`, kind: 'invoice', id, name, amount, day, days: day && daysBetween(today, day) },
  ];
}

/** How many days before the dashboard tells of it; below zero only once it is late. */
const noticeDays: Record<DeadlineKind, number> = {
  invoice: -1,
  quote: 14,
  task: -1,
  'task-end': -1,
  premium: 30,
  vat: 7,
  document: 30,
  decision: 14,
  reminder: 7,
};

/** Whether it asks for somebody's attention. */
export function isPressing({ kind, days }: Deadline): boolean {
  return days === null || days <= noticeDays[kind];
}
