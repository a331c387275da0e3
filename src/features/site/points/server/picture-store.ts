import { filePath } from '#/core/file-paths';
import type { PointStep } from '#/features/site/points/contract';
import type { Step } from '#/features/site/points/rules/steps';
import { findPictures, type Picture } from '#/features/site/shared/photos/server/photo-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { nameOfPerson } from '#/platform/server/database/log/change-store';
import { users } from '#/platform/server/database/schema/people';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

async function readNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: users.id, name: nameOfPerson })
    .from(users)
    .where(isAnyOf(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type ToldStep = Omit<PointStep, 'photos'> & { pictures: Picture[] };

/** What became of points, with who said it and what they showed; in the order of what was given. */
export async function tellSteps(
  db: Database,
  projectId: number,
  all: readonly (readonly Step[])[],
): Promise<ToldStep[][]> {
  const flat = all.flat();
  const pictures = await findPictures(
    db,
    projectId,
    flat.flatMap(({ photoIds }) => photoIds),
  );
  const names = await readNames(
    db,
    flat.flatMap(({ by }) => by ?? []),
  );
  return all.map((steps) =>
    steps.map(({ at, status, text, by, sentBy, photoIds }) => ({
      ...{ at, status, text },
      by: sentBy ?? (by === null ? null : (names.get(by) ?? null)),
      pictures: photoIds.flatMap((id) => pictures.get(id) ?? []),
    })),
  );
}

export function asStep({ pictures, ...step }: ToldStep): PointStep {
  return {
    ...step,
    photos: pictures.map(({ id, fileKey, caption }) => ({ id, caption, filePath: filePath(fileKey) })),
  };
}
