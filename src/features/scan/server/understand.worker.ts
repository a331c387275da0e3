import { type UnderstoodQuote, understandQuote } from '#/features/scan/rules/understand';
import type { UnderstandTask } from '#/features/scan/server/understander';

export function work({ pages, customer }: UnderstandTask): UnderstoodQuote {
  return understandQuote(pages, customer);
}
