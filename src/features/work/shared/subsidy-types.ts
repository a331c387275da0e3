import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id } from '#/core/shapes';

export const subsidyType = z.object({ id, name: z.string() });

export const listSubsidyTypes = defineCall({
  method: 'GET',
  path: '/api/subsidy-types',
  who: 'signed-in',
  summary: 'The kinds of work a premium may exist for',
  output: z.array(subsidyType),
});
