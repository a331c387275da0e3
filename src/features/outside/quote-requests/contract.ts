import { z } from 'zod';
import { defineCall } from '#/core/call';
import { day, id, moment, optionalText, requiredLine, requiredText, version } from '#/core/shapes';
import { comparison, frozenItem } from '#/features/outside/quote-requests/prices-contract';

export const requestStatuses = ['draft', 'sent', 'closed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const answerStates = ['invited', 'submitted', 'declined'] as const;
export type AnswerState = (typeof answerStates)[number];

/** As many as one quote has lines. */
export const mostItems = 500;
export const mostContacts = 8;
const mostFiles = 20;
export const textLength = 4_000;

const invited = z.object({
  contactId: id,
  name: z.string(),
  email: z.string().nullable(),
  state: z.enum(answerStates),
  /** Has a link that works. */
  isSent: z.boolean(),
  submittedAt: moment.nullable(),
  submittedBy: z.string().nullable(),
  sha256: z.string().nullable(),
  /** Of what was handed in: the last first. */
  documentIds: z.array(id),
  validUntil: day.nullable(),
  startsWithin: z.string().nullable(),
  note: z.string().nullable(),
});
export type Invited = z.infer<typeof invited>;

const question = z.object({
  id,
  contactId: id.nullable(),
  /** Null where the owner wrote of their own accord. */
  question: z.string().nullable(),
  askedBy: z.string().nullable(),
  askedAt: moment,
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
  toAll: z.boolean(),
});
export type Question = z.infer<typeof question>;

export const addendum = z.object({ at: moment, text: z.string() });
export type Addendum = z.infer<typeof addendum>;

const common = {
  id,
  title: z.string(),
  text: z.string(),
  itemIds: z.array(id),
  contactIds: z.array(id),
  until: day,
  documentIds: z.array(id),
  photoIds: z.array(id),
  visit: z.string().nullable(),
  status: z.enum(requestStatuses),
  sentAt: moment.nullable(),
  version,
  createdAt: moment,
};

export const quoteRequestLine = z.object({
  ...common,
  itemCount: z.int(),
  answeredCount: z.int(),
  openQuestions: z.int(),
});
export type QuoteRequestLine = z.infer<typeof quoteRequestLine>;

export const quoteRequest = z.object({
  ...common,
  items: z.array(frozenItem),
  invited: z.array(invited),
  questions: z.array(question),
  addenda: z.array(addendum),
  /** Items that are no longer as they were sent. */
  changed: z.array(z.object({ itemId: id, number: z.int(), description: z.string(), isGone: z.boolean() })),
  comparison,
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

const unique = (ids: number[]) => [...new Set(ids)];
const idList = (most: number, tooMany: string) =>
  z.array(id, 'Kies uit de lijst.').max(most, tooMany).transform(unique);
const fileIds = idList(mostFiles, `Stuur hoogstens ${mostFiles} bestanden mee.`);

const needed = {
  title: requiredLine(200, 'Geef de prijsvraag een titel.'),
  text: requiredText(textLength, 'Schrijf erbij wat u vraagt.'),
  itemIds: z
    .array(id, 'Kies minstens één post.')
    .min(1, 'Kies minstens één post.')
    .max(mostItems, `Vraag prijs voor hoogstens ${mostItems} posten tegelijk.`)
    .transform(unique),
  contactIds: z
    .array(id, 'Kies minstens één aannemer.')
    .min(1, 'Kies minstens één aannemer.')
    .max(mostContacts, `Vraag prijs aan hoogstens ${mostContacts} aannemers.`)
    .transform(unique),
  until: day,
};

export const quoteRequestFields = z.object({
  ...needed,
  documentIds: fileIds.default([]),
  photoIds: fileIds.default([]),
  visit: optionalText(500),
});
export type QuoteRequestFields = z.output<typeof quoteRequestFields>;

const quoteRequestChanges = z
  .object({ ...needed, documentIds: fileIds, photoIds: fileIds, visit: optionalText(500) })
  .partial();
export type QuoteRequestChanges = z.output<typeof quoteRequestChanges>;

const shows = ['quoteRequests', 'priceAnswers', 'priceQuestions', 'items', 'contacts', 'quotes', 'links'];

export const listQuoteRequests = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/quote-requests',
  who: { right: 'read' },
  token: 'read',
  shows,
  summary: 'For what prices were asked, of whom, and how many came; the last first',
  output: z.array(quoteRequestLine),
});

export const createQuoteRequest = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/quote-requests',
  who: { right: 'change' },
  summary: 'A draft that asks prices for items of the meetstaat; nothing is sent',
  body: quoteRequestFields,
  output: quoteRequest,
  creates: true,
});

export const getQuoteRequest = defineCall({
  method: 'GET',
  path: '/api/quote-requests/:id',
  who: { right: 'read', record: 'quoteRequests' },
  token: 'read',
  summary: 'One of them with what was frozen, what was asked and answered, and the prices beside each other',
  output: quoteRequest,
});

export const updateQuoteRequest = defineCall({
  method: 'PUT',
  path: '/api/quote-requests/:id',
  who: { right: 'change', record: 'quoteRequests' },
  summary:
    'Change a draft; of one that was sent only the contractors can become more. What is left out stays',
  body: quoteRequestChanges,
  output: quoteRequest,
});

export const removeQuoteRequest = defineCall({
  method: 'DELETE',
  path: '/api/quote-requests/:id',
  who: { right: 'change', record: 'quoteRequests' },
  summary: 'Remove it; its links end, quotes that came of it stay',
});

export const sendQuoteRequest = defineCall({
  method: 'POST',
  path: '/api/quote-requests/:id/send',
  who: { right: 'change', record: 'quoteRequests' },
  versionOf: { kind: 'quoteRequests' },
  summary:
    'Freeze the items and give every contractor without a link one, mailed where the server mails and there is an address. With `contactIds` those get a new one',
  body: z.object({ contactIds: z.array(id).max(mostContacts).transform(unique).optional() }),
  output: z.array(z.object({ contactId: id, url: z.string().nullable(), isMailed: z.boolean() })),
  limit: { max: 60, perSeconds: 3_600 },
});

export const addAddendum = defineCall({
  method: 'POST',
  path: '/api/quote-requests/:id/addendum',
  who: { right: 'change', record: 'quoteRequests' },
  versionOf: { kind: 'quoteRequests' },
  summary:
    'Take over what was changed of the items since, with a word to all; a later day where one is given. Numbers stay',
  body: z.object({
    text: requiredText(textLength, 'Schrijf wat er veranderd is.'),
    until: day.optional(),
  }),
  output: quoteRequest,
  limit: { max: 60, perSeconds: 3_600 },
});

export const answerQuestion = defineCall({
  method: 'POST',
  path: '/api/quote-requests/:id/answers',
  who: { right: 'change', record: 'quoteRequests' },
  versionOf: null,
  summary: 'Answer a question to who asked it or to all, or write to all of one’s own accord',
  body: z
    .object({
      text: requiredText(textLength, 'Schrijf eerst een antwoord.'),
      toAll: z.boolean('Kies of iedereen het antwoord leest.'),
      questionId: id.optional(),
    })
    .refine(({ toAll, questionId }) => toAll || questionId !== undefined, {
      ...{ path: ['questionId'], message: 'Kies de vraag die u beantwoordt, of schrijf aan iedereen.' },
    }),
  output: quoteRequest,
  limit: { max: 120, perSeconds: 3_600 },
});

export const closeQuoteRequest = defineCall({
  method: 'POST',
  path: '/api/quote-requests/:id/close',
  who: { right: 'change', record: 'quoteRequests' },
  versionOf: { kind: 'quoteRequests' },
  summary: 'No more prices: who has a link can still read',
  output: quoteRequest,
});

/** For who won’t click: the same list as a workbook or on paper. */
export const requestSheetPath = '/api/quote-requests/:id/list.xlsx';
export const requestPaperPath = '/api/quote-requests/:id/list.pdf';
