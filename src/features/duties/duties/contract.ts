import { z } from 'zod';
import { defineCall } from '#/core/call';
import { grades } from '#/core/grade';
import { day, id, line } from '#/core/shapes';
import { doers, dutyKinds, dutyTimes } from '#/features/duties/duties/rules/entry';
import { origins, questionKeys, questionKinds } from '#/features/duties/duties/rules/questions';
import { dutyKeys } from '#/features/duties/duties/rules/table';
import { documentCategories } from '#/features/work/shared/documents/contract';
import { epcLabels } from '#/features/work/shared/home/contract';

export const dutyStates = ['open', 'asked', 'done', 'not-applicable'] as const;
export type DutyState = (typeof dutyStates)[number];

const question = z.object({
  key: z.enum(questionKeys),
  text: z.string(),
  kind: z.enum(questionKinds),
  /** Null: not known. Where no permit is needed, `permit` is false. */
  answer: z.union([z.boolean(), z.number(), z.string()]).nullable(),
  /** Where it was told; null while nobody did. With an answer of null somebody said that they don’t know. */
  from: z.enum(origins).nullable(),
  hint: z.string().nullable(),
  /** What it hardly goes together with. */
  doubt: z.string().nullable(),
});
export type AskedQuestion = z.infer<typeof question>;

const duty = z.object({
  key: z.string(),
  time: z.enum(dutyTimes),
  kind: z.enum(dutyKinds),
  title: z.string(),
  text: z.string(),
  because: z.string(),
  /** Not so where it hangs on a question that nobody can answer yet. */
  isSure: z.boolean(),
  who: z.enum(doers),
  dueDate: day.nullable(),
  /** What the day is counted from; null where somebody chose another day, or there is none. */
  counted: z.string().nullable(),
  state: z.enum(dutyStates),
  reason: z.string().nullable(),
  /** What would prove it. */
  proof: z.string().nullable(),
  /** Of the document that it becomes. */
  proofCategory: z.enum(documentCategories).nullable(),
  documentId: id.nullable(),
  /** A document that may be the proof. */
  found: z.object({ id, fileName: z.string() }).nullable(),
  otherwise: z.string().nullable(),
  grade: z.enum(grades),
  source: z.string(),
  checkedOn: day,
  reviewBy: day,
});
export type Duty = z.infer<typeof duty>;

const duties = z.object({ questions: z.array(question), duties: z.array(duty) });
export type Duties = z.infer<typeof duties>;

export const listDuties = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/duties',
  who: { right: 'read' },
  token: 'read',
  summary: 'What the owner must, may and had better do, with the questions that it hangs on',
  output: duties,
  sameForAll: true,
});

const yesOrNo = z.boolean('Kies ja of nee, of null voor ‘weet ik niet’.').nullable().optional();
const aDay = z.string('Dit is geen geldige datum (JJJJ-MM-DD).').pipe(day);
const whole = (most: number) => {
  const message = `Vul een geheel aantal in van 0 tot ${most}.`;
  return z.int(message).min(0, message).max(most, message).nullable().optional();
};
const areaMessage = 'Vul een oppervlakte in tussen 10 en 10.000 m².';

export const dutyAnswers = z.strictObject(
  {
    extension: yesOrNo,
    bearingWalls: yesOrNo,
    before2001: yesOrNo,
    permit: z
      .union([aDay, z.literal(false)], 'Vul de dag van de vergunning in, of false als er geen nodig is.')
      .nullable()
      .optional(),
    architect: yesOrNo,
    contractors: whole(500),
    subcontractors: yesOrNo,
    deed: aDay.nullable().optional(),
    label: z.enum(epcLabels, 'Kies een EPC-label van A+ tot F.').nullable().optional(),
    livingArea: z
      .number(areaMessage)
      .min(10, areaMessage)
      .max(10_000, areaMessage)
      .transform((area) => Math.round(area * 1_000) / 1_000)
      .nullable()
      .optional(),
    residents: whole(100),
  },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `Deze vraag bestaat niet. Kies uit: ${questionKeys.join(', ')}.`
        : 'Geef de antwoorden mee.',
  },
);
export type DutyAnswers = z.output<typeof dutyAnswers>;

export const answerDutyQuestions = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/duty-answers',
  who: { right: 'change' },
  summary:
    'Answer questions that duties hang on; null says that one doesn’t know, and what is left out stays. Deed, label and area are kept with the home',
  versionOf: null,
  body: dutyAnswers,
  output: duties,
});

export const updateDuty = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/duties',
  who: { right: 'change' },
  summary: 'Say how a duty stands, with its reason, its proof or another day; what is left out stays',
  versionOf: null,
  body: z.object({
    key: z
      .string('Zeg over welk recht of welke plicht het gaat.')
      .refine((key) => dutyKeys.has(key), 'Dit recht of deze plicht bestaat niet.'),
    state: z.enum(dutyStates, `Kies een van deze: ${dutyStates.join(', ')}.`),
    reason: line(500)
      .nullable()
      .transform((typed) => typed || null)
      .optional(),
    documentId: id.nullable().optional(),
    /** Instead of the day that follows from the facts, as long as that stays the same; null takes it back. */
    dueDate: aDay.nullable().optional(),
  }),
  output: duties,
});
