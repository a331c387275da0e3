import { addDaysWithin } from '#/core/day';
import { type Deadline, deadlineOn, type OwnDeadline } from '#/core/deadline';
import { isDue, type Todo } from '#/core/todo';
import { asksForPhotos, lastDayToPhotograph } from '#/features/site/closing/rules/missing';
import { closingPath } from '#/features/site/closing/rules/path';
import { closingSentence, roomWords } from '#/features/site/closing/rules/words';
import { readClosings } from '#/features/site/closing/server/closings';
import type { CalendarEvent, CalendarSource } from '#/platform/server/ports/calendar';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';
import type { TodoSource } from '#/platform/server/ports/todo';

const kind = 'closing';
const label = 'Foto’s maken voor het dichtgaat';

/** Only once they are near: a list that asks for photos of next month is no longer read. */
export const closingDeadlines: DeadlineSource = {
  kinds: {
    [kind]: {
      label,
      name: 'Foto’s voor iets dichtgaat',
      step: 'Foto’s maken',
      noticeDays: 7,
      place: 45,
      hasOwnTodo: true,
      hasOwnEvent: true,
    },
  },
  list: async (db, projectId, today) => {
    const { closings, names } = await readClosings(db, projectId);
    return closings
      .filter((closing) => asksForPhotos(closing, today))
      .map((closing): OwnDeadline => {
        const name = `${closing.title} (${roomWords(closing, names)})`;
        const on = { day: lastDayToPhotograph(closing), path: closingPath(closing.taskId) };
        return deadlineOn(kind, { id: closing.taskId, name }, on);
      });
  },
};

/** The day before each, from the moment that it is planned. */
export const closingCalendar: CalendarSource = async (db, projectId) => {
  const { closings, names } = await readClosings(db, projectId);
  return closings.flatMap((closing): CalendarEvent[] => {
    const from = lastDayToPhotograph(closing);
    const until = addDaysWithin(from, 1);
    if (!until) return [];
    const title = `${label}: ${closing.title} (${roomWords(closing, names)})`;
    return [
      {
        ...{ key: `${kind} ${closing.taskId}`, title, from, until },
        ...{ path: closingPath(closing.taskId), hasAlarm: true },
      },
    ];
  });
};

export const closingTodos: TodoSource = async ({ db, projectId, today, listDeadlines }) => {
  const pressing = new Map(
    (await listDeadlines()).flatMap((each) => (each.kind === kind ? [[each.id, each]] : [])),
  );
  if (pressing.size === 0) return [];
  const { closings, names } = await readClosings(db, projectId);
  return closings.flatMap((closing): Todo[] => {
    const deadline: Deadline | undefined = pressing.get(closing.taskId);
    if (!deadline) return [];
    const { key, path, id, days } = deadline;
    return [
      {
        ...{ key, kind, path, icon: 'time', place: 45 },
        title: 'Voor het dichtgaat',
        text: closingSentence(closing, names, today),
        isUrgent: isDue(days),
        details: { id, name: closing.title, days },
      },
    ];
  });
};
