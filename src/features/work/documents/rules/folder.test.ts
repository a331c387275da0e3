import { expect, it } from 'vitest';
import { folderPlaceOf } from '#/features/work/documents/rules/folder';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';

it.each([
  ['inspection_reports', 'keuringsverslag elektriciteit', 'attests', false],
  ['inspection_reports', 'verslag van de werfvergadering', 'people', true],
  ['inspection_reports', 'offerte voor een asbestattest', 'people', true],
  ['other', 'aangifte van werken (30bis)', 'attests', false],
  ['other', 'postinterventiedossier', 'attests', false],
  ['other', 'proces-verbaal van oplevering', 'handovers', true],
  ['contracts', 'Getekend proces-verbaal van oplevering', 'handovers', true],
  ['contracts', 'attest van de aannemer', 'people', true],
  ['warranty', 'rekening en onderhoudscontract ketel', 'people', true],
  ['inspection_reports', 'EPB-berekening', 'attests', false],
  ['other', 'handleiding ketel', 'installations', false],
  ['other', 'iets', 'installations', true],
  ['insurance', 'attest', 'invoices', true],
] as const)('a paper of %s that says ‘%s’ stands with %s', (category, description, chapter, isPrivate) => {
  const place = folderPlaceOf({
    ...{ category: category satisfies DocumentCategory, fileName: 'scan.pdf', description },
  });
  expect(place).toEqual({ chapter, isPrivate });
});
