import { day } from '#/core/day';
import { task } from '#/features/work/planning/contract';
import { planningPage } from '#/features/work/planning/page';
import { taskLog } from '#/features/work/planning/rules/log';
import { statusLabels } from '#/features/work/planning/rules/tasks';
import { planningExample } from '#/features/work/planning/server/example-store';
import { taskNews } from '#/features/work/planning/server/news';
import { whyNotBack } from '#/features/work/planning/server/plan-store';
import { planningRoutes } from '#/features/work/planning/server/routes';
import { getTask } from '#/features/work/planning/server/store';
import { tasks } from '#/features/work/planning/server/tables';
import { addedOn, defineRecord } from '#/platform/server/database/stores/record-kind';
import type { Feature } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const planningFeature: Feature = {
  name: 'planning',
  page: planningPage,
  routes: planningRoutes,
  records: {
    tasks: defineRecord({
      table: tasks,
      words: { title: 'Planning', one: 'taak', many: 'taken' },
      statusWord: ({ status }) => statusLabels[status],
      line: ({ title, status, startDate, createdAt }) => ({
        ...{ kind: 'task', title, number: null, status, amount: null },
        ...(startDate ? { date: day(startDate), dateKind: 'start' } : addedOn(createdAt)),
      }),
      versioned: { shape: task, read: (db, { projectId }, id) => getTask(db, projectId, id) },
      standing: free,
      log: { isInTrash: true, whyNotSo: whyNotBack, ...taskLog },
    }),
  },
  news: taskNews,
  example: planningExample,
  words: {
    columns: {
      ...{ priority: 'Prioriteit', startDate: 'Start', endDate: 'Einde', dependsOn: 'Na', room: 'Ruimte' },
      isMilestone: 'Mijlpaal',
      ...{ documentIds: 'Documenten', checks: 'Controlelijst', needs: 'Te beslissen of bestellen' },
    },
  },
};
