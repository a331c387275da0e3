import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id, moment, text } from '#/core/shapes';

/** In the order in which they are asked; each is also the name of the field that holds its answer. */
export const questionIds = [
  'typeRenovatie',
  'oppervlakteM2',
  'locatie',
  'budget',
  'bouwjaar',
  'epc',
  'timing',
] as const;
export type QuestionId = (typeof questionIds)[number];

export const questionTypes = ['choice', 'choice_or_amount', 'text', 'number'] as const;
export type QuestionType = (typeof questionTypes)[number];

const answerLength = 200;

const answers = z.partialRecord(z.enum(questionIds), z.string());
export type Answers = z.infer<typeof answers>;

const asking = z.object({
  completed: z.literal(false),
  question_id: z.enum(questionIds),
  question: z.string(),
  type: z.enum(questionTypes),
  options: z.array(z.string()),
  placeholder: z.string().nullable(),
  current_question: z.int(),
  total_questions: z.int(),
  answers,
  /** Why the last answer was not taken. */
  error: z.string().nullable(),
});

const finished = z.object({
  completed: z.literal(true),
  current_question: z.int(),
  total_questions: z.int(),
  answers,
  error: z.null(),
});

export const chatStep = z.discriminatedUnion('completed', [asking, finished]);
export type ChatStep = z.infer<typeof chatStep>;
export type AskingStep = z.infer<typeof asking>;

/** Made by the client, and only together with the signed-in user does it name a conversation. */
const sessionId = z
  .string('Geef een session_id mee.')
  .regex(/^[\w.:-]{1,100}$/, 'Dit is geen geldige session_id.');

export const startChat = defineCall({
  method: 'POST',
  path: '/chatbot/api/chatbot/start',
  who: 'signed-in',
  summary: 'Begin a conversation, or go on with one’s own of this session id',
  body: z.object({ session_id: sessionId }),
  output: chatStep,
  limit: { max: 120, perSeconds: 600 },
});

export const submitAnswer = defineCall({
  method: 'POST',
  path: '/chatbot/api/chatbot/submit',
  who: 'signed-in',
  summary:
    'Answer the current question; `question_id` says which one was meant, so that a repeat does no harm',
  body: z.object({
    session_id: sessionId,
    answer: z.union([text(answerLength), z.number().transform(String)], 'Geef een antwoord mee.'),
    question_id: z.enum(questionIds).optional(),
  }),
  output: chatStep,
});

export const goBack = defineCall({
  method: 'POST',
  path: '/chatbot/api/chatbot/back',
  who: 'signed-in',
  summary: 'Return to the question before; what was answered stays',
  body: z.object({ session_id: sessionId }),
  output: chatStep,
});

const intakeField = z.string().nullable();

export const intake = z.object({
  id,
  sessionId: z.string(),
  completed: z.boolean(),
  createdAt: moment,
  typeRenovatie: intakeField,
  oppervlakteM2: intakeField,
  locatie: intakeField,
  budget: intakeField,
  bouwjaar: intakeField,
  epc: intakeField,
  timing: intakeField,
});
export type Intake = z.infer<typeof intake>;

const answerInput = z
  .union([text(answerLength), z.number().transform(String)])
  .nullish()
  .transform((value) => value || null);

export const intakeFields = z.object({
  sessionId,
  completed: z.boolean(),
  typeRenovatie: answerInput,
  oppervlakteM2: answerInput,
  locatie: answerInput,
  budget: answerInput,
  bouwjaar: answerInput,
  epc: answerInput,
  timing: answerInput,
});

export const listIntakes = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/chatbot-intake',
  who: { right: 'read' },
  token: 'read',
  shows: ['intakes'],
  summary: 'The intakes saved in a project, newest first',
  output: z.array(intake),
  sameForAll: true,
});

export const saveIntake = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/chatbot-intake',
  who: { right: 'change' },
  summary: 'Save the answers of a conversation; again for the same conversation replaces them',
  body: intakeFields,
  output: intake,
  creates: true,
});
