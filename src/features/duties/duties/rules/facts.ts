import type { Day } from '#/core/day';
import { type Total, totalFromDecimal } from '#/core/money';
import type { Known } from '#/features/duties/duties/rules/questions';

export const signingPlaces = ['home', 'firm', 'distance'] as const;
export type SigningPlace = (typeof signingPlaces)[number];
export type Signing = { readonly where: SigningPlace; readonly day: Day };

/** A quote that was accepted. */
export type Contract = {
  readonly name: string;
  /** Without VAT; null where the paper doesn’t say it. */
  readonly net: Total | null;
  /** With VAT and the extra work that was approved. */
  readonly amount: Total;
  /** Who builds, not who only sells. */
  readonly isContractor: boolean;
  readonly signing: Signing | null;
};

/** Kinds of work that a duty hangs on, known by their words. */
export type WorkKind =
  | 'electricity'
  | 'water'
  | 'central-heating'
  | 'flame'
  | 'drainage'
  | 'demolition'
  | 'asbestos'
  | 'shell';

/** Something that is done to the home, as the meetstaat, a contract or the planning calls it. */
export type Work = {
  readonly text: string;
  readonly kinds: readonly WorkKind[];
  readonly start: Day | null;
  /** Of the planning: it is behind us. */
  readonly isDone?: boolean;
};

/** All that the duties of a project hang on. */
export type DutyFacts = Known & {
  readonly today: Day;
  readonly firstUseYear: number | null;
  readonly works: readonly Work[];
  readonly contracts: readonly Contract[];
};

/** Why something applies. Not sure: it hangs on what nobody knows yet. */
export type Reason = { readonly because: string; readonly isSure: boolean };

export const sure = (because: string): Reason => ({ because, isSure: true });
export const unsure = (because: string): Reason => ({ because, isSure: false });

/** The day on which the first of the planned works begins. */
export function startOf(works: readonly Work[]): Day | null {
  return works.flatMap(({ start }) => start ?? []).toSorted()[0] ?? null;
}

const highestRate = 21n;

/** Whether a contract asks at least so much without VAT; null where only the amount with VAT is known, and it may. */
export function asksAtLeast({ net, amount }: Contract, least: string): boolean | null {
  const limit = totalFromDecimal(least);
  if (net !== null) return net >= limit;
  if (amount < limit) return false;
  return amount * 100n >= limit * (100n + highestRate) ? true : null;
}
