import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id } from '#/core/wire';

export const user = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});
export type User = z.infer<typeof user>;

export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  who: 'signed-in',
  summary: 'The person who is signed in',
  output: user,
});

/** Typed over before an account goes; asked again by the server, so that no stray call can do it. */
export const removalWords = 'VERWIJDEREN';

export const removeAccount = defineCall({
  method: 'POST',
  path: '/api/account/remove',
  who: 'signed-in',
  summary: 'Remove one’s account with the projects one owns, and end every session',
  body: z.object({
    confirmation: z.literal(removalWords, `Typ ‘${removalWords}’ om te bevestigen.`),
  }),
});

export const accountExportPath = '/api/account/export';
