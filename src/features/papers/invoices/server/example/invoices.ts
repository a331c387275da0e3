import { directInvoices } from '#/features/papers/invoices/server/example/direct-invoices';
import type { ExampleInvoice } from '#/features/papers/invoices/server/example/invoice';
import { invoicesOfQuotes } from '#/features/papers/invoices/server/example/invoices-of-quotes';

export const invoices: readonly ExampleInvoice[] = [...invoicesOfQuotes, ...directInvoices];
