import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { closeStep } from '#/platform/web/open-step';

/** Above the page of a record. Who opened it from the list finds that as it was, searched and filtered. */
export function BackToList({ href, label }: { href: string; label: string }) {
  const [, navigate] = useLocation();
  return (
    <Link
      href={href}
      onClick={(event) => {
        event.preventDefault();
        closeStep(() => navigate(href));
      }}
      className="inline-flex min-h-8 items-center gap-1 hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}
