import { and, asc, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { CheckedInvoice } from '#/features/papers/invoices/rules/findings/types';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import { contactColumns, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import { isConfirmedAccount } from '#/features/work/shared/contacts/server/iban-change-store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

type PaidElsewhere = NonNullable<CheckedInvoice['paidElsewhere']>[number];

function selectPaidElsewhere(db: Database, only?: SQL) {
  const known = sql`(values (${invoices.iban}), (${contactColumns.iban}), (${invoices.knownIban})) as known(iban)`;
  return db
    .select({
      invoiceId: payments.invoiceId,
      iban: sql<string>`${payments.iban}`,
      amount: sql<string>`${payments.amount}::text`,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(...contactOf(invoices.contactId))
    .where(
      and(
        ...[eq(payments.projectId, sql.placeholder('projectId')), only],
        ...[gt(payments.amount, '0'), isNotNull(payments.iban)],
        sql`coalesce(${invoices.iban}, ${contactColumns.iban}, ${invoices.knownIban}) is not null`,
        sql`not exists (select 1 from ${known} where replace(known.iban, ' ', '') = replace(${payments.iban}, ' ', ''))`,
        not(isConfirmedAccount(invoices, sql`${payments.iban}`)),
      ),
    )
    .orderBy(asc(payments.iban), asc(payments.id));
}

const ofProject = prepareOnce((db) => selectPaidElsewhere(db));
const ofInvoice = prepareOnce((db) =>
  selectPaidElsewhere(db, eq(payments.invoiceId, sql.placeholder('invoiceId'))),
);

/**
 * Where the money went that no account explains: not on the paper, not of the firm, and confirmed by nobody. By invoice,
 * of all in a project or of one.
 */
export async function listPaidElsewhere(
  db: Database,
  projectId: number,
  invoiceId?: number,
): Promise<ReadonlyMap<number, PaidElsewhere[]>> {
  const rows =
    invoiceId === undefined
      ? await ofProject(db).execute({ projectId })
      : await ofInvoice(db).execute({ projectId, invoiceId });
  const byInvoice = new Map<number, PaidElsewhere[]>();
  for (const { invoiceId: id, ...paid } of rows) byInvoice.set(id, [...(byInvoice.get(id) ?? []), paid]);
  return byInvoice;
}
