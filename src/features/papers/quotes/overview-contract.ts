import { z } from 'zod';

export const quotesOverview = z.object({ quotes: z.object({ count: z.int().nonnegative() }) });
