import { z } from 'zod';
import { defineCall } from '#/core/call';
import { readableKinds } from '#/core/files';
import { paperData, secondOffer } from '#/features/papers/shared/reading/paper-data';

const text = z.string().nullable();

const paperAnswer = z.object({
  success: z.boolean(),
  data: paperData.nullable(),
  /** Why nothing came of it, for people. */
  error: text,
});
export type PaperAnswer = z.infer<typeof paperAnswer>;

export const readPaper = defineCall({
  method: 'POST',
  path: '/api/papers/read',
  who: 'signed-in',
  summary:
    'Read a quote, an invoice or a credit note from any file; nothing is kept. Accept application/x-ndjson to follow it',
  upload: { field: 'file', kinds: readableKinds, required: true, readOnly: true, judgedByReader: true },
  limit: { max: 30, perSeconds: 60 },
  output: paperAnswer,
});

const euros = z.number().min(-99_999_999.99).max(99_999_999.99);
const said = z.string().trim().max(60).nullable();

/** What an AI service answers when it reads a paper: euros with a point, days as YYYY-MM-DD, null where it finds none. */
export const secondReading = z.object({
  number: said,
  date: said,
  dueDate: said,
  netAmount: euros.nullable(),
  vatAmount: euros.nullable(),
  totalAmount: euros.nullable(),
  /** Of each line of the table, without VAT. */
  lineAmounts: z.array(euros).max(400),
});
export type SecondReading = z.infer<typeof secondReading>;

export const askSecondReading = defineCall({
  method: 'POST',
  path: '/api/papers/second-reading',
  who: 'signed-in',
  summary:
    'Send the secondOffer of a paper that was read, to the letter, to the AI service; its own reading of it, or why there is none. Nothing is kept',
  body: secondOffer,
  limit: { max: 10, perSeconds: 60 },
  output: z.object({
    reading: secondReading.nullable(),
    /** Why there is none, for people. */
    note: text,
  }),
});
