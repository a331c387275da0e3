import { formatDay } from '#/core/day';
import type { SalePiece } from '#/features/folder/folder/contract';

/** How a piece stands, in a few words. */
export function saleWords({
  state,
  validUntil,
  whom,
}: Pick<SalePiece, 'state' | 'validUntil' | 'whom'>): string {
  switch (state) {
    case 'valid':
      return validUntil ? `geldig tot ${formatDay(validUntil)}` : 'in orde';
    case 'expired':
      return validUntil ? `verlopen op ${formatDay(validUntil)}` : 'verlopen';
    case 'undated':
      return 'aanwezig, vul nog in tot wanneer het geldig is';
    case 'missing':
      return `ontbreekt; vraag het aan: ${whom}`;
    case 'not-needed':
      return 'niet nodig voor deze woning';
  }
}
