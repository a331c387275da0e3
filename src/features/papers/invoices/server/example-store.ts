import { eq, sql } from 'drizzle-orm';
import {
  type ExampleInvoice,
  invoices as exampleInvoices,
} from '#/features/papers/invoices/server/example/invoices';
import { invoices, payments } from '#/features/papers/invoices/server/tables';
import { paperLine } from '#/features/papers/shared/example/paper-line';
import type { ExamplePart, ExamplePlace } from '#/platform/server/ports/example';

export const invoicesExample: ExamplePart = {
  after: ['contacts', 'meetstaat', 'quotes', 'premies'],
  write: async (place) => {
    const { db, projectId, ownerId, on, idOf } = place;
    const rows = await db
      .insert(invoices)
      .values(exampleInvoices.map((invoice) => invoiceRow(invoice, place)))
      .returning({ id: invoices.id, number: invoices.invoiceNumber });
    const idByNumber = new Map(rows.map(({ id, number }) => [number, id]));
    for (const { number, contact, part, credits } of exampleInvoices) {
      const invoiceId = idByNumber.get(number) ?? 0;
      if (credits !== undefined) {
        const creditsInvoiceId = idByNumber.get(credits) ?? 0;
        await db.update(invoices).set({ creditsInvoiceId }).where(eq(invoices.id, invoiceId));
      }
      if (part) {
        const { amount, note } = part;
        await db.insert(payments).values({
          ...{ projectId, createdBy: ownerId, amount, note, how: 'entered' as const, invoiceId },
          ...{ date: on(part.on), iban: sql`replace(${ibanOf(idOf('contacts', contact))}, ' ', '')` },
        });
      }
    }
  },
};

function ibanOf(contactId: number) {
  return sql`(select "iban" from "contacts" where "id" = ${contactId})`;
}

function invoiceRow(invoice: ExampleInvoice, { projectId, ownerId, on, idOf }: ExamplePlace) {
  const { number, contact, quote, due, paid, subsidy, lines, part: _, credits, ...fields } = invoice;
  const contactId = idOf('contacts', contact);
  return {
    ...fields,
    kind: credits === undefined ? ('invoice' as const) : ('credit-note' as const),
    lines: (lines ?? []).map((line) => paperLine(line, idOf)),
    ...{ projectId, createdBy: ownerId, invoiceNumber: number, contactId },
    knownIban: ibanOf(contactId),
    quoteId: quote && idOf('quotes', quote),
    dueDate: on(due),
    paidDate: paid === undefined ? null : on(paid),
    subsidyEligible: subsidy !== undefined,
    subsidyTypeId: subsidy === undefined ? null : idOf('premies', subsidy),
  };
}
