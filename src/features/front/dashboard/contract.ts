import { defineCall } from '#/core/call';
import { overview, overviewFigures } from '#/core/overview';

export const getStats = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/stats',
  who: { right: 'read' },
  token: 'read',
  summary: 'The key figures of a project',
  output: overviewFigures,
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
