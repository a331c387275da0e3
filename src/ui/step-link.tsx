import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** In the text of a first step. */
export function StepLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="font-semibold underline hover:text-brick">
      {children}
    </Link>
  );
}
