import { z } from 'zod';
import { amount, day, id, moment } from '#/core/shapes';

/** What somebody with a link gets to see of a contact’s own papers and work, as features tell it. */

export const guestTask = z.object({
  id,
  title: z.string(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  status: z.string(),
});
export type GuestTask = z.infer<typeof guestTask>;

export const guestQuote = z.object({
  id,
  number: z.string().nullable(),
  description: z.string().nullable(),
  amount,
  status: z.string(),
});

export const guestExtra = z.object({
  id,
  /** 'meerwerk 2' */
  name: z.string(),
  title: z.string(),
  total: amount,
  status: z.string(),
});

export const guestInvoice = z.object({
  id,
  number: z.string().nullable(),
  date: day.nullable(),
  amount,
  open: amount,
  paidOn: day.nullable(),
});

export const guestPhoto = z.object({ id, takenAt: moment, caption: z.string().nullable() });

export const guestDiaryEntry = z.object({ id, day, text: z.string() });

export const guestPoint = z.object({
  id,
  /** It keeps it for ever. */
  number: z.int(),
  text: z.string(),
  room: z.string().nullable(),
  dueDate: day.nullable(),
  foundOn: day,
  status: z.string(),
  /** Why it is not yet in order, where somebody looked at it. */
  why: z.string().nullable(),
  photoIds: z.array(id),
});
export type GuestPoint = z.infer<typeof guestPoint>;

/** Minutes of an acceptance that wait for their answer, or have it. */
export const guestMinutes = z.object({ id, title: z.string(), day, isAnswered: z.boolean() });

export const guestPlace = z.object({ place: z.string().nullable(), practical: z.string().nullable() });

/** Each feature tells its own part. */
export type GuestShown = {
  tasks: GuestTask[];
  quotes: z.infer<typeof guestQuote>[];
  extras: z.infer<typeof guestExtra>[];
  invoices: z.infer<typeof guestInvoice>[];
  photos: z.infer<typeof guestPhoto>[];
  diary: z.infer<typeof guestDiaryEntry>[];
  points: GuestPoint[];
  acceptances: z.infer<typeof guestMinutes>[];
  place: z.infer<typeof guestPlace>;
};
