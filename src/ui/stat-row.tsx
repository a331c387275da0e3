import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

/** Figures above a list. On a phone they slide, so that the list begins in sight. */
export function StatRow({ children }: { children: ReactNode }) {
  const slides = useMediaQuery(phoneQuery);
  return (
    // biome-ignore lint/a11y/useSemanticElements: figures are no fields
    <div
      role="group"
      aria-label="Kerncijfers"
      tabIndex={slides ? 0 : undefined}
      className={cx(
        'mb-4 grid grid-cols-2 gap-3 md:mb-5 lg:grid-cols-4',
        'max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:*:min-w-44 max-md:*:shrink-0',
      )}
    >
      {children}
    </div>
  );
}
