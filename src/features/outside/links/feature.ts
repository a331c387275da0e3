import { linkLog } from '#/features/outside/links/rules/log';
import { guessedTodos } from '#/features/outside/links/rules/todo';
import { codeJob, sendCode } from '#/features/outside/links/server/code';
import { endLinksOfContacts, endLinksOfProjects } from '#/features/outside/links/server/end-links';
import { openLink } from '#/features/outside/links/server/open-link';
import { linkRoutes } from '#/features/outside/links/server/routes';
import { guestJob, sendGuestLink } from '#/features/outside/links/server/send-job';
import { noticeJob, sendNotice } from '#/features/outside/shared/links/server/notice';
import { listGuessed, removeOldLinks } from '#/features/outside/shared/links/server/store';
import { outsiderLinks } from '#/features/outside/shared/links/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { everyDay } from '#/platform/server/jobs/job-kinds';
import { free } from '#/platform/server/standing/rule';

/** After this who gave a link has no use for what was done with it. */
const keptMs = 30 * 86_400_000;

export const linksFeature: Feature = {
  name: 'links',
  routes: linkRoutes,
  jobs: (services) => ({
    [codeJob]: { run: sendCode(services) },
    [guestJob]: { run: sendGuestLink(services) },
    [noticeJob]: { run: sendNotice(services) },
    'remove ended links': {
      ...everyDay,
      run: async () => ({
        links: await removeOldLinks(services.db, new Date(Date.now() - keptMs).toISOString()),
      }),
    },
  }),
  records: {
    links: defineRecord({
      table: outsiderLinks,
      words: { title: 'Links', one: 'link', many: 'links' },
      standing: free,
      outOfHistory: true,
      log: {
        hidden: ['recordId', 'asksCode', 'kind', 'contactId'],
        // To take back that it was given ends it; a day that moved along with something moves back with it.
        refusesUndo: ({ action, before, after }) =>
          action === 'add' || (after && before?.ended === after.ended)
            ? undefined
            : 'Een link komt niet terug: maak een nieuwe.',
        ...linkLog,
      },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: async ({ db, projectId }) => guessedTodos(await listGuessed(db, projectId)),
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: nothing,
  find: nothing,
  afterwards: { contacts: endLinksOfContacts, projects: endLinksOfProjects },
  openLink,
  words: {
    columns: {
      purpose: 'Waarvoor',
      kind: 'Soort',
      recordId: 'Waarover',
      until: 'Tot en met',
      ended: 'Gestopt',
      asksCode: 'Vraagt een code',
    },
  },
};
