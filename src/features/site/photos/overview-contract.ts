import { z } from 'zod';
import { id } from '#/core/shapes';

export const photoValues = z.object({
  latestPhotos: z.array(z.object({ id, name: z.string(), filePath: z.string() })),
});
export type PhotosOverview = z.infer<typeof photoValues>;
