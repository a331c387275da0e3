import { expect, it } from 'vitest';
import { z } from 'zod';
import { changesOf } from '#/core/changes-of';
import { formFlag } from '#/core/form-fields';
import { optionalLine, requiredLine } from '#/core/shapes';

const fields = z.object({
  name: requiredLine(10, 'Vul een naam in.'),
  notes: optionalLine(5),
  counts: formFlag,
  lines: z.array(z.object({ title: requiredLine(10, 'Vul een titel in.') })).default([]),
});
const changes = changesOf(fields);

it('gives nothing of what is left out, and empties what is sent empty', () => {
  expect(changes.parse({})).toEqual({});
  expect(changes.parse({ notes: null })).toEqual({ notes: null });
  expect(changes.parse({ notes: '', counts: 'true', strange: 1 })).toEqual({ notes: null, counts: true });
});

it('refuses with the sentence and the place that the whole record has', () => {
  const sent = { name: '', lines: [{ title: '' }] };
  const issuesOf = (schema: z.ZodType) =>
    schema.safeParse(sent).error?.issues.map(({ path, message }) => ({ path, message }));
  expect(issuesOf(changes)).toEqual(issuesOf(fields));
  expect(issuesOf(changes)).toContainEqual({ path: ['lines', 0, 'title'], message: 'Vul een titel in.' });
});
