import type { PremiumWorkId, WallType } from '#/features/premiums/shared/premies/rules/works';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';

/** What one hands in besides the invoices and the EAN code, which are known already. */
export const proofKinds = [
  'foto_voor',
  'foto_na',
  'attest',
  'dak_asbest',
  'sts_71_1',
  'binnenisolatie',
  'bestelbon',
  'ventilatie',
  'rescert',
  'productlabel',
  'andere',
] as const;
export type ProofKind = (typeof proofKinds)[number];

/** A piece of a file: the invoices and the EAN code are found elsewhere, the rest is dropped here. */
export const pieceKinds = ['facturen', 'ean', ...proofKinds] as const;
export type PieceKind = (typeof pieceKinds)[number];

type ProofWords = {
  label: string;
  hint: string;
  /** Where the document goes that is dropped here. */
  category: DocumentCategory;
  /** Told in words instead of by a paper. */
  isText?: true;
};

export const proofWords: Record<ProofKind, ProofWords> = {
  foto_voor: { label: 'Foto’s vóór de werken', hint: 'Eén van dichtbij en één van ver.', category: 'photos' },
  foto_na: {
    label: 'Foto’s na de werken',
    hint: 'Eén van dichtbij en één van ver, met het materiaal in beeld.',
    category: 'photos',
  },
  attest: {
    label: 'Attest van de aannemer',
    hint: 'De aannemer vult het in en tekent het.',
    category: 'inspection_reports',
  },
  dak_asbest: {
    label: 'Asbestattest, of bewijs dat het dak al geïsoleerd was',
    hint: 'Een van beide is genoeg.',
    category: 'inspection_reports',
  },
  sts_71_1: {
    label: 'Verklaring STS 71-1 van de spouwmuur',
    hint: 'De aannemer die de spouw vulde, bezorgt ze.',
    category: 'inspection_reports',
  },
  binnenisolatie: {
    label: 'Architect of erkende aannemer voor de binnenisolatie',
    hint: 'Een bewijs van wie de werken ontwierp of plaatste.',
    category: 'inspection_reports',
  },
  bestelbon: {
    label: 'Bestelbon van de ramen',
    hint: 'Met de datum van de bestelling.',
    category: 'contracts',
  },
  ventilatie: {
    label: 'Bewijs van ventilatie',
    hint: 'Roosters of een systeem in de kamers met nieuwe ramen.',
    category: 'inspection_reports',
  },
  rescert: {
    label: 'RESCert-nummer van de installateur',
    hint: 'Vraag het aan wie de warmtepomp plaatste.',
    category: 'other',
    isText: true,
  },
  productlabel: {
    label: 'Productlabel van de warmtepomp',
    hint: 'Het energielabel van het toestel.',
    category: 'warranty',
  },
  andere: { label: 'Andere stukken', hint: 'Wat u er nog bij wilt steken.', category: 'other' },
};

const always: readonly ProofKind[] = ['foto_voor', 'foto_na'];

const ofWork: Record<PremiumWorkId, readonly ProofKind[]> = {
  dak: ['attest', 'dak_asbest'],
  ramen: ['attest', 'bestelbon', 'ventilatie'],
  vloer: ['attest'],
  muur: ['attest'],
  warmtepomp: ['rescert', 'productlabel'],
  warmtepompboiler: [],
  voorbereidingswerken_isolatie: [],
  voorbereidingswerken_sanitair: [],
};

const ofWall: Record<WallType, readonly ProofKind[]> = {
  spouwmuur: ['sts_71_1'],
  binnenzijde: ['binnenisolatie'],
  buitenzijde: [],
};

/** What must be there for a work; of a wall it depends on where the insulation is. */
export function requiredProofs(work: PremiumWorkId, wall: WallType | null): ProofKind[] {
  return [...(work === 'muur' && wall ? ofWall[wall] : []), ...ofWork[work], ...always];
}
