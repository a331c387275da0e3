import { type BuildingWork, buildingWorkOf } from '#/features/work/shared/rules/vat/building-words';
import {
  fullRate,
  isLow,
  isNewBuild,
  type JudgedPaper,
  type RatedPart,
  reducedRate,
  type VatHome,
} from '#/features/work/shared/rules/vat/parts';

/** What the rate hangs on and nobody told yet. */
export function asksForYear(
  parts: readonly RatedPart[],
  { firstUseYear }: Pick<VatHome, 'firstUseYear'>,
): boolean {
  return firstUseYear === null && parts.some(({ rate }) => rate === reducedRate || rate === fullRate);
}

/** Which of the two questions about the building a paper raises, and nobody answered yet. */
export function buildingQuestionsOf(
  parts: readonly RatedPart[],
  { description }: Pick<JudgedPaper, 'description'>,
  home: VatHome,
): BuildingWork[] {
  if (isNewBuild(home) || !parts.some(isLow)) return [];
  const works = [description ?? '', ...parts.filter(isLow).map(({ text }) => text)].map(buildingWorkOf);
  const asks: BuildingWork[] = [];
  if (home.keepsHalfOfArea === null && works.includes('extension')) asks.push('extension');
  if (home.keepsHalfOfBearingWalls === null && works.includes('bearing-walls')) asks.push('bearing-walls');
  return asks;
}
