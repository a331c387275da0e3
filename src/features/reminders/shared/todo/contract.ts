import { z } from 'zod';
import { defineCall } from '#/core/call';
import { listedTodo } from '#/core/listed-todo';

export const listTodo = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/todo',
  who: { right: 'read' },
  token: 'read',
  summary:
    'What there is to do in a project, the most pressing first, without what one set aside; with `withAside` that too',
  query: z.object({ withAside: z.enum(['true', 'false']).optional() }),
  output: z.array(listedTodo),
  isPersonal: true,
});
