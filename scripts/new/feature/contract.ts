import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, amountInput, id, moment, optionalText, requiredLine, version } from '#/core/shapes';

export const entryFields = z.object({
  title: requiredLine(200, 'Vul een titel in.'),
  contactId: id.nullish().transform((value) => value ?? null),
  amount: amountInput,
  notes: optionalText(2_000),
});
export type EntryFields = z.output<typeof entryFields>;

export const entry = z.object({
  id,
  projectId: id,
  title: z.string(),
  contactId: id.nullable(),
  contact: z.object({ id, name: z.string(), company: z.string().nullable() }).nullable(),
  amount,
  notes: z.string().nullable(),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Entry = z.infer<typeof entry>;

export const listEntries = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/new-thing',
  who: { right: 'read' },
  summary: 'New thing: the entries of a project, the oldest first',
  output: z.array(entry),
  sameForAll: true,
});

export const createEntry = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/new-thing',
  who: { right: 'change' },
  summary: 'New thing: add an entry; the project is that of the path',
  body: entryFields,
  output: entry,
  creates: true,
});

export const updateEntry = defineCall({
  method: 'PUT',
  path: '/api/new-thing/:id',
  who: { right: 'change', record: 'newThingEntries' },
  summary: 'New thing: change an entry',
  body: entryFields,
  output: entry,
});

export const removeEntry = defineCall({
  method: 'DELETE',
  path: '/api/new-thing/:id',
  who: { right: 'change', record: 'newThingEntries' },
  summary: 'New thing: remove an entry',
});
