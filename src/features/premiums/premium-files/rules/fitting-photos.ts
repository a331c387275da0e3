import { type PremiumWorkId, workNames } from '#/features/premiums/shared/premies/rules/works';
import type { ProofKind } from '#/features/premiums/shared/premium-files/rules/proofs';
import type { PhotoPhase } from '#/features/site/shared/photos/contract';

type Invoice = {
  id: number;
  quoteId: number | null;
  coversItemIds: readonly number[];
  lines: readonly { itemId: number | null }[];
};
type Item = {
  id: number;
  subsidyEligible: boolean;
  subsidyTypeId: number | null;
  roomIds: readonly number[];
};
type File = { work: PremiumWorkId; invoices: readonly { invoiceId: number }[] };

type Known = {
  invoices: readonly Invoice[];
  items: readonly Item[];
  subsidyTypes: readonly { id: number; name: string }[];
};

/** Where the work of a file is done, as far as its invoices and the meetstaat say. */
export type Place = {
  quoteIds: ReadonlySet<number>;
  itemIds: ReadonlySet<number>;
  roomIds: ReadonlySet<number>;
};

export function placeOfWork({ work, invoices: linked }: File, known: Known): Place {
  const ids = new Set(linked.map(({ invoiceId }) => invoiceId));
  const invoices = known.invoices.filter(({ id }) => ids.has(id));
  const named = new Set(
    invoices.flatMap(({ coversItemIds, lines }) => [...coversItemIds, ...lines.map(({ itemId }) => itemId)]),
  );
  const typeId = known.subsidyTypes.find(({ name }) => name === workNames[work])?.id;
  const items = known.items.filter(
    ({ id, subsidyEligible, subsidyTypeId }) =>
      named.has(id) || (subsidyEligible && typeId !== undefined && subsidyTypeId === typeId),
  );
  return {
    quoteIds: new Set(invoices.flatMap(({ quoteId }) => (quoteId === null ? [] : [quoteId]))),
    itemIds: new Set(items.map(({ id }) => id)),
    roomIds: new Set(items.flatMap(({ roomIds }) => roomIds)),
  };
}

export const phaseOfProof: Partial<Record<ProofKind, PhotoPhase>> = {
  foto_voor: 'before',
  foto_na: 'after',
};

type Photo = {
  id: number;
  phase: PhotoPhase | null;
  roomId: number | null;
  itemId: number | null;
  quoteId: number | null;
};

/** Of the right phase, and of this work or in a room of it: those of the work first. The others as they came. */
export function fittingPhotos<Each extends Photo>(
  kind: ProofKind,
  photos: readonly Each[],
  { quoteIds, itemIds, roomIds }: Place,
): { fitting: Each[]; others: Each[] } {
  const phase = phaseOfProof[kind];
  const weight = (photo: Each) => {
    if (phase === undefined || photo.phase !== phase) return 0;
    if (itemIds.has(photo.itemId ?? 0) || quoteIds.has(photo.quoteId ?? 0)) return 2;
    return roomIds.has(photo.roomId ?? 0) ? 1 : 0;
  };
  const fitting = photos
    .filter((photo) => weight(photo) > 0)
    .toSorted((one, other) => weight(other) - weight(one));
  const isOfPhase = (photo: Each) => Number(photo.phase === phase);
  return {
    fitting,
    others: photos
      .filter((photo) => weight(photo) === 0)
      .toSorted((one, other) => isOfPhase(other) - isOfPhase(one)),
  };
}
