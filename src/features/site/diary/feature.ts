import { day } from '#/core/day';
import { AppError } from '#/core/errors';
import { diaryEntry } from '#/features/site/diary/contract';
import { diaryLog } from '#/features/site/diary/rules/log';
import { diaryPagePath } from '#/features/site/diary/rules/path';
import { diaryExample } from '#/features/site/diary/server/example-store';
import { diaryForGuests } from '#/features/site/diary/server/guest';
import { diaryNews } from '#/features/site/diary/server/news';
import { diaryReports } from '#/features/site/diary/server/report';
import { diaryRoutes } from '#/features/site/diary/server/routes';
import { findDayId, findDayOf, readEntry } from '#/features/site/diary/server/store';
import { diaryDays } from '#/features/site/diary/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const diaryFeature: Feature = {
  name: 'diary',
  routes: diaryRoutes,
  records: {
    diary: defineRecord({
      table: diaryDays,
      words: { title: 'Dagboek', one: 'bladzijde van het dagboek', many: 'bladzijden van het dagboek' },
      path: diaryPagePath,
      versioned: {
        shape: diaryEntry,
        read: async (db, { projectId }, id) => {
          const of = await findDayOf(db, projectId, id);
          if (!of) throw new AppError('not_found');
          return readEntry(db, projectId, of);
        },
        named: {
          findKey: (db, projectId, name) => findDayId(db, projectId, day(String(name))),
          read: (db, { projectId }, name) => readEntry(db, projectId, day(String(name))),
        },
      },
      standing: free,
      log: {
        isInTrash: true,
        hidden: ['written'],
        // Everybody adds to a page: who may only add takes away nothing that others wrote since.
        forcing: { columns: ['text'], right: 'change' },
        ...diaryLog,
      },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: diaryReports,
  overview: nothing,
  money: nothing,
  news: diaryNews,
  example: diaryExample,
  guest: diaryForGuests,
  words: {
    columns: { text: 'Tekst', written: 'Wie schreef wat', weather: 'Weer', present: 'Aanwezig' },
  },
};
