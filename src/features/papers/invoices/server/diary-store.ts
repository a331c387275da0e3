import { and, asc, eq, sql } from 'drizzle-orm';
import { contactPath } from '#/core/addresses';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { invoicesPage } from '#/features/papers/invoices/page';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import {
  contactColumns,
  contactNames,
  contactOf,
} from '#/features/work/shared/contacts/server/contact-of-store';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import type { DiaryFact, DiarySource } from '#/platform/server/ports/diary';

const most = 2_000;

const day = sql<Day>`coalesce(${invoices.invoiceDate}, (${invoices.createdAt} at time zone 'Europe/Brussels')::date)::text`;

const ofDays = prepareOnce((db) =>
  db
    .select({
      id: invoices.id,
      day,
      number: invoices.invoiceNumber,
      description: invoices.description,
      contact: { id: contactColumns.id, ...contactNames },
    })
    .from(invoices)
    .leftJoin(...contactOf(invoices.contactId))
    .where(
      and(
        eq(invoices.projectId, sql.placeholder('projectId')),
        sql`${day} between ${sql.placeholder('from')} and ${sql.placeholder('until')}`,
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(most),
);

/** By the day on the paper; by that on which it was entered where it has none. */
export const invoicesDiary: DiarySource = async ({ db, projectId, from, until }) => {
  const rows = await ofDays(db).execute({ projectId, from, until });
  return rows.map(
    ({ id, day, number, description, contact }): DiaryFact => ({
      ...{ kind: 'paper', id, day, path: `${invoicesPage.path}/${id}` },
      title: ['Factuur', number ?? description].filter(Boolean).join(' '),
      detail: contact && contactName(contact),
      detailPath: contact ? contactPath(contact.id) : undefined,
    }),
  );
};
