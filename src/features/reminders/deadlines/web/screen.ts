import { todoPage } from '#/features/reminders/todo/page';
import { defineScreen } from '#/platform/web/screen';

export const deadlinesScreen = defineScreen(
  todoPage,
  async () => (await import('#/features/reminders/deadlines/web/deadlines-page')).DeadlinesPage,
);
