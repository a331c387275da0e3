import type { Finding, QuoteAnalysis, SectionId } from '#/features/papers/shared/checks/contract';
import { cappedScore } from '#/features/reading/check/rules/red-flags';

/** What each section counts for in the total, in per cent. */
export const sectionShares: Record<SectionId, number> = {
  volledigheid: 30,
  btwEnPrijzen: 25,
  betrouwbaarheid: 25,
  marktconformiteit: 20,
};

export const sectionTitles: Record<SectionId, string> = {
  volledigheid: 'Volledigheid',
  btwEnPrijzen: 'Btw en prijzen',
  betrouwbaarheid: 'Betrouwbaarheid',
  marktconformiteit: 'Marktconformiteit',
};

/** From 0 to 10, with one decimal. Thousandths first, so that 7.25 doesn't fall to a float's whim. */
export function roundScore(points: number): number {
  const thousandths = Math.round(points * 1000);
  return Math.min(10, Math.max(0, Math.floor(thousandths / 100 + 0.5) / 10));
}

export function totalScore(
  sections: Record<SectionId, { score: number; findings: readonly Finding[] }>,
): number {
  const findings = Object.values(sections).flatMap((section) => section.findings);
  return cappedScore(weighedScore(sections), findings);
}

function weighedScore(sections: Record<SectionId, { score: number }>): number {
  const tenths = Object.entries(sectionShares).reduce(
    (sum, [section, share]) => sum + share * Math.round(sections[section as SectionId].score * 10),
    0,
  );
  return roundScore(tenths / 1000);
}

export function sectionsOf(
  analysis: QuoteAnalysis,
): Record<SectionId, { score: number; findings: readonly Finding[] }> {
  const { volledigheid, btwEnPrijzen, betrouwbaarheid, marktconformiteit } = analysis;
  return { volledigheid, btwEnPrijzen, betrouwbaarheid, marktconformiteit };
}
