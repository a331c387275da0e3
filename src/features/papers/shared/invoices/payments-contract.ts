import { z } from 'zod';
import { defineCall } from '#/core/call';
import { optionalFormDay } from '#/core/form-fields';
import { readIban } from '#/core/iban';
import { amount, day, id, line, moment, optionalLine, signedAmountInput, version } from '#/core/shapes';
import { readCommunication } from '#/features/papers/shared/rules/structured-communication';
import { seenKeys } from '#/features/papers/shared/seen';

/** Entered one by one, or made because somebody said that the invoice is paid. */
export const paymentOrigins = ['entered', 'status'] as const;

export const payment = z.object({
  id,
  invoiceId: id,
  /** Null where nobody noted it. */
  date: day.nullable(),
  /** Below zero where it was given back. */
  amount,
  /** The account that it went to. */
  iban: z.string().nullable(),
  note: z.string().nullable(),
  how: z.enum(paymentOrigins),
  version,
  createdAt: moment,
});
export type Payment = z.infer<typeof payment>;

export const ibanInput = line(60)
  .nullable()
  .transform((typed, context) => {
    if (!typed) return null;
    const read = readIban(typed);
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: 'Dit rekeningnummer klopt niet. Controleer de IBAN.' });
    return z.NEVER;
  });

export const communication = line(140)
  .refine((typed) => readCommunication(typed).kind !== 'mistyped', {
    message: 'Deze gestructureerde mededeling klopt niet. Kijk de cijfers na.',
  })
  .nullable()
  .transform((typed) => typed || null);

const paymentFields = z.object({
  amount: signedAmountInput.refine((value) => Number(value) !== 0, 'Vul een bedrag in dat niet nul is.'),
  date: optionalFormDay,
  /** Left out: the account of the contact. */
  iban: ibanInput.nullish().transform((iban) => iban ?? null),
  note: optionalLine(300),
  /** What it was paid with, kept with the invoice; left out, what stands there stays. */
  paymentReference: communication.optional(),
  seen: seenKeys.optional(),
});

export const addPayment = defineCall({
  method: 'POST',
  path: '/api/invoices/:id/payments',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary:
    'Note a payment of an invoice, or below zero what was given back. With `seen`, what was found and not read is answered with 409',
  versionOf: null,
  body: paymentFields,
  output: payment,
  creates: true,
});

export const removePayment = defineCall({
  method: 'DELETE',
  path: '/api/payments/:id',
  who: { right: 'change', record: 'payments', orOwn: true },
  summary: 'Remove a payment: what it paid is open again',
});
