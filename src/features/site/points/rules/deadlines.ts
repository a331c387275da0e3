import type { Day } from '#/core/day';
import { deadlineOn, type OwnDeadline } from '#/core/deadline';
import type { PointStatus } from '#/features/site/points/contract';
import { pointName } from '#/features/site/points/rules/name';
import { pointPath } from '#/features/site/points/rules/path';

type Dated = { id: number; number: number; text: string; status: PointStatus; dueDate: Day | null };

/** The day by which a point has to be repaired, while nobody said that it is. */
export function pointDeadlines(points: readonly Dated[]): OwnDeadline[] {
  return points.flatMap(({ id, dueDate, status, ...point }) =>
    status === 'open' && dueDate
      ? [deadlineOn('point', { id, name: pointName(point) }, { day: dueDate, path: pointPath(id) })]
      : [],
  );
}
