import { Send } from 'lucide-react';
import { Link } from 'wouter';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import { buttonClasses } from '#/ui/button';

/** To where prices are asked of several at once. */
export function AskPricesLink() {
  return (
    <Link href={quoteRequestsPage.path} className={buttonClasses()}>
      <Send aria-hidden="true" className="size-[1.125rem]" />
      {quoteRequestsPage.title}
    </Link>
  );
}
