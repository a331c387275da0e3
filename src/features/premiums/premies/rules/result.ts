import { z } from 'zod';
import { amount, quantity } from '#/core/shapes';
import { workIds } from '#/features/premiums/shared/premies/rules/works';

/** Income categories: 4 for the lowest incomes, 1 for the highest. */
export const categories = [1, 2, 3, 4] as const;
export type Category = (typeof categories)[number];

const workResult = z.object({
  id: z.enum(workIds),
  naam: z.string(),
  oppervlakte: quantity.nullable(),
  investering: amount,
  /** What one can count on; where sources disagree the lower end, and `premieHoogstens` the upper. */
  premie: amount,
  premieHoogstens: amount,
  plafondBereikt: z.boolean(),
  maxOppervlakteOverschreden: z.boolean(),
  fout: z.string().nullable(),
  /** Why the amount is what it is. */
  uitleg: z.string(),
  /** What of the investment doesn't count, and what of the amount isn't sure. */
  opmerkingen: z.array(z.string()),
  nogTeBevestigen: z.boolean(),
});
export type WorkResult = z.infer<typeof workResult>;

export const simulationResult = z.object({
  eligible: z.boolean(),
  /** Why there is no premium at all. */
  reason: z.string().optional(),
  categorie: z.literal(categories),
  label: z.string(),
  details: z.string(),
  werken: z.array(workResult),
  totaal: amount,
  totaalHoogstens: amount,
  /** Which parts of this rest on one source or on sources that disagree; empty where all is sure. */
  nogTeBevestigen: z.array(z.string()),
  plafondBereikt: z.boolean(),
  waarschuwingen: z.array(z.string()),
  /** Possible besides the premium, and not in the total. */
  asbestToeslag: amount.nullable(),
  ruleTable: z.string(),
});
export type SimulationResult = z.infer<typeof simulationResult>;
