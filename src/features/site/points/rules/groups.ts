import { type Day, formatDayLong } from '#/core/day';
import { groupBy } from '#/core/group-by';
import type { Point } from '#/features/site/points/contract';

export const groupings = ['ruimte', 'aannemer', 'dag'] as const;
export type Grouping = (typeof groupings)[number];

type Named = { rooms: ReadonlyMap<number, string>; contacts: ReadonlyMap<number, string> };

export type PointGroup = { key: string; title: string; contactId: number | null; points: Point[] };

function titleOf(by: Grouping, key: string, { rooms, contacts }: Named): string {
  if (by === 'dag') return formatDayLong(key as Day);
  if (by === 'ruimte') return rooms.get(Number(key)) ?? 'Zonder ruimte';
  return contacts.get(Number(key)) ?? 'Nog niemand';
}

function keyOf(by: Grouping, { roomId, contactId, foundOn }: Point): string {
  if (by === 'dag') return foundOn;
  return String((by === 'ruimte' ? roomId : contactId) ?? '');
}

/** By name, and what has none last; by day the last first. Each in the order of the numbers. */
export function groupPoints(points: readonly Point[], by: Grouping, named: Named): PointGroup[] {
  const groups = [...groupBy(points, (point) => keyOf(by, point))].map(([key, own]) => ({
    ...{ key, title: titleOf(by, key, named), points: own },
    contactId: by === 'aannemer' && key !== '' ? Number(key) : null,
  }));
  if (by === 'dag') return groups.toSorted((one, other) => other.key.localeCompare(one.key));
  return groups.toSorted(
    (one, other) =>
      Number(one.key === '') - Number(other.key === '') || one.title.localeCompare(other.title, 'nl'),
  );
}
