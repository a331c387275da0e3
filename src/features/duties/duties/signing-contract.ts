import { z } from 'zod';
import { defineCall } from '#/core/call';
import { day } from '#/core/shapes';
import { signingPlaces } from '#/features/duties/duties/rules/facts';

const signing = z.object({
  /** Null while nobody said. */
  where: z.enum(signingPlaces).nullable(),
  day: day.nullable(),
  /** Until when one may possibly withdraw; no answer, no day. */
  withdrawUntil: day.nullable(),
  /** The letter with which one does. */
  mail: z.object({ to: z.string(), subject: z.string(), body: z.string() }).nullable(),
});
export type QuoteSigning = z.infer<typeof signing>;

export const getSigning = defineCall({
  method: 'GET',
  path: '/api/quotes/:id/signing',
  who: { right: 'read', record: 'quotes' },
  token: 'read',
  summary: 'Where and when a quote was signed, and until when one may possibly withdraw',
  output: signing,
  sameForAll: true,
});

export const updateSigning = defineCall({
  method: 'PUT',
  path: '/api/quotes/:id/signing',
  who: { right: 'change', record: 'quotes' },
  summary: 'Say where and when an accepted quote was signed',
  versionOf: null,
  body: z.object({
    where: z.enum(signingPlaces, `Kies een van deze: ${signingPlaces.join(', ')}.`),
    day: z.string('Vul de dag in waarop u tekende (JJJJ-MM-DD).').pipe(day),
  }),
  output: signing,
});
