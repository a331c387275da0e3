import type { Finding } from '#/features/papers/shared/checks/contract';

/** What makes VAT wrong, and not only impossible to judge. */
const decisive: ReadonlySet<string> = new Set(['rekensom_klopt', 'tarief_plausibel']);

/** Whether the VAT is right: what nobody could calculate is not wrong. */
export function vatInWords({ btwCorrect, findings }: { btwCorrect: boolean; findings: readonly Finding[] }) {
  if (btwCorrect) return 'ja';
  return findings.some(({ id, state }) => decisive.has(id) && state === 'wrong')
    ? 'nee'
    : 'niet na te kijken';
}

/** Whether sums and rate were really held against something and are right: a quote that says little has nothing wrong. */
export function isVatCompared(findings: readonly Finding[]): boolean {
  const looked = findings.filter(({ id }) => decisive.has(id));
  return looked.length === decisive.size && looked.every(({ state }) => state === 'ok');
}
