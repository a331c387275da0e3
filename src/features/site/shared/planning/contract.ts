import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { day, id, moment, optionalLine, optionalText, requiredLine, version } from '#/core/shapes';
import { quoteStatuses } from '#/features/papers/shared/quotes/contract';
import { roomIdsField, roomNameLength } from '#/features/work/shared/rooms/rules/room-ids';

export const taskStatuses = ['planned', 'in_progress', 'completed', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskPriorities = ['low', 'medium', 'high'] as const;
export type TaskPriority = (typeof taskPriorities)[number];

export const titleRequired = 'Vul een titel in voor de taak.';

const optionalDay = z
  .string('Dit is geen geldige datum (JJJJ-MM-DD).')
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(day.nullable());

export const daysOutOfOrder = 'De einddatum kan niet vóór de startdatum liggen.';

type TaskDays = { startDate: string | null; endDate: string | null };

export function areInOrder({ startDate, endDate }: TaskDays): boolean {
  return startDate === null || endDate === null || startDate <= endDate;
}

const mostFollowed = 20;
const mostDaysBetween = 365;

/** A task that it comes after, and how many calendar days have to lie between them: what dries takes its time. */
const following = z.object({
  taskId: id,
  days: z
    .int('Vul een geheel aantal dagen in.')
    .min(0, 'Vul een aantal dagen in van 0 of meer.')
    .max(mostDaysBetween, `Vul hoogstens ${mostDaysBetween} dagen in.`)
    .default(0),
});

const followed = z
  .array(following, 'Dit zijn geen taken.')
  .max(mostFollowed, `Een taak volgt op hoogstens ${mostFollowed} andere.`)
  .refine((all) => new Set(all.map(({ taskId }) => taskId)).size === all.length, {
    message: 'Elke taak kan maar één keer gekozen worden.',
  })
  .nullish()
  .transform((all) => all ?? []);

const mostNeeds = 20;
const mostWeeks = 104;
const mostChecks = 100;
const mostDocuments = 50;

/** Left out or null is an empty list. */
function listOf<Schema extends z.ZodType>(schema: Schema, most: number, tooMany: string) {
  return z
    .array(schema, 'Dit is geen lijst.')
    .max(most, tooMany)
    .nullish()
    .transform((all) => all ?? []);
}

const isDone = z.boolean('Kies ja of nee.').default(false);

/** What has to be decided or ordered before, with the weeks in which it is delivered. */
const need = z.object({
  what: requiredLine(120, 'Vul in wat er beslist of besteld moet worden.'),
  weeks: z
    .int('Vul een geheel aantal weken in.')
    .min(0, 'Vul een aantal weken in van 0 of meer.')
    .max(mostWeeks, `Vul hoogstens ${mostWeeks} weken in.`)
    .default(0),
  isDone,
  /** The day on which it is said to come, once it is ordered. */
  arrivesOn: optionalDay,
});

const check = z.object({ what: requiredLine(200, 'Vul in wat er nagekeken moet worden.'), isDone });

const fields = z.object({
  title: requiredLine(200, titleRequired),
  description: optionalText(2_000),
  startDate: optionalDay,
  endDate: optionalDay,
  /** A day on which something is done or handed over: it takes no time, and ends on the day on which it begins. */
  isMilestone: z.boolean('Kies ja of nee.').default(false),
  contactId: id.nullish().transform((value) => value ?? null),
  status: z.enum(taskStatuses, 'Kies een status.').default('planned'),
  priority: z.enum(taskPriorities, 'Kies een prioriteit.').default('medium'),
  notes: optionalText(5_000),
  dependsOn: followed,
  quoteId: id.nullish().transform((value) => value ?? null),
  category: optionalLine(60),
  documentIds: listOf(id, mostDocuments, `Hoogstens ${mostDocuments} documenten bij een taak.`),
  checks: listOf(check, mostChecks, `Hoogstens ${mostChecks} punten op een lijst.`),
  needs: listOf(need, mostNeeds, `Hoogstens ${mostNeeds} beslissingen bij een taak.`),
  roomIds: roomIdsField.optional(),
  /** Whether something disappears behind it; null: as its words and its category say. */
  covers: z
    .boolean('Kies ja of nee.')
    .nullish()
    .transform((said) => said ?? null),
});
const inOrder = { path: ['endDate'], message: daysOutOfOrder };

/** As its form has it. */
export const taskForm = fields.refine(areInOrder, inOrder);

export const taskFields = fields
  .extend({
    /** The names of its rooms, for who has no numbers: one that isn't there is made. `roomIds` goes first. */
    room: optionalLine(roomNameLength * 4).optional(),
  })
  .refine(areInOrder, inOrder);
export type TaskFields = z.output<typeof taskFields>;

export const task = z.object({
  id,
  projectId: id,
  title: z.string(),
  description: z.string().nullable(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  isMilestone: z.boolean(),
  contactId: id.nullable(),
  contact: z
    .object({ id, name: z.string(), company: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  status: z.enum(taskStatuses),
  priority: z.enum(taskPriorities),
  notes: z.string().nullable(),
  /** What it follows, as far as that is there. */
  dependsOn: z.array(z.object({ taskId: id, days: z.int() })),
  quoteId: id.nullable(),
  /** Null also while it is in the trash. */
  quote: z
    .object({
      id,
      quoteNumber: z.string().nullable(),
      description: z.string().nullable(),
      status: z.enum(quoteStatuses),
    })
    .nullable(),
  category: z.string().nullable(),
  roomIds: z.array(id),
  /** Their names behind each other. */
  room: z.string().nullable(),
  /** As somebody said; null where nobody did. */
  covers: z.boolean().nullable(),
  documentIds: z.array(id),
  checks: z.array(z.object({ what: z.string(), isDone: z.boolean() })),
  needs: z.array(
    z.object({ what: z.string(), weeks: z.int(), isDone: z.boolean(), arrivesOn: day.nullable() }),
  ),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Task = z.infer<typeof task>;

export const listTasks = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/planning',
  who: { right: 'read' },
  token: 'read',
  shows: ['tasks', 'contacts', 'quotes.quoteNumber', 'quotes.description', 'quotes.status', 'rooms'],
  summary: 'The tasks of a project by start, those without a date last',
  output: z.array(task),
  sameForAll: true,
});

export const createTask = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/planning',
  who: { right: 'change' },
  summary: 'Plan a task; the project is that of the path',
  body: taskFields,
  output: task,
  creates: true,
});

export const updateTask = defineCall({
  method: 'PUT',
  path: '/api/planning/:id',
  who: { right: 'change', record: 'tasks' },
  summary: 'Change a task',
  body: changesOf(taskFields),
  output: task,
});

export const removeTask = defineCall({
  method: 'DELETE',
  path: '/api/planning/:id',
  who: { right: 'change', record: 'tasks' },
  summary: 'Remove a task',
});

const mostDaysMoved = 3_650;
const notSoFar = `Een taak schuift hoogstens ${mostDaysMoved.toLocaleString('nl-NL')} dagen op.`;

export const moveTask = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/planning/move',
  who: { right: 'change' },
  summary:
    'Move a task by days, and push what follows as far as it must. With `preview` nothing is written, and the answer says what would move',
  body: z.object({
    taskId: id,
    days: z.int('Vul een geheel aantal dagen in.').min(-mostDaysMoved, notSoFar).max(mostDaysMoved, notSoFar),
    preview: z.boolean().optional(),
  }),
  output: z.object({
    /** The first day of each before and after. */
    moves: z.array(z.object({ taskId: id, title: z.string(), from: day, to: day })),
    /** When the last task ends then. */
    end: day.nullable(),
  }),
});
