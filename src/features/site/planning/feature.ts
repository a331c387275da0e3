import { day } from '#/core/day';
import { planningHelp } from '#/features/site/planning/help';
import { planningPage } from '#/features/site/planning/page';
import { taskLog } from '#/features/site/planning/rules/log';
import { planningCalendar } from '#/features/site/planning/server/calendar';
import { planningDeadlines } from '#/features/site/planning/server/deadlines';
import { planningDiary } from '#/features/site/planning/server/diary';
import { planningExample } from '#/features/site/planning/server/example-store';
import { planningForGuests } from '#/features/site/planning/server/guest-store';
import { taskNews } from '#/features/site/planning/server/news';
import { planningPart } from '#/features/site/planning/server/overview';
import { whyNotBack } from '#/features/site/planning/server/plan-store';
import { taskRooms } from '#/features/site/planning/server/room-use-store';
import { planningRoutes } from '#/features/site/planning/server/routes';
import { getTask } from '#/features/site/planning/server/store';
import { planningTodos } from '#/features/site/planning/server/todo';
import { task } from '#/features/site/shared/planning/contract';
import { statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { heldByRooms } from '#/features/work/shared/rooms/server/held-rooms';
import { addedOn, defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const planningFeature: Feature = {
  name: 'planning',
  page: planningPage,
  help: planningHelp,
  routes: planningRoutes,
  records: {
    tasks: defineRecord({
      table: tasks,
      words: { title: 'Planning', one: 'taak', many: 'taken' },
      path: (id) => `${planningPage.path}?id=${id}`,
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
  deadlines: planningDeadlines,
  calendar: planningCalendar,
  todo: planningTodos,
  diary: planningDiary,
  report: nothing,
  money: nothing,
  overview: planningPart,
  news: taskNews,
  example: planningExample,
  roomUse: taskRooms,
  guest: planningForGuests,
  holds: { rooms: heldByRooms(taskRooms) },
  words: {
    columns: {
      ...{ priority: 'Prioriteit', startDate: 'Start', endDate: 'Einde', dependsOn: 'Na' },
      isMilestone: 'Mijlpaal',
      covers: 'Er verdwijnt iets achter',
      ...{ documentIds: 'Documenten', checks: 'Controlelijst', needs: 'Te beslissen of bestellen' },
    },
  },
};
