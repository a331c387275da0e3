import type { Facts } from '#/features/reading/check/rules/facts';

/** For the mail: 'OFF-2024-0178'. */
export function findQuoteNumber({ paper }: Facts): string | null {
  return paper.number?.value ?? null;
}

export function findQuoteYear({ paper }: Facts): number | null {
  return paper.date ? Number(paper.date.value.slice(0, 4)) : null;
}
