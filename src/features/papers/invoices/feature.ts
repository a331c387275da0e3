import { day } from '#/core/day';
import { invoicesHelp } from '#/features/papers/invoices/help';
import { invoicesPage } from '#/features/papers/invoices/page';
import { invoiceLog, paymentLog } from '#/features/papers/invoices/rules/log';
import { takesBookings } from '#/features/papers/invoices/server/bookings';
import { invoiceDeadlines } from '#/features/papers/invoices/server/deadlines';
import { invoicesDiary } from '#/features/papers/invoices/server/diary-store';
import { invoicesExample } from '#/features/papers/invoices/server/example-store';
import { invoicesInFolder } from '#/features/papers/invoices/server/folder-store';
import { guardAccount, guardExtra, guardInvoice } from '#/features/papers/invoices/server/guards';
import { invoicesForGuests } from '#/features/papers/invoices/server/guest-store';
import { invoiceMoney, invoiceMoves } from '#/features/papers/invoices/server/money-store';
import { invoiceNews } from '#/features/papers/invoices/server/news';
import { receivesInvoices } from '#/features/papers/invoices/server/receives';
import { invoiceReports } from '#/features/papers/invoices/server/report';
import { invoiceRooms } from '#/features/papers/invoices/server/room-use-store';
import { invoiceRoutes } from '#/features/papers/invoices/server/routes';
import {
  invoiceStanding,
  paymentStanding,
  quoteOfInvoices,
} from '#/features/papers/invoices/server/standing';
import { invoiceTodos } from '#/features/papers/invoices/server/todo';
import {
  watchConfirmations,
  watchContacts,
  watchInvoices,
} from '#/features/papers/invoices/server/watch-accounts';
import { invoice } from '#/features/papers/shared/invoices/contract';
import { payment } from '#/features/papers/shared/invoices/payments-contract';
import { invoiceState, invoiceStateLabel } from '#/features/papers/shared/invoices/rules/payments';
import { getPayment } from '#/features/papers/shared/invoices/server/payment-store';
import { getInvoice } from '#/features/papers/shared/invoices/server/store';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import { subjectOf } from '#/features/papers/shared/server/links-store';
import { heldByRooms } from '#/features/work/shared/rooms/server/held-rooms';
import { addedOn, defineRecord, type RecordLine } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';

type Dated = Pick<typeof invoices.$inferSelect, 'status' | 'paidDate' | 'dueDate' | 'createdAt'>;

function dated({ status, paidDate, dueDate, createdAt }: Dated): Pick<RecordLine, 'date' | 'dateKind'> {
  if (status === 'paid' && paidDate) return { date: day(paidDate), dateKind: 'paid' };
  return dueDate ? { date: day(dueDate), dateKind: 'due' } : addedOn(createdAt);
}

export const invoicesFeature: Feature = {
  name: 'invoices',
  page: invoicesPage,
  help: invoicesHelp,
  routes: invoiceRoutes,
  folder: invoicesInFolder,
  records: {
    invoices: defineRecord({
      table: invoices,
      words: { title: 'Facturen', one: 'factuur', many: 'facturen' },
      path: (id) => `${invoicesPage.path}/${id}`,
      about: subjectOf(invoices),
      statusWord: (row, today) => invoiceStateLabel(row.kind, invoiceState(row, today)),
      line: (row, today) => ({
        kind: 'invoice',
        title: row.description,
        number: row.invoiceNumber,
        status: invoiceState(row, today),
        amount: row.amount,
        paid: row.paid,
        ...dated(row),
      }),
      versioned: { shape: invoice, read: getInvoice },
      standing: invoiceStanding,
      log: {
        isInTrash: true,
        hidden: [
          'creditsInvoiceId',
          'paid',
          'credited',
          'open',
          'overpaid',
          'netted',
          'knownIban',
          'paidUnseen',
        ],
        ...invoiceLog,
      },
    }),
    payments: defineRecord({
      table: payments,
      words: { title: 'Betalingen', one: 'betaling', many: 'betalingen' },
      versioned: { shape: payment, read: getPayment },
      standing: paymentStanding,
      log: { hidden: ['notedBy'], ...paymentLog },
    }),
  },
  deadlines: invoiceDeadlines,
  calendar: nothing,
  todo: invoiceTodos,
  diary: invoicesDiary,
  report: invoiceReports,
  overview: nothing,
  news: invoiceNews,
  example: invoicesExample,
  receives: receivesInvoices,
  holds: { quotes: quoteOfInvoices, rooms: heldByRooms(invoiceRooms) },
  guards: { invoices: guardInvoice, extras: guardExtra, quotes: guardAccount },
  roomUse: invoiceRooms,
  money: invoiceMoney,
  moneyMoves: invoiceMoves,
  takesBookings,
  guest: invoicesForGuests,
  words: {
    columns: {
      coversItemIds: 'Gaat over',
      credited: 'Gecrediteerd',
      open: 'Nog te betalen',
      overpaid: 'Te veel betaald',
      netted: 'Verrekend',
      kind: 'Soort',
      date: 'Datum',
      quoteId: 'Offerte nr.',
      invoiceNumber: 'Factuurnummer',
      dueDate: 'Vervaldatum',
      paidDate: 'Betaald op',
      paymentReference: 'Mededeling',
      creditsInvoiceId: 'Creditnota bij',
      invoiceDate: 'Factuurdatum',
      receivedDate: 'Ontvangen op',
      addressee: 'Op naam van',
      paid: 'Betaald',
      setAside: 'Nagekeken',
      asked: 'Gevraagd aan de firma',
      paidUnseen: 'Zonder nakijken betaald',
      invoiceId: 'Factuur',
      how: 'Genoteerd',
      note: 'Nota',
      knownIban: 'Gekende IBAN',
      notedBy: 'Genoteerd door',
    },
  },
  afterwards: { invoices: watchInvoices, contacts: watchContacts, ibanChanges: watchConfirmations },
};
