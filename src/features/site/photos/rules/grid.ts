import { type Day, dayAt, formatDayLong } from '#/core/day';
import { hasBoth } from '#/features/site/photos/rules/before-after';
import type { Photo } from '#/features/site/shared/photos/contract';

export const groupings = ['dag', 'ruimte'] as const;
export type Grouping = (typeof groupings)[number];

type Placed = Pick<Photo, 'id' | 'takenAt' | 'roomId' | 'phase'>;

/** A line of the grid: the title of a group, or as many photos as stand beside each other. */
export type GridRow<P extends Placed> =
  | {
      kind: 'title';
      key: string;
      title: string;
      count: number;
      /** The room, where it has photos of before and of after. */
      comparable: number | undefined;
    }
  | { kind: 'photos'; key: string; photos: readonly P[] };

type Group<P> = { key: string; title: string; photos: P[]; roomId?: number };

type Rooms = readonly { id: number; name: string }[];

function byDay<P extends Placed>(photos: readonly P[]): Group<P>[] {
  const groups = new Map<Day, P[]>();
  for (const photo of photos) {
    const day = dayAt(new Date(photo.takenAt));
    groups.set(day, [...(groups.get(day) ?? []), photo]);
  }
  return [...groups].map(([day, ofDay]) => ({ key: day, title: formatDayLong(day), photos: ofDay }));
}

/** In the order of the rooms; what stands in none comes first, for it asks for something. */
function byRoom<P extends Placed>(photos: readonly P[], rooms: Rooms): Group<P>[] {
  const known = new Set(rooms.map(({ id }) => id));
  const without = photos.filter(({ roomId }) => roomId === null || !known.has(roomId));
  return [
    { key: 'none', title: 'Zonder ruimte', photos: without },
    ...rooms.map(({ id, name }) => ({
      key: `room ${id}`,
      title: name,
      roomId: id,
      photos: photos.filter(({ roomId }) => roomId === id),
    })),
  ].filter((group) => group.photos.length > 0);
}

export function rowsOf<P extends Placed>(
  photos: readonly P[],
  { by, rooms, columns }: { by: Grouping; rooms: Rooms; columns: number },
): GridRow<P>[] {
  const groups = by === 'dag' ? byDay(photos) : byRoom(photos, rooms);
  return groups.flatMap(({ key, title, photos: inGroup, roomId }): GridRow<P>[] => {
    const comparable = hasBoth(inGroup) ? roomId : undefined;
    const rows: GridRow<P>[] = [{ kind: 'title', key, title, count: inGroup.length, comparable }];
    for (let at = 0; at < inGroup.length; at += columns) {
      rows.push({ kind: 'photos', key: `${key} ${at}`, photos: inGroup.slice(at, at + columns) });
    }
    return rows;
  });
}

/** As they stand in the grid, one after the other. */
export function inOrder<P extends Placed>(rows: readonly GridRow<P>[]): P[] {
  return rows.flatMap((row) => (row.kind === 'photos' ? row.photos : []));
}
