import { z } from 'zod';
import { defineCall, defineDoor } from '#/core/call';
import { logActions } from '#/core/log';
import { loggedId } from '#/core/wire';

/** What is told of a change, as soon as it is made. */
export const changeEvent = z.object({
  revision: z.int(),
  /** A kind of record, as calls name it. Of a project itself: anything in it may be another. */
  kind: z.string(),
  id: loggedId.nullable(),
  action: z.enum(logActions),
  by: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type ChangeEvent = z.infer<typeof changeEvent>;

export const eventsDoor = defineDoor({
  method: 'GET',
  path: '/api/projects/:projectId/events',
  who: { right: 'read' },
});

/** For who can't listen: behind a proxy that keeps an answer until it is whole. */
export const getRevision = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/revision',
  summary: 'De stand van een project: een getal dat met elke wijziging stijgt.',
  who: { right: 'read' },
  output: z.object({ revision: z.int() }),
});
