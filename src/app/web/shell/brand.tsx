import { Link } from 'wouter';
import { product } from '#/core/product';
import { BetaTag, Logo } from '#/ui/logo';

export function Brand({ withTagline = false }: { withTagline?: boolean }) {
  return (
    <Link href="/" className="inline-flex flex-col rounded-control">
      <span className="flex items-center gap-2.5">
        <Logo />
        <span className={withTagline ? 'contents' : 'contents max-[25rem]:hidden'}>
          <BetaTag />
        </span>
      </span>
      {withTagline && <span className="mt-0.5 text-ink-soft text-sm">{product.tagline}</span>}
    </Link>
  );
}
