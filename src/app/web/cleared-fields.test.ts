import { expect, it } from 'vitest';
import { cents } from '#/core/money';
import { thousandths } from '#/core/quantity';
import * as invoiceForm from '#/features/papers/invoices/web/invoice-form-values';
import * as quoteForm from '#/features/papers/quotes/web/quote-form-values';
import { invoiceFields } from '#/features/papers/shared/invoices/contract';
import { quoteFields } from '#/features/papers/shared/quotes/contract';
import { projectFields } from '#/features/people/projects/contract';
import { taskForm } from '#/features/site/shared/planning/contract';
import * as itemForm from '#/features/work/meetstaat/web/item-form-values';
import { contactFields } from '#/features/work/shared/contacts/contract';
import { documentFields } from '#/features/work/shared/documents/contract';
import { itemFields } from '#/features/work/shared/meetstaat/contract';

/** What each form sends when everything that may be empty was cleared. A field left out would stay as it was. */
const forms = {
  task: {
    fields: taskForm,
    sent: taskForm.parse({
      title: 'Sloop',
      ...{ description: '', startDate: null, endDate: null, notes: '', roomIds: [] },
    }),
  },
  contact: {
    fields: contactFields,
    sent: contactFields.parse({
      name: 'Ann',
      type: 'other',
      ...{ company: '', email: '', phone: '', address: '', enterpriseNumber: '', iban: '', notes: '' },
      trades: [],
    }),
  },
  project: { fields: projectFields, sent: projectFields.parse({ name: 'Kerkstraat', description: '' }) },
  document: { fields: documentFields, sent: documentFields.parse({ category: 'other', description: '' }) },
  item: {
    fields: itemFields,
    sent: itemForm.fieldsOf(
      itemForm.itemForm.parse({
        ...itemForm.typedValues(undefined),
        ...{ category: 'Dakwerk', description: 'Pannen', unit: 'm²' },
        ...{ quantity: thousandths(1_000), unitPrice: cents(4_500) },
      }),
    ),
  },
  quote: {
    fields: quoteFields,
    sent: quoteForm.bodyOf(
      quoteForm.quoteFormSchema.parse({
        ...quoteForm.draftOfScan(undefined, []),
        contactId: 1,
        amount: cents(100),
      }),
    ),
  },
  invoice: {
    fields: invoiceFields,
    sent: invoiceForm.bodyOf(
      invoiceForm.invoiceFormSchema.parse({
        ...invoiceForm.emptyInvoice,
        contactId: 1,
        amount: cents(100),
      }),
    ),
  },
};

/** What is said in a place of its own, and stays where a form says nothing of it. */
const elsewhere = new Set([
  // Of a receipt, which has a form of its own.
  'payee',
  'roomId',
  'coversItemIds',
]);

it.each(Object.entries(forms))('the form of a %s sends what was cleared', (_, { fields, sent }) => {
  const values = sent as Record<string, unknown>;
  const leftOut = Object.keys(fields.shape).filter(
    (name) => values[name] === undefined && !elsewhere.has(name),
  );
  expect(leftOut).toEqual([]);
});
