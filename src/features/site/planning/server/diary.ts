import { contactPath } from '#/core/addresses';
import { contactName } from '#/core/contact-name';
import { addDaysWithin, type Day } from '#/core/day';
import { planningPage } from '#/features/site/planning/page';
import { listTasks } from '#/features/site/planning/server/store';
import { lastDayOf } from '#/features/site/shared/planning/rules/shift';
import { statusLabels } from '#/features/site/shared/planning/rules/tasks';
import type { DiaryFact, DiarySource } from '#/platform/server/ports/diary';

/** The days of a task that lie in a period. */
function daysWithin(first: Day, last: Day, { from, until }: { from: Day; until: Day }): Day[] {
  const days: Day[] = [];
  const end = last < until ? last : until;
  for (
    let day: Day | undefined = first > from ? first : from;
    day && day <= end;
    day = addDaysWithin(day, 1)
  ) {
    days.push(day);
  }
  return days;
}

/** Which tasks stood on the planning of a day, with whom, and what was to be delivered. */
export const planningDiary: DiarySource = async ({ db, projectId, ...period }) => {
  const tasks = await listTasks(db, projectId);
  return tasks
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ id, title, status, startDate, endDate, contact, contactId, needs }): DiaryFact[] => {
      const path = `${planningPage.path}?id=${id}`;
      const detail = [contact && contactName(contact), statusLabels[status].toLowerCase()];
      const days = startDate ? daysWithin(startDate, lastDayOf({ startDate, endDate }), period) : [];
      return [
        ...days.map(
          (day): DiaryFact => ({
            ...{ kind: 'task', id, day, title, path, contactId },
            detail: detail.filter(Boolean).join(', '),
            detailPath: contact ? contactPath(contact.id) : undefined,
          }),
        ),
        ...needs.flatMap(({ what, arrivesOn }): DiaryFact[] =>
          arrivesOn && arrivesOn >= period.from && arrivesOn <= period.until
            ? [{ kind: 'delivery', id, day: arrivesOn, title: what, detail: `voor ${title}`, path }]
            : [],
        ),
      ];
    });
};
