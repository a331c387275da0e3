import { z } from 'zod';
import { defineBrowserRoute, defineCall } from '#/core/call';
import { logActions } from '#/core/log';
import { id, loggedId } from '#/core/shapes';

/** What is told of a change, as soon as it is made. */
export const changeEvent = z.object({
  revision: z.int(),
  /** A kind of record, as calls name it. Of a project itself: anything in it may be another. */
  kind: z.string(),
  id: loggedId.nullable(),
  action: z.enum(logActions),
  /** What of the record is another; null where all of it may be. */
  fields: z.array(z.string()).nullable(),
  by: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type ChangeEvent = z.infer<typeof changeEvent>;

export const eventsRoute = defineBrowserRoute({
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
  token: 'read',
  output: z.object({ revision: z.int() }),
  sameForAll: true,
});

/** Who is at work in a project, and on which screens: of now, kept nowhere. */
export const peopleHere = z.object({
  /** Whether somebody else could be here at all: else nobody has to say where they are. */
  isShared: z.boolean(),
  people: z.array(z.object({ id, name: z.string(), screens: z.array(z.string()) })),
});
export type PeopleHere = z.infer<typeof peopleHere>;
export type PersonHere = PeopleHere['people'][number];

/** Who says nothing anymore for longer than this is gone. */
export const sayAgainMs = 25_000;

export const sayHere = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/here',
  summary: 'Zegt op welk scherm van het project iemand nu werkt, of dat die er weg is.',
  who: { right: 'read' },
  body: z.object({
    /** One of perhaps several tabs and devices. */
    tab: z.uuid(),
    /** The path of a page; null when it is out of sight. */
    screen: z
      .string()
      .max(80)
      .regex(/^\/[a-z0-9/-]*$/)
      .nullable(),
  }),
  limit: { max: 120, perSeconds: 60 },
});
