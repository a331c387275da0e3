import type { Day } from '#/core/day';
import { divideExactly } from '#/core/decimal';
import { formatEuro, type Total, totalOf } from '#/core/money';
import { fold } from '#/core/search-text';
import type { HomeUse } from '#/features/work/shared/home-uses';
import { namesLabour } from '#/features/work/shared/rules/vat/doing-words';
import { type Work, workOf } from '#/features/work/shared/rules/vat-works';

export const reducedRate = 6;
export const fullRate = 21;
const oldEnough = 10;

/** What the rate hangs on of the home; null is what nobody told. */
export type VatHome = {
  readonly firstUseYear: number | null;
  readonly use: HomeUse | null;
  /** After the works: the old part is at least half of the whole area. */
  readonly keepsHalfOfArea: boolean | null;
  readonly keepsHalfOfBearingWalls: boolean | null;
};

/** An amount without VAT with its rate and what it is for; `at` is its line, null where only the whole is known. */
export type RatedPart = {
  readonly text: string;
  readonly rate: number;
  readonly base: Total;
  readonly at: number | null;
  /** ‘supplier’: sold by one who seldom places anything, and no word of it. Null where nothing says who does. */
  readonly placedBy: 'contractor' | 'owner' | 'supplier' | null;
  /** What it stands under. */
  readonly heading: string | null;
};

export type JudgedPaper = {
  readonly description: string | null;
  readonly lines: readonly { readonly description: string }[];
  /** Of the paper itself. */
  readonly date: Day | null;
  /** Of the first invoice of the same works, where there was one before. */
  readonly firstDate: Day | null;
  /** When the work was agreed on. */
  readonly contractDate: Day | null;
};

const byHeading: ReadonlySet<Work> = new Set(['appliances', 'lighting', 'pool', 'garden']);

/** By its own words; where those say nothing, by what it stands under. */
export function workOfPart({ text, heading }: RatedPart): Work {
  const own = workOf(text);
  if (own !== 'ordinary' || heading === null || namesLabour(fold(text))) return own;
  const ofHeading = workOf(heading);
  return byHeading.has(ofHeading) ? ofHeading : own;
}

/** Asks money at the reduced rate. */
export function isLow({ rate, base }: RatedPart): boolean {
  return rate === reducedRate && base > 0n;
}

export function isHigh({ rate, base }: RatedPart): boolean {
  return rate === fullRate && base > 0n;
}

export function baseOf(parts: readonly RatedPart[]): Total {
  return totalOf(parts.map(({ base }) => base));
}

/** The points between 6% and 21%, of a base or of a share of it. */
export function fifteenOf(base: Total, sharePercent = 100): Total {
  return divideExactly(base * 15n * BigInt(sharePercent), 10_000n) as Total;
}

export function differenceInWords(parts: readonly RatedPart[]): string {
  return formatEuro(fifteenOf(baseOf(parts)));
}

export function linesOf(parts: readonly RatedPart[]): number[] {
  return parts.flatMap(({ at }) => (at === null ? [] : [at]));
}

/** In the calendar year of the first invoice; null where its day or the year of the home isn’t known. */
export function isOldEnough(
  { firstUseYear }: Pick<VatHome, 'firstUseYear'>,
  { firstDate, date }: Pick<JudgedPaper, 'firstDate' | 'date'>,
): boolean | null {
  const first = firstDate ?? date;
  if (firstUseYear === null || first === null) return null;
  return Number(first.slice(0, 4)) - firstUseYear >= oldEnough;
}

export function firstReducedYear(firstUseYear: number): number {
  return firstUseYear + oldEnough;
}

/** So little of the old home is left that it counts as new. */
export function isNewBuild({ keepsHalfOfArea, keepsHalfOfBearingWalls }: VatHome): boolean {
  return keepsHalfOfArea === false || keepsHalfOfBearingWalls === false;
}
