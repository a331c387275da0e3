import { z } from 'zod';

/** Whether somebody else is in the project, or was asked to be. */
export const sharingOverview = z.object({ isShared: z.boolean() });
export type SharingOverview = z.infer<typeof sharingOverview>;
