/**
 * How well a fact about the law is founded. A: read on an official page. B: two or more sources agree. C: one source.
 * X: sources disagree. –: not found.
 */
export const grades = ['A', 'B', 'C', 'X', '–'] as const;
export type Grade = (typeof grades)[number];

type Founded = {
  readonly source: string;
  /** The year of the newest copy that it was read in; null where it isn’t known to be old. */
  readonly copied: number | 'before-2024' | null;
};

/** What is said of it, with `{must}` in the place of the verb, or `{maybe}` before what one may. */
export type Fact = Founded &
  (
    | { readonly grade: 'A' | 'B' | 'C'; readonly claim: string }
    /** Both are shown. */
    | { readonly grade: 'X'; readonly claim: string; readonly otherClaim: string }
    /** Nothing is claimed: it can only be asked. */
    | { readonly grade: '–' }
  );

const firstFreshYear = 2024;
export const toConfirm = 'nog te bevestigen';

/** Only then something ‘moet’: what one source says, or what sources disagree on, is at most possible. */
export function isBinding(grade: Grade): boolean {
  return grade === 'A' || grade === 'B';
}

export function isToConfirm({ copied }: Pick<Founded, 'copied'>): boolean {
  return copied === 'before-2024' || (copied !== null && copied < firstFreshYear);
}

function surely(claim: string): string {
  return claim.replaceAll('{must}', 'moet').replaceAll('{maybe} ', '');
}

function possibly(claim: string): string {
  return claim.replaceAll('{must}', 'moet mogelijk').replaceAll('{maybe}', 'mogelijk');
}

/** As it may be said: ‘moet’, ‘moet mogelijk’, both sides, or nothing. */
export function tellFact(fact: Fact): string | null {
  switch (fact.grade) {
    case 'A':
    case 'B': {
      const told = surely(fact.claim);
      return isToConfirm(fact) ? `${told.replace(/\.$/, '')} (${toConfirm}).` : told;
    }
    case 'C':
      return possibly(fact.claim);
    case 'X':
      return `Niet iedereen zegt hetzelfde. ${possibly(fact.claim)} Maar ook: ${possibly(fact.otherClaim)}`;
    case '–':
      return null;
  }
}
