import { z } from 'zod';
import { type Day, formatDayLong, isDay } from '#/core/day';
import { grades } from '#/core/grade';
import { centsFromDecimal } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import { type Category, categories } from '#/features/premiums/premies/rules/result';
import rawTables from '#/features/premiums/premies/rules/rule-tables.json';
import {
  heatPumpTypes,
  premiumWorkIds,
  targetLabels,
  wallTypes,
} from '#/features/premiums/shared/premies/rules/works';

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
/** How sure a figure is; C (one second-hand source) and X (sources disagree) are said on the screen. */
const grade = z.enum(grades).exclude(['–']).default('B');

/** One amount for every kind of the work, or one for each kind; read alike as amounts by kind. */
const single = money.transform((all) => ({ all }));
const byWallType = z.record(z.enum(wallTypes), money);
const byHeatPumpType = z.record(z.enum(heatPumpTypes), money);

/** `orNothing`: by another source there is no premium any more. `unconfirmed`: the kinds whose amount has one source. */
const certainty = {
  grade,
  orNothing: z.string().min(1).optional(),
  unconfirmed: z.array(z.string()).default([]),
};

/**
 * How a category is paid for a work. share: a part of the investment, up to a ceiling where there is one.
 * per-m2 and flat: that amount, never above the share. none: no premium in this category; with a reason the work
 * can be chosen all the same, and shows nothing and why.
 */
function line<Amounts extends z.ZodType<Record<string, number>>>(amounts: Amounts) {
  const paid = { share: percent, source, ...certainty };
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('share'), ceiling: money.optional(), ...paid }),
    z.object({ kind: z.literal('per-m2'), amount: amounts, maxArea: squareMetres.optional(), ...paid }),
    z.object({ kind: z.literal('flat'), amount: amounts, ...paid }),
    z.object({ kind: z.literal('none'), reason: z.string().min(1).optional(), source }),
  ]);
}

function work<Amounts extends z.ZodType<Record<string, number>>>(amounts: Amounts) {
  const of = line(amounts);
  return z.object({
    maxArea: z.object({ m2: squareMetres, source }).optional(),
    categories: z.object({ 1: of, 2: of, 3: of, 4: of }),
  });
}

/** One list of limits that a couple and every dependant lift. */
const raisedLimits = z.object({
  kind: z.literal('raised').default('raised'),
  limits: z.array(z.object({ category, upTo: money, source })),
  perDependant: figure,
  couple: figure,
});

/** A list for who is alone and one for all others; the first dependant of a single makes the second list theirs. */
const limitsByHousehold = z.object({
  kind: z.literal('by-household'),
  year: z.int(),
  grade,
  source,
  limits: z.array(z.object({ category, single: money, couple: money, source })),
  perFurtherDependant: figure,
});

const ruleTable = z.object({
  id: z.string().min(1).max(40),
  name: z.string().min(1),
  /** The specification's table goes by the invoice; the others by the day on which one applies. */
  by: z.enum(['invoices', 'application']).default('invoices'),
  validFrom: date,
  validUntil: date.nullable().default(null),
  source,
  /** Without it: two years from the date of the invoice, as `invoices.maxAgeYears` says. */
  applyWithinMonths: z.object({ months: z.int().positive(), source }).nullable(),
  income: z.union([limitsByHousehold, raisedLimits]),
  nonResident: z.object({ category, reason: z.string().min(1), source }).optional(),
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
  electricHeating: z.object({
    extraShare: percent,
    categories: z.array(category).default([...categories]),
    grade,
    source,
  }),
  asbestos: z.object({ perM2: money, totalShare: percent, source }).nullable(),
  /** null on a day after `epcUntil`. */
  epcLabel: z.record(z.enum(targetLabels), z.object({ from: money, to: money, source })).nullable(),
  epcUntil: z.object({ on: date, source }).optional(),
  invoices: z.object({
    /** Where it is required, less brings nothing; else it is only a warning. */
    minimum: figure.extend({ isRequired: z.boolean().default(false) }),
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
  /** Sentences for those who apply on certain days. */
  notes: z.array(z.object({ from: date, until: date, text: z.string().min(1), source })).default([]),
});

export type RuleTable = z.output<typeof ruleTable>;
export type WorkLine = RuleTable['works'][keyof RuleTable['works']]['categories'][Category];

const rawTable = z.looseObject({
  id: z.string(),
  extends: z.string().optional(),
  works: z.record(z.string(), z.looseObject({ categories: z.record(z.string(), z.unknown()) })).optional(),
});
type RawTable = z.infer<typeof rawTable>;

/** A table that extends another says only what differs: a key replaces the other's, among works a category does. */
function extended(table: RawTable, earlier: readonly RawTable[]): RawTable {
  if (table.extends === undefined) return table;
  const base = earlier.find(({ id }) => id === table.extends);
  if (!base) throw new RangeError(`${table.id} extends a table that does not stand before it`);
  const works = Object.entries(base.works ?? {}).map(([work, lines]) => {
    const own = table.works?.[work];
    return [work, { ...lines, ...own, categories: { ...lines.categories, ...own?.categories } }];
  });
  return { ...base, ...table, works: Object.fromEntries(works) };
}

/** Oldest first. */
export function readRuleTables(raw: unknown): readonly RuleTable[] {
  const whole: RawTable[] = [];
  for (const table of z.array(rawTable).min(1).parse(raw)) whole.push(extended(table, whole));
  const tables = whole.map((table) => ruleTable.parse(table));
  return tables.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : a.validFrom > b.validFrom ? 1 : 0));
}

/** New rules are one more entry in rule-tables.json. */
export const ruleTables = readRuleTables(rawTables);

/** The rules of the specification, by which is calculated when no day is given. */
export function specificationTable(tables: readonly RuleTable[] = ruleTables): RuleTable {
  const table = tables.find(({ by }) => by === 'invoices');
  if (!table) throw new RangeError('there is no rule table of the specification');
  return table;
}

/** What is in force for who applies on a day; undefined where no rules are known. */
export function findRulesOn(on: Day, tables: readonly RuleTable[] = ruleTables): RuleTable | undefined {
  const table = tables.findLast(
    ({ by, validFrom, validUntil }) =>
      by === 'application' && validFrom <= on && (validUntil === null || on <= validUntil),
  );
  if (!table) return undefined;
  const isEpcOver = table.epcUntil !== undefined && on > table.epcUntil.on;
  return {
    ...table,
    epcLabel: isEpcOver ? null : table.epcLabel,
    notes: table.notes.filter(({ from, until }) => from <= on && on <= until),
  };
}

/** The first and the last day on which the tables know what is in force. */
export function knownDays(tables: readonly RuleTable[] = ruleTables): { first: Day; last: Day } {
  const byDay = tables.filter(({ by }) => by === 'application');
  const [first, last] = [byDay[0]?.validFrom, byDay.at(-1)?.validUntil];
  if (!first || !last) throw new RangeError('there are no rule tables by day');
  return { first, last };
}

/** Why nothing can be calculated for an application on this day. */
export function applicationDayProblem(on: Day): string | undefined {
  const { first, last } = knownDays();
  if (on < first)
    return `Voor een aanvraag vóór ${formatDayLong(first)} kennen we de regels niet: kies een latere dag.`;
  if (on > last)
    return `Voor een aanvraag na ${formatDayLong(last)} zijn er nog geen regels bekend: kies een vroegere dag.`;
  return undefined;
}

export function findRuleTable(tables: readonly RuleTable[], id: string): RuleTable | undefined {
  return tables.find((table) => table.id === id);
}
