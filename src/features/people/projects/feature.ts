import { project } from '#/core/project';
import { projectLog, refusesUndo } from '#/features/people/projects/server/log';
import { projectRoutes } from '#/features/people/projects/server/routes';
import { getProject } from '#/features/people/shared/server/project-store';
import { projects } from '#/platform/server/database/schema/projects';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const projectsFeature: Feature = {
  name: 'projects',
  routes: projectRoutes,
  records: {
    projects: defineRecord({
      table: projects,
      versioned: { shape: project, read: (db, { userId }, id) => getProject(db, userId, id) },
      standing: free,
      log: { hidden: ['isExample'], refusesUndo, ...projectLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: nothing,
  find: nothing,
  words: { columns: { allowsTokens: 'Programma’s van anderen toegelaten' } },
};
