import { z } from 'zod';
import { defineCall } from '#/core/call';
import { logActions } from '#/core/log';
import { day, id, loggedId, moment } from '#/core/shapes';

/** So many come at once; the next are those before the last of them. */
export const pageSize = 50;

const value = z.union([z.string(), z.boolean(), z.null()]);

const changedField = z.object({
  name: z.string(),
  label: z.string(),
  /** As on the wire elsewhere; what only has a number is given by its name. */
  before: value,
  after: value,
  /** The same as people read it. */
  beforeText: z.string().nullable(),
  afterText: z.string().nullable(),
});
export type ChangedField = z.infer<typeof changedField>;

const change = z.object({
  id,
  revision: z.int(),
  at: moment,
  by: z.object({ id, name: z.string() }).nullable(),
  /** The program that did it for them, by the name they gave it. */
  via: z.string().nullable(),
  kind: z.string(),
  recordId: loggedId,
  action: z.enum(logActions),
  title: z.string(),
  fields: z.array(changedField),
  /** The same for all that was done at once; undone together. */
  act: z.int(),
  /** What was known to be wrong when it was done all the same; null where nobody said what was read. */
  seen: z.array(z.string()).nullable(),
  mayUndo: z.boolean(),
  /** Why not, where one may not. */
  whyNot: z.string().nullable(),
});
export type Change = z.infer<typeof change>;

const queryId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const listChanges = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/changes',
  who: { right: 'read' },
  summary: 'What happened in a project, the last first, a hundred at a time',
  query: z.object({
    before: queryId.optional(),
    kind: z.string().max(60).optional(),
    record: z.string().max(60).optional(),
    by: queryId.optional(),
    from: day.optional(),
    until: day.optional(),
  }),
  output: z.array(change),
});

const step = z
  .object({
    /** A line of the act: by it the act is undone. */
    id,
    title: z.string(),
    /** How many lines the act has. */
    count: z.int(),
  })
  .nullable();

export const findSteps = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/changes/steps',
  who: { right: 'read' },
  summary:
    'Of what one did today, to one kind of record or to any: the last that still stands, and the last that one undid. Undoing the one is a step back, undoing the other a step on',
  query: z.object({ kind: z.string().max(60).optional() }),
  output: z.object({ undo: step, redo: step }),
});

export const undoChange = defineCall({
  method: 'POST',
  path: '/api/changes/:id/undo',
  who: { right: 'read', record: 'changes' },
  summary:
    'Undo a change with all that was done at once with it. Refused with 409 where later changes stand on it; `canForce` says whether `force` does it nevertheless',
  query: z.object({ force: z.enum(['true', 'false']).optional() }),
  body: z.object({ force: z.boolean().optional() }).nullish(),
  output: z.object({
    /** What was written by undoing, which can be undone in turn. */
    changeId: id.nullable(),
    /** Of an act whose parts are undone apart: what stays because it can't be taken back any more, and why. */
    stays: z.string().optional(),
  }),
});

/** What is answered where it can’t be undone, or not without asking. */
export type UndoRefusal = { message: string; canForce: boolean };
