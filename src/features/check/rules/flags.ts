import type { QuoteAnalysis } from '#/features/check/contract';

/** Why not to sign yet: what is wrong with the sender, the VAT or the prices. */
export function redFlags({ betrouwbaarheid, btwEnPrijzen }: QuoteAnalysis): string[] {
  return [...betrouwbaarheid.findings, ...btwEnPrijzen.findings]
    .filter(({ state }) => state === 'wrong')
    .map(({ sentence }) => sentence);
}
