import { z } from 'zod';

export const sharingOverview = z.object({
  /** For the owner also who is still invited. */
  collaborators: z.object({ count: z.int().nonnegative() }),
});
export type SharingOverview = z.infer<typeof sharingOverview>;
