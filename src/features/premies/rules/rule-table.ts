import { z } from 'zod';
import { type Day, isDay } from '#/core/day';
import { centsFromDecimal } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import { type Category, categories } from '#/features/premies/rules/result';
import rawTables from '#/features/premies/rules/rule-tables.json';
import { heatPumpTypes, premiumWorkIds, targetLabels, wallTypes } from '#/features/premies/rules/works';

const money = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform(centsFromDecimal);
const squareMetres = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,3})?$/)
  .transform(quantityFromDecimal);
const percent = z.int().min(0).max(100);
const source = z.string().min(1);
const date = z.string().refine(isDay);
const figure = z.object({ amount: money, source });
const category = z.literal(categories);

/** One amount for every kind of the work, or one for each kind; read alike as amounts by kind. */
const single = money.transform((all) => ({ all }));
const byWallType = z.record(z.enum(wallTypes), money);
const byHeatPumpType = z.record(z.enum(heatPumpTypes), money);

/**
 * How a category is paid for a work. share: a part of the investment, up to a ceiling where there is one.
 * per-m2 and flat: that amount, never above the share. none: no premium in this category.
 */
function line<Amounts extends z.ZodType<Record<string, number>>>(amounts: Amounts) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('share'), share: percent, ceiling: money.optional(), source }),
    z.object({ kind: z.literal('per-m2'), share: percent, amount: amounts, source }),
    z.object({ kind: z.literal('flat'), share: percent, amount: amounts, source }),
    z.object({ kind: z.literal('none'), source }),
  ]);
}

function work<Amounts extends z.ZodType<Record<string, number>>>(amounts: Amounts) {
  const of = line(amounts);
  return z.object({
    maxArea: z.object({ m2: squareMetres, source }).optional(),
    categories: z.object({ 1: of, 2: of, 3: of, 4: of }),
  });
}

const ruleTable = z.object({
  id: z.string().min(1).max(40),
  name: z.string().min(1),
  validFrom: date,
  source,
  applyWithinMonths: z.object({ months: z.int().positive(), source }),
  income: z.object({
    limits: z.array(z.object({ category, upTo: money, source })),
    perDependant: figure,
    couple: figure,
  }),
  works: z.object({
    dak: work(single),
    ramen: work(single),
    vloer: work(single),
    muur: work(byWallType),
    warmtepomp: work(byHeatPumpType),
    warmtepompboiler: work(single),
    voorbereidingswerken_isolatie: work(single),
    voorbereidingswerken_sanitair: work(single),
  }),
  variantNotes: z.partialRecord(
    z.enum([...wallTypes, ...heatPumpTypes]),
    z.object({ text: z.string(), source }),
  ),
  electricHeating: z.object({ extraShare: percent, source }),
  asbestos: z.object({ perM2: money, totalShare: percent, source }),
  epcLabel: z.record(z.enum(targetLabels), z.object({ from: money, to: money, source })),
  invoices: z.object({
    minimum: figure,
    maxAgeYears: z.object({ years: z.int().positive(), source }),
  }),
  /** What changed after this table was made, told as a warning; `works` are the ones left in `categories`. */
  laterChanges: z.array(
    z.object({
      on: date,
      text: z.string().min(1),
      categories: z.array(category).optional(),
      works: z.array(z.enum(premiumWorkIds)).optional(),
      source,
    }),
  ),
});

export type RuleTable = z.output<typeof ruleTable>;
export type WorkLine = RuleTable['works'][keyof RuleTable['works']]['categories'][Category];

/** Oldest first. */
export function readRuleTables(raw: unknown): readonly RuleTable[] {
  const tables = z.array(ruleTable).min(1).parse(raw);
  return tables.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

/** A new year's rules are one more entry in rule-tables.json. */
export const ruleTables = readRuleTables(rawTables);

/** The newest that is in force on a day; before the first there is only the first. */
export function chooseRuleTable(tables: readonly RuleTable[], on: Day): RuleTable {
  const chosen = tables.findLast(({ validFrom }) => validFrom <= on) ?? tables[0];
  if (!chosen) throw new RangeError('there is no rule table');
  return chosen;
}

export function findRuleTable(tables: readonly RuleTable[], id: string): RuleTable | undefined {
  return tables.find((table) => table.id === id);
}
