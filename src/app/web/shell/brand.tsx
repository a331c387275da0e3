import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { product } from '#/core/product';
import { BetaTag, Logo } from '#/ui/logo';

/** Above the menu, whose first link leads home; with what is at hand on every screen. */
export function Brand({ children }: { children?: ReactNode }) {
  return (
    <div>
      <div className="flex items-center justify-between">
        <Logo />
        {children}
      </div>
      <p className="flex items-center justify-between text-ink-soft text-sm">
        {product.tagline}
        <BetaTag />
      </p>
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
