import type { Looked } from '#/features/papers/shared/checked';
import { ratedParts, type VatPaper } from '#/features/papers/vat/rules/rated-parts';
import type { VatHome } from '#/features/work/shared/rules/vat/parts';
import { asksForYear, buildingQuestionsOf } from '#/features/work/shared/rules/vat/questions';

const unknown = {
  rate: 'er staat er geen bij',
  year: 'we weten niet in welk jaar uw woning voor het eerst gebruikt werd',
  extension: 'we weten niet of het oude deel van uw woning minstens de helft van het geheel blijft',
  'bearing-walls': 'we weten niet of minstens de helft van de dragende muren blijft staan',
} as const;

function missingFor(paper: VatPaper, home: VatHome): keyof typeof unknown | undefined {
  const parts = ratedParts(paper);
  if (parts.length === 0) return 'rate';
  if (asksForYear(parts, home)) return 'year';
  return buildingQuestionsOf(parts, paper, home)[0];
}

/** Whether the rate could be judged: it is on the paper, and what it hangs on is known. */
export function vatLooked(paper: VatPaper, home: VatHome): Looked & { isChecked: boolean } {
  const missing = missingFor(paper, home);
  return missing === undefined
    ? { kind: 'vat', isChecked: true, text: 'het btw-tarief' }
    : { kind: 'vat', isChecked: false, text: `het btw-tarief: ${unknown[missing]}` };
}
