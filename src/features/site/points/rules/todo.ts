import { groupBy } from '#/core/group-by';
import type { Todo } from '#/core/todo';
import type { PointStatus } from '#/features/site/points/contract';
import { pointName } from '#/features/site/points/rules/name';
import { pointPath, pointsOfContactPath, pointsPath } from '#/features/site/points/rules/path';

type Pending = { id: number; number: number; text: string; status: PointStatus; contactId: number | null };

/** What somebody says to have repaired waits for who looks at it: one line for each who did. */
export function repairedTodos(
  points: readonly Pending[],
  nameOf: (contactId: number | null) => string | null,
): Todo[] {
  const repaired = points.filter(({ status }) => status === 'repaired');
  return [...groupBy(repaired, ({ contactId }) => contactId ?? 0)].flatMap(([contactId, own]): Todo[] => {
    const [first] = own;
    if (!first) return [];
    const who = nameOf(contactId || null);
    const isOne = own.length === 1;
    const path = isOne ? pointPath(first.id) : contactId ? pointsOfContactPath(contactId) : pointsPath;
    return [
      {
        ...{ key: `repaired points ${contactId}`, kind: 'points-repaired' },
        title: isOne ? pointName(first) : `${own.length} punten hersteld gemeld`,
        text: `${who ? `${who} meldt dat ` : 'Gemeld is dat '}${isOne ? 'dit punt hersteld is' : 'deze punten hersteld zijn'}: kijk het na.`,
        ...{ path, icon: 'time', isUrgent: false, place: 45 },
        act: { label: isOne ? 'Punt nakijken' : 'Punten nakijken', path },
      },
    ];
  });
}
