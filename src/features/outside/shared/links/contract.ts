import { z } from 'zod';
import { defineCall, linkPurposes } from '#/core/call';
import { day, id, moment } from '#/core/shapes';

export const guestKinds = ['contractor', 'architect'] as const;
export type GuestKind = (typeof guestKinds)[number];

/**
 * Why a link ended before its day: taken back, another in its place, what it was about was changed, too many wrong
 * codes, another address or none for its contact, the contact or the project removed.
 */
export const linkEnds = [
  'revoked',
  'replaced',
  'changed',
  'guessed',
  'address',
  'contact',
  'project',
] as const;
export type LinkEnd = (typeof linkEnds)[number];

export const deliveryWays = ['by-hand', 'mailed'] as const;

export const usualDays = 90;
export const mostDays = 365;

export const outsiderLink = z.object({
  id,
  purpose: z.enum(linkPurposes),
  kind: z.enum(guestKinds).nullable(),
  contactId: id.nullable(),
  /** Whom it was made for. */
  name: z.string(),
  email: z.string().nullable(),
  delivery: z.enum(deliveryWays),
  createdAt: moment,
  until: day,
  isOpen: z.boolean(),
  ended: z.enum(linkEnds).nullable(),
  lastSeenAt: moment.nullable(),
  /** What was done with it, the last first. */
  deeds: z.array(z.object({ at: moment, what: z.string() })),
});
export type OutsiderLink = z.infer<typeof outsiderLink>;

export const listGuestLinks = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/guest-links',
  who: { right: 'read' },
  summary: 'Who has a link to something of the project, until when, and what was done with it',
  output: z.array(outsiderLink),
  // When a link was last opened raises no revision.
  isPersonal: true,
});

/** A link is known to who gets it, and to nobody else: what is mailed is not told here. */
const madeLink = z.object({ url: z.string().nullable(), isMailed: z.boolean() });

export const createGuestLink = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/guest-links',
  who: { right: 'change' },
  summary:
    'Give a contact a page of their own, in place of an earlier one. Mailed where the server mails and the contact has an address',
  body: z.object({
    contactId: id,
    until: day.optional(),
    kind: z.enum(guestKinds, 'Kies aannemer of architect.').default('contractor'),
  }),
  output: madeLink,
  limit: { max: 60, perSeconds: 3_600 },
});

export const revokeLink = defineCall({
  method: 'DELETE',
  path: '/api/guest-links/:id',
  who: { right: 'change', record: 'links' },
  versionOf: null,
  summary: 'End a link of any purpose, at once',
});

export const sendLinkCode = defineCall({
  method: 'POST',
  path: '/api/links/:token/code',
  who: { link: 'any' },
  summary:
    'Make a new device known: without a code six digits are mailed to the address of the link, with one it is checked',
  body: z.object({
    code: z
      .string('Vul de zes cijfers in.')
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Vul de zes cijfers uit de e-mail in.'))
      .optional(),
  }),
  output: z.object({ isKnown: z.boolean() }),
});

/** Of what a link opens, as pages for people. */
export const linkPaths = {
  approval: '/approvals/:token',
  guest: '/guest/:token',
  'price-request': '/price-requests/:token',
  folder: '/folders/:token',
} as const;

export const codePath = '/links/:token/code';
