import { and, eq } from 'drizzle-orm';
import { filePath } from '#/core/file-paths';
import { photos } from '#/features/site/photos/server/tables';
import type { PointStep } from '#/features/site/points/contract';
import type { Step } from '#/features/site/points/rules/steps';
import type { Database } from '#/platform/server/database/engine/database';
import { nameOfPerson } from '#/platform/server/database/log/change-store';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

export type Picture = {
  id: number;
  fileKey: string;
  name: string;
  width: number;
  height: number;
  caption: string | null;
};

/** The photos with these numbers that are there, by number. */
export async function readPictures(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, Picture>> {
  const { id, width, height, caption, fileKey } = photos;
  const rows = await db
    .select({ id, width, height, caption, fileKey, name: files.name })
    .from(photos)
    .innerJoin(files, eq(files.key, photos.fileKey))
    .where(and(eq(photos.projectId, projectId), isAnyOf(photos.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, row]));
}

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
  const pictures = await readPictures(
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
