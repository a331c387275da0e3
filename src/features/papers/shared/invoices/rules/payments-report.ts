import { contactName } from '#/core/contact-name';
import { type Day, day, formatDay } from '#/core/day';
import { euro } from '#/core/euro';
import { centsFromDecimal, formatEuro, type Total, totalFromDecimal, totalOf } from '#/core/money';
import { madeFor, type Report, type ReportTable } from '#/core/report';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { invoicedOf, paidInAll } from '#/features/papers/shared/rules/contract-sum';

type Sources = { project: string; today: Day; invoices: readonly Invoice[] };

const title = 'Betalingen per aannemer';

/** Who was paid what and when, and what is still open, by who sent the invoice. */
export function paymentsReport({ project, today, invoices }: Sources): Report {
  if (invoices.length === 0) {
    const lines = ['Er zijn nog geen facturen. Zodra u er een toevoegt, staat hier wie wat vroeg en kreeg.'];
    return { title, sections: [madeFor(project, today), { lines }] };
  }
  const byContact = new Map<number, Invoice[]>();
  for (const invoice of invoices) {
    byContact.set(invoice.contactId, [...(byContact.get(invoice.contactId) ?? []), invoice]);
  }
  const groups = [...byContact.values()]
    .map((own) => ({ name: own[0] ? contactName(own[0].contact) : '', own }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'));
  return {
    title,
    sections: [
      madeFor(project, today),
      {
        heading: 'Samengevat',
        table: {
          columns: [
            { title: 'Aannemer', share: 0.4 },
            { title: 'Gefactureerd', share: 0.2, align: 'end' },
            { title: 'Betaald', share: 0.2, align: 'end' },
            { title: 'Nog open', share: 0.2, align: 'end' },
          ],
          rows: [
            ...groups.map(({ name, own }) => ({ cells: [name, ...sumsOf(own)] })),
            { cells: ['Totaal', ...sumsOf(invoices)], isStrong: true },
          ],
        },
      },
      ...groups.map(({ name, own }) => ({ heading: name, table: paymentTable(own) })),
    ],
  };
}

function sumsOf(invoices: readonly Invoice[]): string[] {
  const read = invoices.map(({ amount, paid }) => ({
    amount: centsFromDecimal(amount),
    paid: totalFromDecimal(paid),
  }));
  return [formatEuro(invoicedOf(read)), formatEuro(paidInAll(read)), formatEuro(openSums(invoices))];
}

export function openSums(invoices: readonly Invoice[]): Total {
  return totalOf(invoices.map(({ open }) => totalFromDecimal(open)));
}

/** Oldest first, each with what was paid of it. */
export function paymentTable(invoices: readonly Invoice[]): ReportTable {
  return {
    columns: [
      { title: 'Factuur en betalingen', share: 0.5 },
      { title: 'Dag', share: 0.25 },
      { title: 'Bedrag', share: 0.25, align: 'end' },
    ],
    rows: invoices.toReversed().flatMap((invoice) => [
      {
        cells: [nameOf(invoice), shownDay(invoice.invoiceDate), euro(invoice.amount)],
        isStrong: true,
      },
      ...invoice.payments.map((payment) => ({
        cells: [
          ['Betaald', payment.note].filter(Boolean).join(': '),
          payment.date === null ? 'dag niet gekend' : shownDay(payment.date),
          euro(payment.amount),
        ],
      })),
    ]),
  };
}

function nameOf({ kind, invoiceNumber, description }: Invoice): string {
  const noun = kind === 'credit-note' ? 'Creditnota' : 'Factuur';
  return [[noun, invoiceNumber].filter(Boolean).join(' '), description].filter(Boolean).join(': ');
}

function shownDay(on: string | null): string {
  return on === null ? '' : formatDay(day(on));
}
