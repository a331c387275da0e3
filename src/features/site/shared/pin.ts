import { z } from 'zod';
import { id } from '#/core/shapes';

const share = z
  .number('Duid een plaats aan op het plan.')
  .min(0, 'Duid een plaats aan op het plan.')
  .max(1, 'Duid een plaats aan op het plan.');

/** A place on a plan: shares of its width and its height, from the left and the top. */
export const pin = z.object({ planId: id, x: share, y: share });
export type Pin = z.infer<typeof pin>;

export const pinField = pin.nullish().transform((value) => value ?? null);

/** As it is kept in a row. */
export type PinColumns = { planId: number | null; pinX: number | null; pinY: number | null };

export function pinOf({ planId, pinX, pinY }: PinColumns): Pin | null {
  return planId === null || pinX === null || pinY === null ? null : { planId, x: pinX, y: pinY };
}

export function columnsOf(place: Pin | null): PinColumns {
  return { planId: place?.planId ?? null, pinX: place?.x ?? null, pinY: place?.y ?? null };
}
