import { fold } from '#/core/search-text';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';

/** What a file is called, by the beginnings of its words; the first that fits. */
const stems: readonly (readonly [DocumentCategory, readonly string[]])[] = [
  ['energy_certificate', ['epc', 'energieprestatie', 'energiecertificaat']],
  ['inspection_reports', ['keuring', 'inspectie', 'attest', 'asbest', 'areikeuring', 'stabiliteitsverslag']],
  ['building_permit', ['omgevingsvergunning', 'bouwvergunning', 'vergunning', 'stedenbouw']],
  ['property_deed', ['akte', 'aankoopakte', 'eigendomsakte', 'compromis', 'kadaster']],
  ['insurance', ['polis', 'verzekering', 'brandverzekering']],
  ['warranty', ['garantie', 'waarborg']],
  [
    'technical_plans',
    ['plan', 'plannen', 'grondplan', 'gevelplan', 'tekening', 'uitvoeringsplan', 'elektriciteitsplan'],
  ],
  ['invoices', ['factuur', 'facturen', 'kredietnota', 'creditnota']],
  ['contracts', ['contract', 'overeenkomst', 'aannemingsovereenkomst', 'lastenboek']],
];

/** What the names of files say they are; nothing where one says nothing, or they say different things. */
export function guessCategory(names: readonly string[]): DocumentCategory | undefined {
  const found = new Set(names.map(categoryOf));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function categoryOf(name: string): DocumentCategory | undefined {
  const words = fold(name).match(/\p{L}+/gu) ?? [];
  return stems.find(([, all]) => words.some((word) => all.some((stem) => isAbout(word, stem))))?.[0];
}

/** A short word stands for itself alone: 'plan' says something, 'planken' says another thing. */
function isAbout(word: string, stem: string): boolean {
  return stem.length <= 4 ? word === stem : word.startsWith(stem);
}
