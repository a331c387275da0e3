import { z } from 'zod';
import { defineCall } from '#/core/call';

/** Apart from the rest: the menu asks for it on every screen, and knows nothing of what papers say. */
export const countInbox = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/inbox/count',
  who: { right: 'read' },
  token: 'read',
  summary: 'How many papers came in and were not saved as anything yet',
  output: z.object({ count: z.int().nonnegative() }),
  shows: ['inbox'],
  sameForAll: true,
});
