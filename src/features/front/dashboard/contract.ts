import { z } from 'zod';
import { defineCall } from '#/core/call';

/** By name, as the features say that they are of. */
const figures = z.looseObject({});

/** With what features put in it, as their own contracts say it, and what asks for attention. */
export const overview = z.looseObject({
  /** There is nothing yet of which something could ask for attention. */
  isEmpty: z.boolean(),
  /** An estimate or a paper is in the project. */
  hasPapers: z.boolean(),
  stats: figures,
});
export type Overview = z.infer<typeof overview>;

export const getStats = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/stats',
  who: { right: 'read' },
  token: 'read',
  summary: 'The key figures of a project',
  output: figures,
  sameForAll: true,
});

/** Everything of the first screen in one answer, so that it appears at once. */
export const getOverview = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/overview',
  who: { right: 'read' },
  token: 'read',
  summary: 'All that the dashboard shows of a project',
  output: overview,
  sameForAll: true,
});
