import { divideHalfUp } from '#/core/decimal';
import { type Cents, cents, centsFromDecimal, formatEuro, zeroCents } from '#/core/money';
import { quantityFromDecimal, type Thousandths } from '#/core/quantity';
import { type Category, categories } from '#/features/premiums/premies/rules/result';
import type { RuleTable, WorkLine } from '#/features/premiums/premies/rules/rule-table';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { type PremiumWorkId, workNames } from '#/features/premiums/shared/premies/rules/works';

export type WorkPremium = {
  /** What one can count on. */
  premium: Cents;
  /** What it becomes where the most generous of the sources that disagree is right. */
  highest: Cents;
  /** One source says so, or sources disagree. */
  isUnconfirmed: boolean;
  /** A ceiling was reached, or a flat amount was cut to the share of the investment. */
  ceilingReached: boolean;
  areaExceeded: boolean;
  problem: string | null;
};

export type Measured = { investment: Cents; area: Thousandths | null; variant: string };

type WithAmount = Extract<WorkLine, { amount: unknown }>;

export function amountFor({ amount }: WithAmount, variant: string): Cents {
  const byKind: Readonly<Record<string, Cents>> = amount;
  const found = byKind[variant] ?? byKind.all;
  if (found === undefined) throw new RangeError(`the rule table has no amount for ${variant}`);
  return found;
}

/** Only areas up to the maximum count where the amount goes by the square metre. */
export function countedArea(area: Thousandths | null, maxArea: Thousandths | undefined): Thousandths {
  const given = area ?? (0 as Thousandths);
  return maxArea !== undefined && given > maxArea ? maxArea : given;
}

const noPremium = { premium: zeroCents, ceilingReached: false };

// Everything in parts of which 100 000 make a cent, so that nothing is rounded before the end.
const partsPerCent = 100_000n;

function parts(amount: Cents): bigint {
  return BigInt(amount) * partsPerCent;
}

function shareParts(investment: Cents, share: number): bigint {
  return BigInt(investment) * BigInt(share) * (partsPerCent / 100n);
}

function lowest(a: bigint, b: bigint): Cents {
  return cents(divideHalfUp(a < b ? a : b, partsPerCent));
}

function pay(line: WorkLine, { investment, variant }: Measured, area: Thousandths) {
  switch (line.kind) {
    case 'none':
      return noPremium;
    case 'share': {
      const share = shareParts(investment, line.share);
      const ceiling = line.ceiling === undefined ? undefined : parts(line.ceiling);
      return {
        premium: lowest(share, ceiling ?? share),
        ceilingReached: ceiling !== undefined && share >= ceiling,
      };
    }
    case 'per-m2':
    case 'flat': {
      const share = shareParts(investment, line.share);
      const amount = amountFor(line, variant);
      const flat =
        line.kind === 'flat' ? parts(amount) : BigInt(amount) * BigInt(area) * (partsPerCent / 1000n);
      return { premium: lowest(flat, share), ceilingReached: flat > share };
    }
  }
}

export function workPremium(
  work: PremiumWorkId,
  category: Category,
  measured: Measured,
  table: RuleTable,
): WorkPremium {
  const line = table.works[work].categories[category];
  const maxArea = maxAreaOf(work, category, table);
  const areaExceeded = maxArea !== undefined && measured.area !== null && measured.area > maxArea;
  const problem = whyNothing(work, category, measured.investment, table);
  if (problem !== null || line.kind === 'none') {
    return { ...noPremium, highest: zeroCents, isUnconfirmed: false, areaExceeded, problem };
  }
  const { premium, ceilingReached } = pay(line, measured, countedArea(measured.area, maxArea));
  return {
    premium: line.orNothing === undefined ? premium : zeroCents,
    highest: premium,
    isUnconfirmed: line.grade === 'C' || line.grade === 'X' || line.unconfirmed.includes(measured.variant),
    ceilingReached,
    areaExceeded,
    problem,
  };
}

/** The area that counts at most: of the work, or of the category alone. */
export function maxAreaOf(
  work: PremiumWorkId,
  category: Category,
  table: RuleTable,
): Thousandths | undefined {
  const { maxArea, categories: lines } = table.works[work];
  const line = lines[category];
  return (line.kind === 'per-m2' ? line.maxArea : undefined) ?? maxArea?.m2;
}

function whyNothing(
  work: PremiumWorkId,
  category: Category,
  investment: Cents,
  table: RuleTable,
): string | null {
  const line = table.works[work].categories[category];
  if (line.kind === 'none') return line.reason ?? unavailable(work, table);
  const { minimum } = table.invoices;
  if (!minimum.isRequired || investment >= minimum.amount) return null;
  return `De facturen van één soort werk moeten samen minstens ${formatEuro(minimum.amount)} zonder btw zijn: met ${formatEuro(investment)} is er geen premie.`;
}

/** A work that a category doesn't pay can be chosen where the table has a reason to show. */
export function isOffered(work: PremiumWorkId, category: Category, table: RuleTable): boolean {
  const line = table.works[work].categories[category];
  return line.kind !== 'none' || line.reason !== undefined;
}

/** The investment above which nothing more is paid. */
export function countedInvestment(line: WorkLine): Cents | undefined {
  if (line.kind !== 'share' || line.ceiling === undefined) return undefined;
  return cents(Math.round((line.ceiling * 100) / line.share));
}

const problemNames: Partial<Record<PremiumWorkId, string>> = {
  voorbereidingswerken_isolatie: 'Voorbereidingswerken isolatie',
  voorbereidingswerken_sanitair: 'Voorbereidingswerken sanitair/elektriciteit',
};

/** The categories in which a work can be chosen. */
export function offeredCategories(work: PremiumWorkId, table: RuleTable): Category[] {
  return categories.filter((category) => isOffered(work, category, table));
}

function unavailable(work: PremiumWorkId, table: RuleTable): string {
  const paid = offeredCategories(work, table);
  const name = problemNames[work] ?? workNames[work];
  if (paid.length === 0) return `${name} niet meer beschikbaar`;
  const list = paid.length === 1 ? `categorie ${paid[0]}` : `categorieën ${joinWithAnd(paid)}`;
  return `${name} alleen beschikbaar voor ${list}`;
}

function joinWithAnd(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} en ${numbers.at(-1)}`;
}

const areaFields = {
  dak: 'dakOppervlakte',
  ramen: 'ramenOppervlakte',
  vloer: 'vloerOppervlakte',
  muur: 'muurOppervlakte',
} as const satisfies Partial<Record<PremiumWorkId, keyof Simulation>>;

export type AreaField = (typeof areaFields)[keyof typeof areaFields];

export function areaFieldOf(work: string): AreaField | undefined {
  return work in areaFields ? areaFields[work as keyof typeof areaFields] : undefined;
}

/** The roof's area is welcome, and needed only where a category is paid by it. */
export function needsArea(work: string, category: Category | undefined, table: RuleTable): boolean {
  if (work === 'dak') {
    return category !== undefined && table.works.dak.categories[category].kind === 'per-m2';
  }
  return areaFieldOf(work) !== undefined;
}

export function measure(work: PremiumWorkId, input: Simulation): Measured {
  const field = areaFieldOf(work);
  const area = field ? input[field] : null;
  return {
    investment: centsFromDecimal(input.investeringen[work] ?? '0'),
    area: area === null ? null : quantityFromDecimal(area),
    variant: work === 'muur' ? input.muurType : work === 'warmtepomp' ? input.warmtepompType : 'all',
  };
}
