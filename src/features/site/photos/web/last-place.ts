import { z } from 'zod';
import { id } from '#/core/shapes';
import { photoPhases } from '#/features/site/shared/photos/contract';

const place = z.object({ roomId: id.nullable(), phase: z.enum(photoPhases).nullable() });
export type PhotoPlace = z.infer<typeof place>;

const nowhere: PhotoPlace = { roomId: null, phase: null };
const nameOf = (projectId: number) => `photo-place-${projectId}`;

/** Room and phase of the photo before: the next is most often of the same. */
export function findLastPlace(projectId: number): PhotoPlace {
  try {
    return place.catch(nowhere).parse(JSON.parse(localStorage.getItem(nameOf(projectId)) ?? 'null'));
  } catch {
    return nowhere;
  }
}

export function keepLastPlace(projectId: number, last: PhotoPlace): void {
  try {
    localStorage.setItem(nameOf(projectId), JSON.stringify(last));
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}
