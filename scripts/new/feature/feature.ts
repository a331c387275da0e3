import { namedBy } from '#/core/log';
import { entry } from '#/features/work/new-thing/contract';
import { newThingHelp } from '#/features/work/new-thing/help';
import { newThingPage } from '#/features/work/new-thing/page';
import { newThingNews } from '#/features/work/new-thing/server/news';
import { newThingRoutes } from '#/features/work/new-thing/server/routes';
import { getEntry } from '#/features/work/new-thing/server/store';
import { entries } from '#/features/work/new-thing/server/tables';
import { addedOn, defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const newThingFeature: Feature = {
  name: 'new-thing',
  page: newThingPage,
  help: newThingHelp,
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
      versioned: { shape: entry, read: (db, { projectId }, id) => getEntry(db, projectId, id) },
      standing: free,
      log: { isInTrash: true, any: 'een regel', name: ({ title }) => namedBy('regel', null, title) },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: newThingNews,
  example: nothing,
};
