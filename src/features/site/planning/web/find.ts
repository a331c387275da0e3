import { contactName } from '#/core/contact-name';
import { formatDay } from '#/core/day';
import { planningPage } from '#/features/site/planning/page';
import { listTasks } from '#/features/site/shared/planning/contract';
import { statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { defineFound, type Find, joinDetail, joinText } from '#/platform/web/find';

const viewed = (view: string) => `${planningPage.path}?weergave=${view}`;

export const planningFind: Find = {
  name: 'planning',
  screen: { page: planningPage, words: 'taken afspraken' },
  views: [
    { path: viewed('tijdslijn'), title: 'Planning als tijdslijn', words: 'gantt' },
    { path: viewed('agenda'), title: 'Agenda van de planning', words: 'kalender week wie komt er' },
  ],
  records: defineFound(listTasks, (task) => {
    const { id, title, startDate, contact, description, notes, room, status } = task;
    return {
      kind: 'Taak',
      path: `${planningPage.path}?id=${id}`,
      title,
      detail: joinDetail(contact && contactName(contact), startDate && formatDay(startDate)),
      text: joinText(description, notes, room, contact?.name, statusLabels[status]),
    };
  }),
};
