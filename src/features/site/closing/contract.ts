import { z } from 'zod';
import { defineCall } from '#/core/call';
import { day, id } from '#/core/shapes';

/** A task that is about to close something, and what is still to be photographed for it. */
const closing = z.object({
  taskId: id,
  title: z.string(),
  startDate: day,
  /** ‘Pleisterwerk begint donderdag: maak nog foto’s van de leidingen in keuken en badkamer’ */
  text: z.string(),
  rooms: z.array(z.object({ id, name: z.string() })),
  /** Near enough to ask for attention. */
  isPressing: z.boolean(),
});
export type ListedClosing = z.infer<typeof closing>;

export const listClosings = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/closings',
  who: { right: 'read' },
  token: 'read',
  shows: ['tasks', 'photos', 'rooms'],
  summary: 'What is to be photographed before it disappears: the tasks that will cover it, the first first',
  output: z.array(closing),
  sameForAll: true,
});
