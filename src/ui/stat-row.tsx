import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';

/** Figures above a list. On a phone they are small, so that the list begins in sight. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: figures are no fields
    <div
      role="group"
      data-figures=""
      aria-label="Kerncijfers"
      className={cx(
        'mb-3 grid auto-cols-fr grid-flow-col gap-3 md:mb-4',
        'md:max-lg:has-[>:nth-child(4)]:grid-flow-row md:max-lg:has-[>:nth-child(4)]:grid-cols-2',
        'max-md:grid-flow-row max-md:grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] max-md:gap-2 max-md:has-[>:nth-child(4)]:grid-cols-2',
        // Of millions three don't stand beside each other: an amount that goes on in the next line reads as another.
        'max-md:has-[[data-long]]:grid-cols-2',
      )}
    >
      {children}
    </div>
  );
}
