import { divideHalfUp } from '#/core/decimal';
import { type Cents, cents, centsFromDecimal, zeroCents } from '#/core/money';
import { quantityFromDecimal, type Thousandths } from '#/core/quantity';
import type { Category } from '#/features/premies/rules/result';
import type { RuleTable, WorkLine } from '#/features/premies/rules/rule-table';
import type { Simulation } from '#/features/premies/rules/simulation';
import { type PremiumWorkId, workNames } from '#/features/premies/rules/works';

export type WorkPremium = {
  premium: Cents;
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
  const { maxArea, categories } = table.works[work];
  const line = categories[category];
  return {
    ...pay(line, measured, countedArea(measured.area, maxArea?.m2)),
    areaExceeded: maxArea !== undefined && measured.area !== null && measured.area > maxArea.m2,
    problem: line.kind === 'none' ? unavailable(work, table) : null,
  };
}

const problemNames: Partial<Record<PremiumWorkId, string>> = {
  voorbereidingswerken_isolatie: 'Voorbereidingswerken isolatie',
  voorbereidingswerken_sanitair: 'Voorbereidingswerken sanitair/elektriciteit',
};

/** The categories in which a work has a premium at all. */
export function paidCategories(work: PremiumWorkId, table: RuleTable): Category[] {
  const { categories } = table.works[work];
  return ([1, 2, 3, 4] as const).filter((category) => categories[category].kind !== 'none');
}

function unavailable(work: PremiumWorkId, table: RuleTable): string {
  const paid = paidCategories(work, table);
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

/** The roof's area is welcome but not needed: nothing is paid by it. */
export function needsArea(work: string): boolean {
  return areaFieldOf(work) !== undefined && work !== 'dak';
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
