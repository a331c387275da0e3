import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, amountInput, day, fromForm, id, optionalLine } from '#/core/shapes';
import { bankUses } from '#/features/money/bank/rules/known';
import { bankFields } from '#/features/money/bank/rules/statement';

/** One booking of an account, as the file tells it: a field that it doesn't have is null. */
const bankLine = z.object({
  day,
  /** Below zero what went out. */
  amount,
  currency: z.string(),
  name: z.string().nullable(),
  iban: z.string().nullable(),
  message: z.string().nullable(),
  /** The bank's own. */
  reference: z.string().nullable(),
});
export type BankLine = z.infer<typeof bankLine>;

const part = z.object({ invoiceId: id, amount });

const readLine = z.object({
  line: bankLine,
  /** That this server read it, for who asked: it comes back with the line. */
  seal: z.string(),
  proposal: z.object({
    as: z.enum(bankUses),
    /** Nobody has to choose. */
    isSure: z.boolean(),
    /** Above zero, whichever way the money went. */
    parts: z.array(part).optional(),
    premiumFileId: id.optional(),
    because: z.string(),
  }),
});
export type BankFileLine = z.infer<typeof readLine>;

const bankFile = z.object({
  /** 'KBC', 'Belfius', 'ING', 'BNP Paribas Fortis', 'CAMT', 'CODA', or 'csv' of a bank that we don't know. */
  format: z.string(),
  accounts: z.array(z.string()),
  from: day.nullable(),
  until: day.nullable(),
  count: z.int(),
  /** Null where the file has no balances to hold it against. */
  addsUp: z.boolean().nullable(),
  notes: z.array(z.string()),
  lines: z.array(readLine),
  /** Of a layout that nobody knows, until `mapping` says what is where; `mapping` is then our first guess. */
  columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()) })).optional(),
  mapping: z.partialRecord(z.enum(bankFields), z.int().nullable()).optional(),
});
export type BankFile = z.infer<typeof bankFile>;

const chooseDay = 'Kies een kolom voor de dag.';
const chooseAmount = 'Kies een kolom voor het bedrag, of een voor wat erbij komt en een voor wat eraf gaat.';
const column = z.union(
  [z.int().min(0).max(255), z.string().min(1).max(200)],
  'Kies een kolom uit de lijst, met haar naam of haar plaats vanaf 0.',
);

/** Which column holds which field, by its name or its place from 0. */
const mappingInput = z
  .partialRecord(z.enum(bankFields), column.nullable(), 'Zeg van elk veld in welke kolom het staat.')
  .refine((chosen) => (chosen.day ?? null) !== null, chooseDay)
  .refine((chosen) => (chosen.amount ?? chosen.credit ?? chosen.debit ?? null) !== null, chooseAmount);
export type MappingInput = z.output<typeof mappingInput>;

export const readBankFile = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/bank-files/read',
  who: { right: 'change' },
  summary:
    'Read a file of a bank account and say what each booking may be, and why. Nothing of it is stored; `mapping` says what the columns of an unknown bank are',
  body: z.object({ mapping: fromForm(mappingInput.nullish()) }),
  upload: { field: 'file', kinds: ['csv', 'xml'], required: true, readOnly: true, judgedByReader: true },
  output: bankFile,
  limit: { max: 30, perSeconds: 60 },
});

const mostChosen = 1_000;
const mostParts = 50;

const chosenLine = z.object({
  line: bankLine,
  seal: z.string().max(200),
  as: z.enum(bankUses, 'Kies wat deze lijn is.'),
  parts: z
    .array(
      z.object({
        invoiceId: id,
        amount: amountInput.refine((value) => Number(value) > 0, 'Vul een bedrag in boven nul.'),
      }),
    )
    .min(1, 'Kies een factuur.')
    .max(mostParts, `Hoogstens ${mostParts} facturen voor één betaling.`)
    .optional(),
  premiumFileId: id.optional(),
  /** Of a purchase. */
  category: optionalLine(100),
  roomId: id.nullish(),
});
export type ChosenLine = z.output<typeof chosenLine>;

export const applyBankFile = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/bank-files',
  who: { right: 'change' },
  summary:
    'Note the chosen bookings as payments, refunds, premiums or purchases, all at once. What was noted before adds nothing',
  body: z.object({
    lines: z
      .array(chosenLine, 'Geef de lijnen die u koos.')
      .min(1, 'Kies minstens één lijn.')
      .max(mostChosen, `Hoogstens ${mostChosen} lijnen tegelijk.`),
  }),
  output: z.object({ payments: z.array(id), invoices: z.array(id), premiumFiles: z.array(id) }),
  bodyLimit: 4_000_000,
  creates: true,
});
