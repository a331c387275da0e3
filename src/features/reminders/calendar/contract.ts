import { z } from 'zod';
import { defineBrowserRoute, defineCall } from '#/core/call';
import { id, moment } from '#/core/shapes';

/** Of a person in a project: who reads it needs no other key. */
export const makeCalendarLink = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/calendar',
  who: { right: 'read' },
  summary: 'Make one’s own link to the calendar of a project, or a new one: then the one before ends',
  limit: { max: 30, perSeconds: 3600 },
  output: z.object({ url: z.string() }),
});

export const endCalendarLink = defineCall({
  method: 'DELETE',
  path: '/api/projects/:projectId/calendar',
  who: { right: 'read' },
  summary: 'End one’s own link to the calendar of a project',
});

/** Outside the project, of which it is no record: another link changes nothing for anybody else. */
export const listCalendarLinks = defineCall({
  method: 'GET',
  path: '/api/account/calendars',
  who: 'signed-in',
  summary:
    'The projects to whose calendar one has a link, and since when; the links themselves are kept nowhere',
  output: z.array(z.object({ projectId: id, createdAt: moment })),
});

export const calendarRoute = defineBrowserRoute({
  method: 'GET',
  path: '/api/calendar/:token.ics',
  who: 'anyone',
  limit: { name: 'calendar', max: 600, perSeconds: 60 },
});
