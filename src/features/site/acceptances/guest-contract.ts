import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, day, id, moment, version } from '#/core/shapes';
import {
  acceptance,
  acceptanceKinds,
  outcomes,
  signature,
  signing,
} from '#/features/site/acceptances/contract';

/** The minutes, as who was sent them reads them. */
export const guestAcceptance = z.object({
  id,
  title: z.string(),
  kind: z.enum(acceptanceKinds),
  day,
  project: z.string(),
  contractor: z.string(),
  present: z.array(z.string()),
  outcome: z.enum(outcomes),
  reason: z.string().nullable(),
  keptBack: amount.nullable(),
  keptUntil: day.nullable(),
  remarks: z.string().nullable(),
  sum: amount,
  billed: amount,
  paid: amount,
  points: z.array(
    z.object({
      number: z.int(),
      text: z.string(),
      room: z.string().nullable(),
      dueDate: day.nullable(),
    }),
  ),
  clearRooms: z.array(z.string()),
  /** What signing means, one sentence each. */
  meaning: z.array(z.string()),
  sentBy: z.string(),
  sentAt: moment,
  sha256: z.string(),
  /** What they answered themselves on these minutes. */
  answer: signature.pick({ at: true, name: true, answer: true, remark: true }).nullable(),
  countsSince: acceptance.shape.countsSince,
  addenda: z.array(acceptance.shape.addenda.element.omit({ filePath: true })),
  /** What is signed: sent back with the answer. */
  version,
});
export type GuestAcceptance = z.infer<typeof guestAcceptance>;

const limit = { max: 120, perSeconds: 3_600, name: 'guest acceptances' };

export const getGuestAcceptance = defineCall({
  method: 'GET',
  path: '/api/guest/:token/acceptances/:id',
  who: { link: 'guest' },
  summary: 'Minutes that were sent to a contact. Reading them signs nothing',
  output: guestAcceptance,
});

export const answerAcceptance = defineCall({
  method: 'POST',
  path: '/api/guest/:token/acceptances/:id',
  who: { link: 'guest' },
  versionOf: null,
  summary:
    'Agree, agree with a remark or disagree with the minutes that were read, once. Others than were read: 409 with `current` and `changed`',
  body: signing,
  output: guestAcceptance,
  limit,
});
