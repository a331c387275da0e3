import { z } from 'zod';
import { amount, id, moment } from '#/core/shapes';

/** What the dashboard shows of the saved calculations. */
export const premiesOverview = z.object({
  premies: z.array(
    z.object({
      id,
      werksoort: z.string(),
      categorie: z.int(),
      premieBedrag: amount,
      premieHoogstens: amount,
      plafondBereikt: z.boolean(),
      counts: z.boolean(),
      createdAt: moment,
    }),
  ),
  /** The upper end of `stats.expectedPremie`, where sources disagree about a work. */
  expectedPremieHoogstens: amount,
});

export const premiesStats = z.object({ expectedPremie: amount });
export type PremiesOverview = z.infer<typeof premiesOverview> & { stats: z.infer<typeof premiesStats> };
