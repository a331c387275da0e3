import { z } from 'zod';
import { defineCall, type Upload } from '#/core/call';
import { readableKinds } from '#/core/files';
import {
  guestDiaryEntry,
  guestExtra,
  guestInvoice,
  guestMinutes,
  guestPhoto,
  guestPoint,
  guestQuote,
  guestTask,
} from '#/core/guest';
import { day, fromForm, id, moment, optionalText } from '#/core/shapes';
import { messageShown } from '#/features/outside/messages/contract';
import { requestShown } from '#/features/outside/shared/paper-requests/contract';

export const answers = ['fits', 'proposes'] as const;
/** Of a proposal: taken, or set aside. */
export const answerStatuses = ['open', 'taken', 'declined'] as const;

const answerShown = z.object({
  answer: z.enum(answers),
  startDate: day.nullable(),
  endDate: day.nullable(),
  note: z.string().nullable(),
  status: z.enum(answerStatuses),
  at: moment,
});

/** All that who has the link gets to see: what is of this contact, and nothing of anybody else. */
export const guestPage = z.object({
  project: z.object({
    name: z.string(),
    place: z.string().nullable(),
    practical: z.string().nullable(),
    invitedBy: z.string(),
  }),
  contact: z.object({ name: z.string() }),
  kind: z.enum(['contractor', 'architect']),
  until: day,
  tasks: z.array(guestTask.extend({ answer: answerShown.nullable() })),
  quotes: z.array(guestQuote),
  extras: z.array(guestExtra),
  invoices: z.array(guestInvoice),
  requests: z.array(requestShown),
  messages: z.array(messageShown),
  photos: z.array(guestPhoto),
  diary: z.array(guestDiaryEntry),
  points: z.array(guestPoint),
  acceptances: z.array(guestMinutes),
});
export type GuestPage = z.infer<typeof guestPage>;

export const getGuestPage = defineCall({
  method: 'GET',
  path: '/api/guest/:token',
  who: { link: 'guest' },
  summary: 'The page of a contact: its tasks, papers, what was asked of it and what was written',
  output: guestPage,
});

const optionalDay = z
  .string('Dit is geen geldige datum (JJJJ-MM-DD).')
  .nullish()
  .transform((typed) => typed?.trim() || null)
  .pipe(day.nullable());

const noStart = 'Vul de dag in waarop u kunt beginnen.';
const outOfOrder = 'De laatste dag kan niet vóór de eerste liggen.';

export const taskAnswer = z
  .object({
    answer: z.enum(answers, 'Kies of de dagen passen, of stel andere voor.'),
    startDate: optionalDay,
    endDate: optionalDay,
    note: optionalText(1_000),
  })
  .refine(({ answer, startDate }) => answer === 'fits' || startDate !== null, {
    ...{ path: ['startDate'], message: noStart },
  })
  .refine(
    ({ answer, startDate, endDate }) =>
      answer === 'fits' || startDate === null || endDate === null || startDate <= endDate,
    { path: ['endDate'], message: outOfOrder },
  );
export type TaskAnswerFields = z.output<typeof taskAnswer>;

export const answerTask = defineCall({
  method: 'POST',
  path: '/api/guest/:token/tasks/:id',
  who: { link: 'guest' },
  summary: 'Say of a task that its days fit, or propose others. Nothing moves until the owner takes it',
  body: taskAnswer,
  output: answerShown,
  versionOf: null,
  limit: { max: 60, perSeconds: 3_600, name: 'guest answers' },
});

const uploads = { max: 120, perSeconds: 3_600, name: 'guest uploads' };

export const handInPaper = defineCall({
  method: 'POST',
  path: '/api/guest/:token/papers',
  who: { link: 'guest' },
  summary: 'Hand in a paper, for what was asked or of one’s own accord; it lands in the letterbox',
  body: z.object({ requestId: fromForm(id.nullish()).transform((value) => value ?? null) }),
  upload: {
    field: 'file',
    kinds: [...readableKinds, 'doc', 'xls', 'xlsx', 'odt', 'ods'],
    noStatements: true,
    required: true,
    namesFile: true,
  },
  output: z.object({ name: z.string() }),
  creates: true,
  limit: uploads,
});

const photoOfGuest = {
  field: 'file',
  kinds: ['jpg', 'png', 'webp', 'heic', 'avif'],
  maxBytes: 30 * 1_048_576,
  judgedByReader: true,
  namesFile: true,
} as const satisfies Upload;

export const handInPhoto = defineCall({
  method: 'POST',
  path: '/api/guest/:token/photos',
  who: { link: 'guest' },
  summary: 'Hand in a photo of the work; it lands among the photos of the site',
  body: z.object({}),
  upload: { ...photoOfGuest, required: true },
  output: z.object({ name: z.string() }),
  creates: true,
  limit: uploads,
});

export const repairPoint = defineCall({
  method: 'POST',
  path: '/api/guest/:token/points/:id',
  who: { link: 'guest' },
  summary: 'Say of a point of theirs that it was repaired, with a photo where there is one',
  body: z.object({ note: optionalText(1_000) }),
  upload: photoOfGuest,
  output: guestPoint,
  versionOf: null,
  limit: uploads,
});

/** What the owner sees of an answer. */
export const taskAnswerOfContact = answerShown.extend({
  id,
  taskId: id,
  task: z.string(),
  contactId: id,
  sentBy: z.string(),
});
export type TaskAnswer = z.infer<typeof taskAnswerOfContact>;

export const listTaskAnswers = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/task-answers',
  who: { right: 'read' },
  token: 'read',
  shows: ['taskAnswers', 'tasks'],
  summary: 'What contacts answered on the days of their tasks, the last first',
  output: z.array(taskAnswerOfContact),
  sameForAll: true,
});

export const decideTaskAnswer = defineCall({
  method: 'PUT',
  path: '/api/task-answers/:id',
  who: { right: 'change', record: 'taskAnswers' },
  versionOf: null,
  summary:
    'Take proposed days, with what follows as far as it must move, or set them aside. With `preview` nothing is written',
  body: z.object({
    status: z.enum(['taken', 'declined'], 'Kies overnemen of laten zoals het is.'),
    preview: z.boolean().optional(),
  }),
  output: z.object({
    moves: z.array(z.object({ taskId: id, title: z.string(), from: day, to: day })),
    end: day.nullable(),
  }),
});
