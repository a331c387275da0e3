import { taskDeadlines } from '#/features/site/planning/rules/deadlines';
import { listOpenTasks } from '#/features/site/planning/server/day-store';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';

const step = 'Taak openen';

export const planningDeadlines: DeadlineSource = {
  kinds: {
    task: {
      label: 'Taak begint',
      name: 'Taken die beginnen',
      step,
      noticeDays: -1,
      place: 40,
      hasOwnTodo: true,
      hasOwnEvent: true,
    },
    'task-end': {
      label: 'Taak klaar',
      name: 'Taken die klaar moeten zijn',
      step,
      noticeDays: -1,
      place: 40,
      hasOwnEvent: true,
    },
    decision: {
      label: 'Beslissen of bestellen',
      name: 'Beslissingen en bestellingen',
      step,
      noticeDays: 14,
      place: 70,
    },
  },
  list: async (db, projectId) => taskDeadlines(await listOpenTasks(db, projectId)),
};
