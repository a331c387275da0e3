import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';

/** Figures above a list. On a phone they slide, so that the list begins in sight. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'mb-4 grid grid-cols-2 gap-3 md:mb-5 lg:grid-cols-4',
        'max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:*:min-w-44 max-md:*:shrink-0',
      )}
    >
      {children}
    </div>
  );
}
