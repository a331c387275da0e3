import type { PremiumWorkId, WallType } from '#/features/premiums/shared/premies/rules/works';
import {
  type PieceKind,
  type ProofKind,
  proofWords,
  requiredProofs,
} from '#/features/premiums/shared/premium-files/rules/proofs';

export type Piece = { kind: PieceKind; label: string; isThere: boolean };

type Known = {
  work: PremiumWorkId;
  wall: WallType | null;
  proofs: readonly { kind: ProofKind }[];
  /** There is one that counts, and each of them has its file. */
  hasInvoices: boolean;
  hasEan: boolean;
};

export function piecesOf({ work, wall, proofs, hasInvoices, hasEan }: Known): Piece[] {
  const kinds = requiredProofs(work, wall);
  return [
    { kind: 'facturen', label: 'Facturen met hun bestand', isThere: hasInvoices },
    { kind: 'ean', label: 'EAN-code van de elektriciteit', isThere: hasEan },
    ...kinds.map((kind) => ({
      kind,
      label: proofWords[kind].label,
      isThere: proofs.some((proof) => proof.kind === kind),
    })),
  ];
}

/** Where something is done to a file; its home has a page of its own. */
export type PartOfFile = 'invoices' | 'home' | 'proofs' | 'followUp';
type Step = { text: string; part: PartOfFile };
type Standing = {
  work: PremiumWorkId;
  wall: WallType | null;
  pieces: readonly Piece[];
  problem: string | null;
};

/** What to do next before it is handed in, in a sentence, and where. */
export function nextStepOf({ work, wall, pieces, problem }: Standing): Step {
  if (work === 'muur' && wall === null) {
    const text = 'Kies eerst waar de muur geïsoleerd is: daarvan hangt af welke stukken nodig zijn.';
    return { text, part: 'followUp' };
  }
  const open = pieces.find(({ isThere }) => !isThere);
  if (open?.kind === 'facturen') return { text: 'Voeg de facturen toe, met hun bestand.', part: 'invoices' };
  if (problem !== null) return { text: problem, part: 'invoices' };
  if (open?.kind === 'ean') return { text: 'Vul de EAN-code in bij uw woning.', part: 'home' };
  return open
    ? { text: `Voeg toe: ${open.label}.`, part: 'proofs' }
    : { text: 'Alles is er: vraag de premie aan.', part: 'followUp' };
}

export function tellPieces(pieces: readonly Piece[]): string {
  const there = pieces.filter(({ isThere }) => isThere).length;
  return `${there} van ${pieces.length} stukken`;
}
