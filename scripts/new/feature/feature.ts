import { newThingPage } from '#/features/new-thing/page';
import { newThingRoutes } from '#/features/new-thing/server/routes';
import { entries } from '#/features/new-thing/server/tables';
import { addedOn, defineRecord } from '#/platform/server/database/record-kind';
import type { Feature } from '#/platform/server/feature';

export const newThingFeature: Feature = {
  name: 'new-thing',
  page: newThingPage,
  routes: newThingRoutes,
  records: {
    newThingEntries: defineRecord({
      table: entries,
      words: { title: 'New thing', one: 'regel', many: 'regels' },
      line: ({ title, amount, createdAt }) => ({
        title,
        number: null,
        status: '',
        amount,
        ...addedOn(createdAt),
      }),
    }),
  },
};
