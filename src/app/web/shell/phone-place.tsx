import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { cx } from '#/ui/class-names';

export const placeClasses =
  'flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-ink-soft text-xs aria-[current=page]:font-semibold aria-[current=page]:text-brick-strong';

type PlaceProps = {
  path: string;
  icon: ReactNode;
  isHere?: boolean;
  describedBy?: string;
  children: ReactNode;
};

export function Place({ path, icon, isHere, describedBy, children }: PlaceProps) {
  const [location] = useLocation();
  return (
    <Link
      href={path}
      aria-current={(isHere ?? location === path) ? 'page' : undefined}
      aria-describedby={describedBy}
      className={cx(placeClasses, 'hover:text-ink')}
    >
      {icon}
      {children}
    </Link>
  );
}
