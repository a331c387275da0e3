import type { PremiumWorkId, WallType } from '#/features/premiums/premies/rules/works';
import {
  type PieceKind,
  type ProofKind,
  proofWords,
  requiredProofs,
} from '#/features/premiums/premium-files/rules/proofs';

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

/** What to do next, in a sentence. */
export function nextStep(pieces: readonly Piece[], problem: string | null, needsWall: boolean): string {
  if (needsWall) return 'Kies eerst waar de muur geïsoleerd is: daarvan hangt af welke stukken nodig zijn.';
  const open = pieces.find(({ isThere }) => !isThere);
  if (open?.kind === 'facturen') return 'Voeg de facturen toe, met hun bestand.';
  if (problem !== null) return problem;
  if (open?.kind === 'ean') return 'Vul de EAN-code in bij uw woning.';
  return open ? `Voeg toe: ${open.label}.` : 'Alles is er: vraag de premie aan.';
}

export function tellPieces(pieces: readonly Piece[]): string {
  const there = pieces.filter(({ isThere }) => isThere).length;
  return `${there} van ${pieces.length} stukken`;
}
