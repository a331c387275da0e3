import { Send } from 'lucide-react';
import { Link } from 'wouter';
import { mostItems } from '#/features/outside/quote-requests/contract';
import { newRequestHref } from '#/features/outside/quote-requests/web/start-with';
import type { SelectionAction } from '#/features/work/shared/meetstaat/web/slots';
import { buttonClasses } from '#/ui/button';
import { MenuItem } from '#/ui/menu';

/** From rows of the meetstaat to a new request with just those. */
export function AskPrices({ itemIds, look }: SelectionAction) {
  if (itemIds.length === 0 || itemIds.length > mostItems) return null;
  const href = newRequestHref(itemIds);
  if (look === 'item') {
    return (
      <MenuItem asChild>
        <Link href={href}>
          <Send aria-hidden="true" className="size-[1.125rem] shrink-0 opacity-80" />
          Prijs vragen
        </Link>
      </MenuItem>
    );
  }
  return (
    <Link href={href} className={buttonClasses(look === 'small' ? { size: 'small' } : {})}>
      <Send aria-hidden="true" className="size-[1.125rem]" />
      Prijs vragen
    </Link>
  );
}
