import { addDays, type Day, daysBetween } from '#/core/day';
import { decimalFromCents, type Money } from '#/core/money';
import { type Level, utilizationLevel } from '#/features/budget/rules/figures';
import type { InvoiceKind, InvoiceStatus } from '#/features/invoices/contract';
import { invoiceState, restOf } from '#/features/invoices/rules/payments';
import { shouldHaveStarted } from '#/features/planning/rules/tasks';

const quoteNoticeDays = 14;

type OpenInvoice = {
  id: number;
  name: string;
  kind: InvoiceKind;
  amount: string;
  paid: string | null;
  status: InvoiceStatus;
  dueDate: Day | null;
};
type PendingQuote = { id: number; name: string; amount: string; validUntil: Day };
type PlannedTask = { id: number; name: string; status: 'planned'; startDate: Day };

export type AttentionInput = {
  invoices: readonly OpenInvoice[];
  quotes: readonly PendingQuote[];
  tasks: readonly PlannedTask[];
  budget: { spent: Money; renovationBudget: Money; percentage: number };
};

/** The amount of an invoice is what is left to pay of it. `days`: since an invoice was due or a task should have begun; until a quote expires, negative when it has. */
export type Attention =
  | { kind: 'budget'; level: Exclude<Level, 'safe'>; percentage: number }
  | { kind: 'invoice'; id: number; name: string; amount: string; days: number | null }
  | { kind: 'quote'; id: number; name: string; amount: string; days: number }
  | { kind: 'task'; id: number; name: string; days: number };

/** The most pressing first: the budget, then bills by how late they are, quotes by how soon they expire, tasks. */
export function whatNeedsAttention(input: AttentionInput, today: Day): Attention[] {
  const level = utilizationLevel(input.budget.spent, input.budget.renovationBudget);
  return [
    ...(level === 'safe' ? [] : [{ kind: 'budget' as const, level, percentage: input.budget.percentage }]),
    ...overdueInvoices(input.invoices, today),
    ...expiringQuotes(input.quotes, today),
    ...lateTasks(input.tasks, today),
  ];
}

function overdueInvoices(invoices: readonly OpenInvoice[], today: Day): Attention[] {
  return invoices
    .filter((invoice) => invoiceState(invoice, today) === 'overdue')
    .map(({ id, name, amount: asked, paid, dueDate }) => {
      const amount = decimalFromCents(restOf({ amount: asked, paid }));
      const days = dueDate === null ? 0 : daysBetween(dueDate, today);
      return { kind: 'invoice' as const, id, name, amount, days: days > 0 ? days : null };
    })
    .sort((a, b) => (b.days ?? 0) - (a.days ?? 0) || a.id - b.id);
}

function expiringQuotes(quotes: readonly PendingQuote[], today: Day): Attention[] {
  const until = addDays(today, quoteNoticeDays);
  return quotes
    .filter(({ validUntil }) => validUntil <= until)
    .map(({ id, name, amount, validUntil }) => ({
      kind: 'quote' as const,
      id,
      name,
      amount,
      days: daysBetween(today, validUntil),
    }))
    .sort((a, b) => a.days - b.days || a.id - b.id);
}

function lateTasks(tasks: readonly PlannedTask[], today: Day): Attention[] {
  return tasks
    .filter((task) => shouldHaveStarted(task, today))
    .map(({ id, name, startDate }) => ({
      kind: 'task' as const,
      id,
      name,
      days: daysBetween(startDate, today),
    }))
    .sort((a, b) => b.days - a.days || a.id - b.id);
}
