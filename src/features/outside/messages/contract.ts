import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id, moment, requiredText } from '#/core/shapes';

const messageLength = 4_000;

/** As the other side sees it. */
export const messageShown = z.object({
  id,
  text: z.string(),
  /** Whether who has the page of the contact wrote it. */
  isOfContact: z.boolean(),
  sentBy: z.string(),
  createdAt: moment,
});
export type MessageShown = z.infer<typeof messageShown>;

export const message = messageShown.extend({
  contactId: id,
  /** The member whose browser it was, where who wrote for the contact was signed in. */
  sentAs: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

const text = requiredText(messageLength, 'Schrijf eerst een bericht.');
const queryId = z.coerce.number('Kies een contact.').int().positive().max(2_147_483_647);

export const listMessages = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/messages',
  who: { right: 'read' },
  token: 'read',
  shows: ['messages'],
  summary: 'What was written to and by a contact, or by all of them, the first first',
  query: z.object({ contactId: queryId.optional() }),
  output: z.array(message),
  sameForAll: true,
});

export const writeMessage = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/messages',
  who: { right: 'change' },
  summary: 'Write to a contact; mailed with the link where they have a page and the server mails',
  body: z.object({ contactId: id, text }),
  output: message.extend({ isMailed: z.boolean() }),
  creates: true,
  limit: { max: 60, perSeconds: 3_600 },
});

export const writeAsGuest = defineCall({
  method: 'POST',
  path: '/api/guest/:token/messages',
  who: { link: 'guest' },
  summary: 'Write to who gave the link',
  body: z.object({ text }),
  output: messageShown,
  creates: true,
  limit: { max: 30, perSeconds: 3_600, name: 'guest messages' },
});
