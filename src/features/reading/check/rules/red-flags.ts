import {
  type Finding,
  type QuoteAnalysis,
  type SectionId,
  sectionIds,
} from '#/features/papers/shared/checks/contract';

/** However good the rest is: with one of these a quote should not be signed yet. */
const mostWithRedFlag = 4;
const moreThanHalf = 50;

const flags: Readonly<Record<string, string>> = {
  kbo_geldig: 'het ondernemingsnummer is ongeldig',
  iban_geldig: 'het rekeningnummer is ongeldig',
  geen_zwartwerk: 'er wordt een betaling zonder factuur voorgesteld',
  tarief_plausibel: 'de btw kan niet kloppen',
  btw_niet_verlegd: 'de btw kan niet kloppen',
  voorschot_redelijk: 'meer dan de helft moet vooraf betaald worden',
};

function isRedFlag({ id, state, sentence }: Finding): boolean {
  if (state !== 'wrong' || !Object.hasOwn(flags, id)) return false;
  const percent = Number(/(\d{1,3})%/.exec(sentence)?.[1] ?? 0);
  return id !== 'voorschot_redelijk' || percent > moreThanHalf;
}

/** Why this quote should not be signed yet, in a few words each. */
function listRedFlags(findings: readonly Finding[]): string[] {
  return [...new Set(findings.filter(isRedFlag).map(({ id }) => flags[id] ?? ''))];
}

/** The same as whole sentences, as the check tells them. */
export function redFlags(analysis: Pick<QuoteAnalysis, SectionId>): string[] {
  const findings = sectionIds.flatMap((section) => analysis[section].findings);
  return findings.filter(isRedFlag).map(({ sentence }) => sentence);
}

export function cappedScore(score: number, findings: readonly Finding[]): number {
  return listRedFlags(findings).length > 0 ? Math.min(mostWithRedFlag, score) : score;
}

/** 'Teken nog niet: …', or nothing. */
export function dontSign(findings: readonly Finding[]): string | undefined {
  const reasons = listRedFlags(findings);
  return reasons.length === 0 ? undefined : `Teken nog niet: ${reasons.join(', ')}.`;
}
