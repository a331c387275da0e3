import { and, asc, eq, gte, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { addDays, type Day } from '#/core/day';
import { invoices } from '#/features/papers/invoices/server/tables';
import { quotes } from '#/features/papers/quotes/server/tables';
import { premiumFiles } from '#/features/premiums/premium-files/server/tables';
import {
  type Deadline,
  type DeadlineInput,
  deadlinesOf,
} from '#/features/reminders/deadlines/rules/deadlines';
import { reminders } from '#/features/reminders/deadlines/server/tables';
import { tasks } from '#/features/site/planning/server/tables';
import { contactNameInSql } from '#/features/work/contacts/server/store';
import { contacts } from '#/features/work/contacts/server/tables';
import { documents } from '#/features/work/documents/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Of each kind; who has more looks at the first of them first. */
const mostRows = 1_000;
/** Longer ago than any month, and any paper that is still told of. */
const farBackDays = 62;
const reducedRate = 6;

/** The one list that dashboard, bell, letters and calendar show. */
export async function listDeadlines(db: Database, projectId: number, today: Day): Promise<Deadline[]> {
  return deadlinesOf(await readInput(db, projectId, today), today);
}

async function readInput(db: Database, projectId: number, today: Day): Promise<DeadlineInput> {
  return {
    invoices: await db
      .select({
        id: invoices.id,
        name: paperName(invoices.invoiceNumber, invoices.description),
        kind: invoices.kind,
        amount: invoices.amount,
        paid: invoices.paid,
        status: invoices.status,
        dueDate: invoices.dueDate,
      })
      .from(invoices)
      .innerJoin(contacts, eq(contacts.id, invoices.contactId))
      .where(and(eq(invoices.projectId, projectId), ne(invoices.status, 'paid')))
      .orderBy(sql`${invoices.dueDate} asc nulls first`, asc(invoices.id))
      .limit(mostRows),
    received: await listReceived(db, projectId, today),
    quotes: await db
      .select({
        id: quotes.id,
        name: paperName(quotes.quoteNumber, quotes.description),
        amount: quotes.amount,
        validUntil: sql<Day>`${quotes.validUntil}`,
      })
      .from(quotes)
      .innerJoin(contacts, eq(contacts.id, quotes.contactId))
      .where(and(eq(quotes.projectId, projectId), eq(quotes.status, 'pending'), isNotNull(quotes.validUntil)))
      .orderBy(asc(quotes.validUntil), asc(quotes.id))
      .limit(mostRows),
    tasks: await db
      .select({
        id: tasks.id,
        name: tasks.title,
        status: tasks.status,
        startDate: sql<Day | null>`${tasks.startDate}`,
        endDate: sql<Day | null>`${tasks.endDate}`,
        needs: tasks.needs,
      })
      .from(tasks)
      .where(and(eq(tasks.projectId, projectId), inArray(tasks.status, ['planned', 'in_progress'])))
      .orderBy(sql`${tasks.startDate} asc nulls last`, asc(tasks.id))
      .limit(mostRows),
    premiums: await listPremiums(db, projectId),
    documents: await db
      .select({
        id: documents.id,
        name: sql<string>`coalesce(nullif(btrim(${documents.description}), ''), ${files.name})`,
        validUntil: sql<Day>`${documents.validUntil}`,
      })
      .from(documents)
      .innerJoin(files, eq(files.key, documents.fileKey))
      .where(and(eq(documents.projectId, projectId), gte(documents.validUntil, addDays(today, -farBackDays))))
      .orderBy(asc(documents.validUntil), asc(documents.id))
      .limit(mostRows),
    reminders: await db
      .select({ id: reminders.id, name: reminders.title, day: reminders.day })
      .from(reminders)
      .where(and(eq(reminders.projectId, projectId), eq(reminders.isDone, false)))
      .orderBy(asc(reminders.day), asc(reminders.id))
      .limit(mostRows),
  };
}

/** On which a reduced rate stands, in a line or in the sum of the VAT. */
async function listReceived(db: Database, projectId: number, today: Day): Promise<DeadlineInput['received']> {
  return db
    .select({
      id: invoices.id,
      name: paperName(invoices.invoiceNumber, invoices.description),
      receivedDate: sql<Day>`${invoices.receivedDate}`,
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .where(
      and(
        eq(invoices.projectId, projectId),
        eq(invoices.kind, 'invoice'),
        gte(invoices.receivedDate, addDays(today, -farBackDays)),
        or(
          sql`${invoices.vatLines} @> ${JSON.stringify([{ rate: reducedRate }])}::jsonb`,
          sql`${invoices.lines} @> ${JSON.stringify([{ vatRate: reducedRate }])}::jsonb`,
        ),
      ),
    )
    .orderBy(asc(invoices.receivedDate), asc(invoices.id))
    .limit(mostRows);
}

async function listPremiums(db: Database, projectId: number): Promise<DeadlineInput['premiums']> {
  const open = await db
    .select({ id: premiumFiles.id, work: premiumFiles.work, invoices: premiumFiles.invoices })
    .from(premiumFiles)
    .where(and(eq(premiumFiles.projectId, projectId), eq(premiumFiles.status, 'in_opbouw')))
    .orderBy(asc(premiumFiles.id));
  const ids = [...new Set(open.flatMap((file) => file.invoices.map(({ invoiceId }) => invoiceId)))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: invoices.id, invoiceDate: invoices.invoiceDate })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), isAnyOf(invoices.id, ids)));
  const dates = new Map(rows.map(({ id, invoiceDate }) => [id, invoiceDate]));
  return open.map(({ id, work, invoices: linked }) => ({
    ...{ id, work, invoiceDates: linked.map(({ invoiceId }) => dates.get(invoiceId) ?? null) },
  }));
}

type PaperText = typeof invoices.invoiceNumber | typeof quotes.quoteNumber;

/** 'Dakwerken BV: nieuw dak', with the number where nothing describes it, else the contact alone. */
function paperName(number: PaperText, description: typeof invoices.description | typeof quotes.description) {
  return sql<string>`concat_ws(': ',
    ${contactNameInSql},
    coalesce(nullif(btrim(${description}), ''), nullif(btrim(${number}), '')))`;
}
