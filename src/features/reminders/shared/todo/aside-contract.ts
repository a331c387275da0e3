import { z } from 'zod';
import { defineCall } from '#/core/call';
import { day } from '#/core/shapes';

const noKey = 'Zeg wat u opzij wilt zetten.';
const noDay = 'Kies tot en met welke dag (JJJJ-MM-DD), of null om het terug te halen.';
const longestKey = 500;

/** Outside the project, of which it is no record: it changes nothing for anybody else. */
export const setTodoAside = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/todo',
  who: { right: 'read' },
  summary:
    'Set something to do aside for oneself through a day; null, or a day that has passed, brings it back',
  changes: ['asides'],
  body: z.object({
    key: z.string(noKey).min(1, noKey).max(longestKey, noKey),
    until: z.string(noDay).pipe(day).nullable(),
  }),
});
