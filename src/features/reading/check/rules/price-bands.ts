import { z } from 'zod';
import { cents, formatEuro } from '#/core/money';
import rawTable from '#/features/reading/check/rules/price-bands.json';
import type { Unit } from '#/features/reading/check/rules/units';

const sourceNames = ['market', 'marketAndQuotes', 'plaster', 'screed', 'estimate'] as const;
const units = ['m²', 'm', 'st', 'uur', 'Wp'] as const satisfies readonly Unit[];
const amount = z.int().positive().transform(cents);
const word = z.string().min(3);

/**
 * What works cost in Flanders, in cents without VAT. Each group of `words` must occur in the description with one of
 * its words, and nothing of `not`; '@removing' stands for the words of taking away.
 */
const table = z.object({
  sources: z.record(z.enum(sourceNames), z.string()),
  removing: z.array(word),
  bands: z.array(
    z
      .object({
        key: z.string(),
        label: z.string(),
        unit: z.enum(units),
        low: amount,
        typical: amount,
        high: amount,
        source: z.enum(sourceNames),
        words: z.array(z.array(word).min(1)).min(1),
        not: z.array(word),
        /** What it costs for all of the works; nothing is known of one of several. */
        isForAll: z.boolean().default(false),
      })
      .refine(({ low, typical, high }) => low <= typical && typical <= high),
  ),
});

const { sources, removing, bands } = table.parse(rawTable);
const withRemoving = (words: readonly string[]) =>
  words.flatMap((each) => (each === '@removing' ? removing : [each]));

export type PriceBand = (typeof bands)[number];

export const priceBands: readonly PriceBand[] = bands.map((band) => ({
  ...band,
  words: band.words.map(withRemoving),
  not: withRemoving(band.not),
}));

export function sourceOf({ source }: PriceBand): string {
  return sources[source];
}

export function rangeText({ low, high, unit }: PriceBand): string {
  return `${formatEuro(low)} tot ${formatEuro(high)} per ${unit === 'st' ? 'stuk' : unit}`;
}
