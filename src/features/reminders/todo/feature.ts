import { todoHelp } from '#/features/reminders/todo/help';
import { todoPage } from '#/features/reminders/todo/page';
import { todoRoutes } from '#/features/reminders/todo/server/routes';
import { listAllAside } from '#/features/reminders/todo/server/store';
import type { Feature } from '#/platform/server/feature';

export const todoFeature: Feature = {
  name: 'todo',
  page: todoPage,
  help: todoHelp,
  routes: todoRoutes,
  account: { exports: { word: 'opzijgezet', list: listAllAside } },
};
