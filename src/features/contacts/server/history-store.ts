import { and, eq, inArray } from 'drizzle-orm';
import { type Day, dayAt, day as toDay } from '#/core/day';
import type { HistoryEntry } from '#/features/contacts/contract';
import { effectiveInvoiceStatus } from '#/features/invoices/rules';
import { effectiveQuoteStatus } from '#/features/quotes/rules';
import { memberProjectIds } from '#/platform/server/database/access-store';
import type { Database } from '#/platform/server/database/database';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { projects } from '#/platform/server/database/schema/projects';
import { tasks } from '#/platform/server/database/schema/work';

type Seen = { userId: number; contactId: number; today: Day };
type Dated = Pick<HistoryEntry, 'date' | 'dateKind'>;

const project = { projectId: projects.id, projectName: projects.name };

function used(db: Database, table: typeof quotes | typeof invoices | typeof tasks, seen: Seen) {
  return and(
    eq(table.contactId, seen.contactId),
    inArray(table.projectId, memberProjectIds(db, seen.userId)),
  );
}

function added(createdAt: string): Dated {
  return { date: dayAt(new Date(createdAt)), dateKind: 'added' };
}

function on(date: string | null, dateKind: HistoryEntry['dateKind']): Dated | undefined {
  return date === null ? undefined : { date: toDay(date), dateKind };
}

async function listQuotes(db: Database, seen: Seen): Promise<HistoryEntry[]> {
  const rows = await db
    .select({
      ...project,
      id: quotes.id,
      title: quotes.description,
      number: quotes.quoteNumber,
      status: quotes.status,
      amount: quotes.amount,
      validUntil: quotes.validUntil,
      createdAt: quotes.createdAt,
    })
    .from(quotes)
    .innerJoin(projects, eq(projects.id, quotes.projectId))
    .where(used(db, quotes, seen));
  return rows.map(({ createdAt, validUntil, ...row }) => ({
    kind: 'quote',
    ...row,
    status: effectiveQuoteStatus({ ...row, validUntil }, seen.today),
    ...added(createdAt),
  }));
}

async function listInvoices(db: Database, seen: Seen): Promise<HistoryEntry[]> {
  const rows = await db
    .select({
      ...project,
      id: invoices.id,
      title: invoices.description,
      number: invoices.invoiceNumber,
      status: invoices.status,
      amount: invoices.amount,
      dueDate: invoices.dueDate,
      paidDate: invoices.paidDate,
      createdAt: invoices.createdAt,
    })
    .from(invoices)
    .innerJoin(projects, eq(projects.id, invoices.projectId))
    .where(used(db, invoices, seen));
  return rows.map(({ createdAt, dueDate, paidDate, ...row }) => {
    const paid = row.status === 'paid' ? on(paidDate, 'paid') : undefined;
    const status = effectiveInvoiceStatus({ ...row, dueDate }, seen.today);
    return { kind: 'invoice', ...row, status, ...(paid ?? on(dueDate, 'due') ?? added(createdAt)) };
  });
}

async function listTasks(db: Database, seen: Seen): Promise<HistoryEntry[]> {
  const rows = await db
    .select({
      ...project,
      id: tasks.id,
      title: tasks.title,
      status: tasks.status,
      startDate: tasks.startDate,
      createdAt: tasks.createdAt,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(used(db, tasks, seen));
  return rows.map(({ createdAt, startDate, ...row }) => ({
    kind: 'task',
    ...row,
    number: null,
    amount: null,
    ...(on(startDate, 'start') ?? added(createdAt)),
  }));
}

/** Only in the projects that this person works in: a contact may be used by others elsewhere. */
export async function listHistory(db: Database, seen: Seen): Promise<HistoryEntry[]> {
  return [...(await listQuotes(db, seen)), ...(await listInvoices(db, seen)), ...(await listTasks(db, seen))];
}
