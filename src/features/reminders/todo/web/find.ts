import { todoPage } from '#/features/reminders/todo/page';
import type { Find } from '#/platform/web/find';

export const todoFind: Find = {
  name: 'todo',
  screen: { page: todoPage, words: 'herinneringen vervaldagen te doen' },
};
