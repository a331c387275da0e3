import type { FolderChapter } from '#/core/folder';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';

type Place = { chapter: FolderChapter; isPrivate: boolean };

/** Where a kind of paper stands. What may tell amounts or what was said at a meeting is private. */
const places: Record<DocumentCategory, Place> = {
  building_permit: { chapter: 'permit', isPrivate: false },
  technical_plans: { chapter: 'permit', isPrivate: false },
  property_deed: { chapter: 'permit', isPrivate: true },
  energy_certificate: { chapter: 'attests', isPrivate: false },
  inspection_reports: { chapter: 'attests', isPrivate: false },
  warranty: { chapter: 'invoices', isPrivate: false },
  invoices: { chapter: 'invoices', isPrivate: true },
  insurance: { chapter: 'invoices', isPrivate: true },
  contracts: { chapter: 'people', isPrivate: true },
  photos: { chapter: 'hidden', isPrivate: false },
  other: { chapter: 'installations', isPrivate: true },
};

/** Minutes of an acceptance, also those that were made and signed here: they are kept among the contracts. */
const handover = { words: /oplever/, place: { chapter: 'handovers', isPrivate: true } } as const;

/** Named by what it says, a paper without a category of its own finds its place too. */
const named: readonly { words: RegExp; place: Place }[] = [
  handover,
  {
    words:
      /(?<!keurings|inspectie)verslag|notulen|vergadering|offerte|prijsvraag|factuur|(?<!be)rekening|kasticket|raming|meerwerk|vorderingsstaat|bestelbon|contract|overeenkomst/,
    place: { chapter: 'people', isPrivate: true },
  },
  {
    words: /attest|keuring|certificaat|epc|asbest|bodem|as-?built|aangifte|postinterventie/,
    place: { chapter: 'attests', isPrivate: false },
  },
  {
    words: /handleiding|gebruiksaanwijzing|technische fiche|manual/,
    place: { chapter: 'installations', isPrivate: false },
  },
];

export function folderPlaceOf({
  category,
  fileName,
  description,
}: {
  category: DocumentCategory;
  fileName: string;
  description: string | null;
}): Place {
  const text = `${fileName} ${description ?? ''}`.toLowerCase();
  if (category === 'contracts' && handover.words.test(text)) return handover.place;
  if (category !== 'other' && category !== 'inspection_reports' && category !== 'warranty')
    return places[category];
  return named.find(({ words }) => words.test(text))?.place ?? places[category];
}
