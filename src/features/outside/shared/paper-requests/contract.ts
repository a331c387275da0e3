import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { day, id, moment, optionalText, requiredLine, version } from '#/core/shapes';

export const requestStatuses = ['asked', 'received', 'in-order', 'dropped'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestStatusLabels: Record<RequestStatus, string> = {
  asked: 'Gevraagd',
  received: 'Ontvangen',
  'in-order': 'In orde',
  dropped: 'Niet meer nodig',
};

/** As who it is asked of sees it. */
export const requestShown = z.object({
  id,
  what: z.string(),
  note: z.string().nullable(),
  dueDate: day.nullable(),
  status: z.enum(requestStatuses),
});

export const paperRequest = requestShown.extend({
  contactId: id,
  documentId: id.nullable(),
  version,
  createdAt: moment,
});
export type PaperRequest = z.infer<typeof paperRequest>;

const dueDate = z
  .string('Dit is geen geldige datum (JJJJ-MM-DD).')
  .nullish()
  .transform((typed) => typed?.trim() || null)
  .pipe(day.nullable());

const newPaperRequest = z.object({
  contactId: id,
  what: requiredLine(200, 'Vul in welk papier u vraagt.'),
  note: optionalText(2_000),
  dueDate,
});

export const listPaperRequests = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/paper-requests',
  who: { right: 'read' },
  token: 'read',
  shows: ['paperRequests'],
  summary: 'The papers that were asked of contacts, the last first',
  output: z.array(paperRequest),
  sameForAll: true,
});

export const createPaperRequest = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/paper-requests',
  who: { right: 'change' },
  summary: 'Ask a contact for a paper; mailed where they have a page and the server mails',
  body: newPaperRequest,
  output: paperRequest,
  creates: true,
});

export const updatePaperRequest = defineCall({
  method: 'PUT',
  path: '/api/paper-requests/:id',
  who: { right: 'change', record: 'paperRequests' },
  summary: 'Say how it stands with a paper that was asked, and which document it became, or ask it otherwise',
  body: changesOf(
    newPaperRequest.omit({ contactId: true }).extend({
      status: z.enum(requestStatuses, 'Kies hoe het ermee staat.'),
      documentId: id.nullish().transform((value) => value ?? null),
    }),
  ),
  output: paperRequest,
});

export const removePaperRequest = defineCall({
  method: 'DELETE',
  path: '/api/paper-requests/:id',
  who: { right: 'change', record: 'paperRequests' },
  summary: 'Remove what was asked',
});
