import { Link } from 'wouter';
import { product } from '#/core/product';
import { BetaTag, Logo } from '#/ui/logo';

/** Above the menu, whose first link leads home. */
export function Brand() {
  return (
    <div className="inline-flex flex-col">
      <span className="flex items-center gap-2.5">
        <Logo />
        <BetaTag />
      </span>
      <span className="mt-0.5 text-ink-soft text-sm">{product.tagline}</span>
    </div>
  );
}

export function BrandLink() {
  return (
    <Link href="/" className="inline-flex items-center gap-2.5 rounded-control">
      <Logo />
      <span className="contents max-[25rem]:hidden">
        <BetaTag />
      </span>
    </Link>
  );
}
