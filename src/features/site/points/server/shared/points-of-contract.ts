import type { Point } from '#/features/site/points/contract';
import { isPending } from '#/features/site/points/rules/steps';
import { readPointNames } from '#/features/site/points/server/names-store';
import { listAllPoints } from '#/features/site/points/server/store';
import { findPictures, type Picture } from '#/features/site/shared/photos/server/photo-of-store';
import type { Database } from '#/platform/server/database/engine/database';

type PointFields = Pick<
  Point,
  'id' | 'number' | 'text' | 'dueDate' | 'amount' | 'status' | 'roomId' | 'quoteId' | 'contactId' | 'foundOn'
>;
export type ContractPoint = PointFields & { isPending: boolean; photoIds: number[] };

export async function listContractPoints(
  db: Database,
  projectId: number,
  ids?: readonly number[],
): Promise<ContractPoint[]> {
  if (ids?.length === 0) return [];
  const points = await listAllPoints(db, projectId);
  const asked = ids && new Set(ids);
  return points
    .filter(({ id }) => !asked || asked.has(id))
    .map((point) => ({ ...point, isPending: isPending(point.status) }));
}

/** As they stand on paper: the room by its name, with the pictures. */
export async function tellContractPoints(
  db: Database,
  projectId: number,
  points: readonly ContractPoint[],
): Promise<(ContractPoint & { room: string | null; pictures: Picture[] })[]> {
  const { room } = await readPointNames(db, projectId, points);
  const pictures = await findPictures(
    db,
    projectId,
    points.flatMap(({ photoIds }) => photoIds),
  );
  return points.map((point) => ({
    ...point,
    room: room(point.roomId),
    pictures: point.photoIds.flatMap((id) => pictures.get(id) ?? []),
  }));
}
