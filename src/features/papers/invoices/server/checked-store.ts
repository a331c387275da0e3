import { contactName } from '#/core/contact-name';
import type { CheckedContact, CheckedInvoice } from '#/features/papers/invoices/rules/findings/types';
import { listPaidElsewhere } from '#/features/papers/invoices/server/paid-elsewhere-store';
import { ibanChangeOf } from '#/features/papers/shared/invoices/rules/invoice';
import {
  type BareInvoiceRow,
  findInvoicesAround,
  readInvoices,
} from '#/features/papers/shared/invoices/server/invoice-rows-store';
import type { LookedInto } from '#/features/papers/shared/rules/looked-into';
import { nameChangers } from '#/features/work/shared/contacts/server/iban-change-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

/** An invoice with what is looked at of it, and nothing else: a change of its notes is none of it. */
export type CheckedRow = {
  invoice: CheckedInvoice & { hasFile: boolean; open: string };
  contact: CheckedContact;
  /** Paid, or given back wholly: nobody is asked to look into it. */
  isSettled: boolean;
  looked: LookedInto;
};

async function toChecked(
  db: Database,
  projectId: number,
  rows: readonly BareInvoiceRow[],
  onlyId?: number,
): Promise<CheckedRow[]> {
  const elsewhere = await listPaidElsewhere(db, projectId, onlyId);
  const withName = await nameChangers(
    db,
    rows.map(({ change }) => change),
  );
  return rows.map(({ invoice, quoteId, contact, contactType, change }): CheckedRow => {
    const { id, kind, contactId, invoiceNumber, description, invoiceDate, receivedDate, paidDate } = invoice;
    const { amount, netAmount, lines, vatLines, iban, addressee, dueDate, status, open } = invoice;
    return {
      invoice: {
        ...{ id, kind, contactId, quoteId, invoiceNumber, description, invoiceDate, receivedDate, paidDate },
        ...{ amount, netAmount, lines, vatLines, iban, addressee, open },
        hasFile: invoice.fileKey !== null,
        paidElsewhere: elsewhere.get(id) ?? [],
        ibanChange: ibanChangeOf(invoice, contact.iban, withName(change)),
        owed: { dueDate, isCalledLate: status === 'overdue', open },
      },
      contact: { iban: contact.iban, email: contact.email, type: contactType, name: contactName(contact) },
      looked: { setAside: invoice.setAside, asked: invoice.asked },
      isSettled: status === 'paid' || (kind === 'invoice' && invoice.netted),
    };
  });
}

/** All of a project; the newest first. */
export function listChecked(db: Database, projectId: number): Promise<readonly CheckedRow[]> {
  return derived(projectId, 'invoices to look at', async () =>
    toChecked(db, projectId, await readInvoices(db, projectId)),
  );
}

/** Where nothing is asked any more, thousands that were paid need not be looked at. */
export function isAnyAsked(db: Database, projectId: number): Promise<boolean> {
  return derived(projectId, 'whether an invoice is not paid', async () =>
    (await readInvoices(db, projectId)).some(({ invoice }) => invoice.status !== 'paid'),
  );
}

/** One, and what it may be held against. */
export async function findChecked(db: Database, projectId: number, id: number): Promise<CheckedRow[]> {
  return toChecked(db, projectId, await findInvoicesAround(db, projectId, id), id);
}
