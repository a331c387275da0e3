import { z } from 'zod';
import { defineCall } from '#/core/call';
import { diaryKinds } from '#/core/diary';
import { day, id, moment, optionalLine, optionalText, version } from '#/core/shapes';

const textLength = 10_000;
const weatherLength = 120;
const mostPresent = 50;
/** A period has a year at most. */
export const mostDays = 366;

const person = z.object({ id, name: z.string() });

/** What people say of a day. */
export const diaryEntry = z.object({
  /** Null while nobody wrote anything. */
  id: id.nullable(),
  day,
  text: z.string().nullable(),
  weather: z.string().nullable(),
  /** The contacts who were there, as somebody said. */
  present: z.array(id),
  /** 0 while nobody wrote anything. */
  version,
});
export type DiaryEntry = z.infer<typeof diaryEntry>;

/** With what the day has by itself. */
export const diaryDay = diaryEntry.extend({
  /** The contacts whom the planning expected. */
  expected: z.array(id),
  /** How those two are called and reached. */
  contacts: z.array(person.extend({ phone: z.string().nullable() })),
  /** What the day has by itself: tasks, what is delivered, papers, photos. */
  facts: z.array(
    z.object({
      kind: z.enum(diaryKinds),
      /** Of the record that it is about. */
      id,
      title: z.string(),
      detail: z.string().nullable(),
      /** Where that leads: a firm to its own page. */
      detailPath: z.string().nullable(),
      path: z.string(),
      filePath: z.string().nullable(),
    }),
  ),
  /** The text line by line, each with who wrote it; nobody where they left. */
  written: z.array(z.object({ text: z.string(), by: person.nullable(), at: moment })),
  changedBy: person.nullable(),
  changedAt: moment.nullable(),
});
export type DiaryDay = z.infer<typeof diaryDay>;

export const diaryFields = z.object({
  text: optionalText(textLength),
  weather: optionalLine(weatherLength),
  present: z
    .array(id, 'Kies wie er was uit de contacten.')
    .max(mostPresent, `Hoogstens ${mostPresent} contacten op een dag.`)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
});
export type DiaryFields = z.output<typeof diaryFields>;

export const diaryPeriod = z.object({ from: day.optional(), until: day.optional() });

export const listDiary = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/diary',
  who: { right: 'read' },
  token: 'read',
  shows: ['diary', 'photos', 'tasks', 'contacts', 'quotes', 'invoices', 'documents'],
  summary:
    'The diary of a building site, a page for each day of a period, the last first. Left out: the thirty days up to today',
  query: diaryPeriod,
  output: z.array(diaryDay),
  sameForAll: true,
});

export const writeDiary = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/diary',
  who: { right: 'add' },
  versionOf: { kind: 'diary', field: 'day' },
  summary: 'Write the page of a day: what is left out stays. Who may only add changes no lines of others',
  body: z.object({
    day,
    text: diaryFields.shape.text.optional(),
    weather: diaryFields.shape.weather.optional(),
    present: diaryFields.shape.present.optional(),
  }),
  output: diaryDay,
});

export const listDiaryMarks = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/diary/marks',
  who: { right: 'read' },
  token: 'read',
  shows: ['diary'],
  summary: 'By what the diary is found: the days of which somebody wrote, the last first',
  output: z.array(z.object({ id, day, text: z.string() })),
  sameForAll: true,
});

export const diaryReportPath = '/api/projects/:projectId/reports/diary.pdf';

export const keepDiary = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/diary/keep',
  who: { right: 'add' },
  summary:
    'Make the PDF of a period and keep it among the documents, with the hash by which one knows that nobody changed it',
  body: diaryPeriod,
  output: z.object({ documentId: id, fileName: z.string(), filePath: z.string(), sha256: z.string() }),
  limit: { max: 20, perSeconds: 600 },
  creates: true,
});
