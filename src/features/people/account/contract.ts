import { z } from 'zod';
import { defineCall } from '#/core/call';
import { moment } from '#/core/shapes';

export const session = z.object({
  key: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: moment,
  lastSeenAt: moment,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  who: 'signed-in',
  summary: 'Where one is signed in, the last used first',
  output: z.array(session),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:key',
  who: 'signed-in',
  summary: 'Sign out one device',
});

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions',
  who: 'signed-in',
  summary: 'Sign out everywhere but here; with `tokens` the programs that one let in as well',
  query: z.object({ tokens: z.enum(['true', 'false']).optional() }),
});

/** Typed over before an account goes; asked again by the server, so that no stray call can do it. */
export const removalWords = 'VERWIJDEREN';

export const removeAccount = defineCall({
  method: 'POST',
  path: '/api/account/remove',
  who: 'signed-in',
  summary:
    'Remove one’s account with the projects one owns, and end every session; within an hour after signing in',
  body: z.object({
    confirmation: z.literal(removalWords, `Typ ‘${removalWords}’ om te bevestigen.`),
  }),
});

export const accountExportPath = '/api/account/export';
