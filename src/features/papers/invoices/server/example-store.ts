import { eq, sql } from 'drizzle-orm';
import { readIban } from '#/core/iban';
import type { ExampleInvoice } from '#/features/papers/invoices/server/example/invoice';
import { invoicePaper } from '#/features/papers/invoices/server/example/invoice-paper';
import { invoices as exampleInvoices } from '#/features/papers/invoices/server/example/invoices';
import { paperFileName } from '#/features/papers/shared/example/paper';
import { paperLine } from '#/features/papers/shared/example/paper-line';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import { drawPaper } from '#/features/papers/shared/server/example/draw-paper';
import { contacts } from '#/features/work/shared/example/contacts';
import { home } from '#/features/work/shared/example/home';
import type { ExamplePart, ExamplePlace } from '#/platform/server/ports/example';

/** Others refer to them by their number. */
export const invoicesExample: ExamplePart = {
  after: ['contacts', 'meetstaat', 'quotes', 'premies'],
  makeFiles: (on) =>
    Promise.all(
      exampleInvoices.map(async (invoice) => {
        const paper = invoicePaper(invoice, on);
        return { name: paperFileName(paper), kind: 'pdf' as const, bytes: await drawPaper(paper) };
      }),
    ),
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
    return Object.fromEntries(idByNumber);
  },
};

function ibanOf(contactId: number) {
  return sql`(select "iban" from "contacts" where "id" = ${contactId})`;
}

function invoiceRow(invoice: ExampleInvoice, { projectId, ownerId, on, idOf, fileOf }: ExamplePlace) {
  const { number, contact, quote, category, description, amount, paid, status, subsidy, notes } = invoice;
  const contactId = idOf('contacts', contact);
  const { kind, lines, netAmount, vatLines, date, until } = invoicePaper(invoice, on);
  return {
    ...{ projectId, createdBy: ownerId, category, description, amount, status, notes, netAmount, vatLines },
    ...{ kind: kind === 'credit-note' ? kind : ('invoice' as const), invoiceNumber: number, contactId },
    lines: lines.map((line) => paperLine(line, idOf)),
    ...{ iban: readIban(contacts[contact].iban) ?? null, addressee: home.applicants.join(' en ') },
    knownIban: ibanOf(contactId),
    quoteId: quote && idOf('quotes', quote),
    invoiceDate: date,
    dueDate: until,
    paidDate: paid === undefined ? null : on(paid),
    subsidyEligible: subsidy !== undefined,
    subsidyTypeId: subsidy === undefined ? null : idOf('premies', subsidy),
    fileKey: fileOf(paperFileName({ kind, number })).key,
  };
}
