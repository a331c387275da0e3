import { Send } from 'lucide-react';
import { Link } from 'wouter';
import { mostItems } from '#/features/outside/quote-requests/contract';
import { newRequestHref } from '#/features/outside/quote-requests/web/start-with';
import { buttonClasses } from '#/ui/button';

/** From rows of the meetstaat to a new request with just those. */
export function AskPrices({ itemIds, isSmall }: { itemIds: readonly number[]; isSmall: boolean }) {
  if (itemIds.length === 0 || itemIds.length > mostItems) return null;
  return (
    <Link href={newRequestHref(itemIds)} className={buttonClasses(isSmall ? { size: 'small' } : {})}>
      <Send aria-hidden="true" className="size-[1.125rem]" />
      Prijs vragen
    </Link>
  );
}
