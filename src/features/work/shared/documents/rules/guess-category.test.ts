import { expect, it } from 'vitest';
import { guessCategory } from '#/features/work/shared/documents/rules/guess-category';

it.each([
  [['EPC_2023_Kerkstraat 12.pdf'], 'energy_certificate'],
  [['keuringsverslag-elektriciteit.pdf'], 'inspection_reports'],
  [['Asbestattest.pdf', 'attest dichtheid.pdf'], 'inspection_reports'],
  [['Grondplan v3.pdf'], 'technical_plans'],
  [['Polis brand 2026.pdf'], 'insurance'],
  [['planken eik.jpg'], undefined],
  [['IMG_2041.jpg'], undefined],
  [['epc.pdf', 'akte.pdf'], undefined],
  [['epc.pdf', 'scan.pdf'], undefined],
  [[], undefined],
])('takes %j for %s', (names, category) => {
  expect(guessCategory(names)).toBe(category);
});
