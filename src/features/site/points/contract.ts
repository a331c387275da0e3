import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { amount, amountInput, day, id, moment, optionalText, requiredText, version } from '#/core/shapes';
import { pin, pinField } from '#/features/site/shared/pin';

export const pointStatuses = ['open', 'repaired', 'accepted', 'dropped'] as const;
export type PointStatus = (typeof pointStatuses)[number];

/** What somebody found on the site and wants put right. */
export const point = z.object({
  id,
  /** It keeps it for ever: no other gets it, also once this one is gone. */
  number: z.int(),
  text: z.string(),
  roomId: id.nullable(),
  /** Who has to do it. */
  contactId: id.nullable(),
  quoteId: id.nullable(),
  taskId: id.nullable(),
  dueDate: day.nullable(),
  /** What is kept back for it. */
  amount: amount.nullable(),
  photoIds: z.array(id),
  pin: pin.nullable(),
  status: z.enum(pointStatuses),
  foundOn: day,
  version,
  /** Whether who asks may change or remove it. */
  mayChange: z.boolean(),
});
export type Point = z.infer<typeof point>;

export const textLength = 2_000;
export const whyLength = 1_000;
export const mostPhotos = 30;

const optionalId = id.nullish().transform((value) => value ?? null);
const optionalDay = z
  .string('Dit is geen geldige datum (JJJJ-MM-DD).')
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(day.nullable());

const optionalAmount = z
  .union([amountInput, z.literal('').transform(() => null)])
  .nullish()
  .transform((value) => value ?? null);

export const pointFields = z.object({
  text: requiredText(textLength, 'Zeg in een paar woorden wat er niet in orde is.'),
  roomId: optionalId,
  contactId: optionalId,
  quoteId: optionalId,
  taskId: optionalId,
  dueDate: optionalDay,
  amount: optionalAmount,
  photoIds: z
    .array(id, 'Kies foto’s van de werf.')
    .max(mostPhotos, `Hoogstens ${mostPhotos} foto’s bij een punt.`)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
  pin: pinField,
  status: z.enum(pointStatuses, 'Kies een status uit de lijst.').default('open'),
  /** Left out: today. */
  foundOn: optionalDay,
});
export type PointFields = z.output<typeof pointFields>;

export const listPoints = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/points',
  who: { right: 'read' },
  token: 'read',
  shows: ['points', 'photos.id', 'rooms.id', 'quotes.id', 'tasks.id', 'plans.id'],
  summary: 'What has to be put right on a building site, by number',
  output: z.array(point),
});

export const createPoint = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/points',
  who: { right: 'add' },
  summary: 'Note a point. Who has to do it is read from the quote or the task where it is left out',
  body: pointFields,
  output: point,
  creates: true,
});

export const updatePoint = defineCall({
  method: 'PUT',
  path: '/api/points/:id',
  who: { right: 'change', record: 'points', orOwn: true },
  summary:
    'Change a point, or say how it stands; one that was repaired and is not in order says `why`. Of another quote or task it is for who does that, where nobody is named',
  body: changesOf(pointFields.extend({ why: optionalText(whyLength) })),
  output: point,
});

export const removePoint = defineCall({
  method: 'DELETE',
  path: '/api/points/:id',
  who: { right: 'change', record: 'points', orOwn: true },
  summary: 'Remove a point; nobody else gets its number',
});

/** What became of a point, the first first. */
export const pointStep = z.object({
  at: moment,
  status: z.enum(pointStatuses),
  text: z.string().nullable(),
  /** As they are called; null where they left. */
  by: z.string().nullable(),
  photos: z.array(z.object({ id, filePath: z.string(), caption: z.string().nullable() })),
});
export type PointStep = z.infer<typeof pointStep>;

export const listPointSteps = defineCall({
  method: 'GET',
  path: '/api/points/:id/steps',
  who: { right: 'read', record: 'points' },
  token: 'read',
  summary: 'What became of a point, with its pictures',
  output: z.array(pointStep),
  sameForAll: true,
});

const queryId = z.coerce.number().int().positive().max(2_147_483_647);

/** Which of them go on paper or in a ZIP; left out: all that were not dropped. */
export const pointFilter = z.object({
  ids: z
    .string('Geef nummers, met een komma ertussen.')
    .transform((text): unknown[] => text.split(',').filter(Boolean))
    .pipe(z.array(queryId, 'Geef nummers, met een komma ertussen.').max(500))
    .optional(),
  contactId: queryId.optional(),
  roomId: queryId.optional(),
  quoteId: queryId.optional(),
  status: z.enum(pointStatuses, 'Kies een status uit de lijst.').optional(),
});
export type PointFilter = z.output<typeof pointFilter>;

export const pointsReportPath = '/api/projects/:projectId/reports/points.pdf';
/** All that there is of them in one ZIP: the list, what became of each, their photos and their contracts. */
export const pointsArchivePath = '/api/projects/:projectId/points/archive';
