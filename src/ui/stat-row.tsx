import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

/** Figures above a list. On a phone they slide and are short, so that the list begins in sight. */
export function StatRow({ children }: { children: ReactNode }) {
  const slides = useMediaQuery(phoneQuery);
  return (
    // biome-ignore lint/a11y/useSemanticElements: figures are no fields
    <div
      role="group"
      data-figures=""
      aria-label="Kerncijfers"
      tabIndex={slides ? 0 : undefined}
      className={cx(
        'mb-3 grid auto-cols-fr grid-flow-col gap-3 md:mb-4',
        'md:max-lg:has-[>:nth-child(4)]:grid-flow-row md:max-lg:has-[>:nth-child(4)]:grid-cols-2',
        'max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:*:min-w-40 max-md:whitespace-nowrap max-md:*:shrink-0',
      )}
    >
      {children}
    </div>
  );
}
