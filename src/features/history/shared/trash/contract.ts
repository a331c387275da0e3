import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id, loggedId, moment } from '#/core/shapes';

const kept = { removedAt: moment, /** From then on it is gone for good. */ goneAt: moment };

const removedRecord = z.object({
  /** What undoes it brings the record back. */
  changeId: id,
  kind: z.string(),
  recordId: loggedId,
  title: z.string(),
  by: z.object({ id, name: z.string() }).nullable(),
  mayRestore: z.boolean(),
  /** Why not, where one may not. */
  whyNot: z.string().nullable(),
  ...kept,
});

export const listTrash = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/trash',
  who: { right: 'read' },
  summary: 'What was removed from a project and can still come back, the last first',
  output: z.array(removedRecord),
});

export const emptyTrash = defineCall({
  method: 'DELETE',
  path: '/api/projects/:projectId/trash',
  who: { right: 'manage' },
  summary: 'Remove what is in the trash of a project for good, with its files',
});

const removedProject = z.object({ id, name: z.string(), ...kept });
export type RemovedProject = z.infer<typeof removedProject>;
const removedContact = z.object({ id, name: z.string(), company: z.string().nullable(), ...kept });
export type RemovedContact = z.infer<typeof removedContact>;

export const getOwnTrash = defineCall({
  method: 'GET',
  path: '/api/trash',
  who: 'signed-in',
  summary: 'One’s own projects and contacts that were removed and can still come back',
  output: z.object({ projects: z.array(removedProject), contacts: z.array(removedContact) }),
});

export const restoreProject = defineCall({
  method: 'POST',
  path: '/api/trash/projects/:id/restore',
  who: 'signed-in',
  summary: 'Bring a removed project back, with everything and everybody in it',
});

export const removeProjectForGood = defineCall({
  method: 'DELETE',
  path: '/api/trash/projects/:id',
  who: 'signed-in',
  summary: 'Remove a project in the trash for good, with all that is in it',
});

export const restoreContact = defineCall({
  method: 'POST',
  path: '/api/trash/contacts/:id/restore',
  who: 'signed-in',
  summary: 'Bring a removed contact back',
});

export const removeContactForGood = defineCall({
  method: 'DELETE',
  path: '/api/trash/contacts/:id',
  who: 'signed-in',
  summary: 'Remove a contact in the trash for good, also from what the log remembers of it',
});
