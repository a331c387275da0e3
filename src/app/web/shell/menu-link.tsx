import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import type { Page } from '#/core/page';
import type { Screen } from '#/platform/web/screen';
import { cx } from '#/ui/class-names';

export type MenuPage = Pick<Page, 'path' | 'title' | 'hasRecords'> & Pick<Screen, 'Icon' | 'Count'>;

type MenuLinkProps = MenuPage & {
  /** Left out: where the address is that of the page or of one of its records. */
  isHere?: boolean;
  onNavigate?: (() => void) | undefined;
};

export function MenuLink({ path, title, hasRecords, Icon, Count, isHere, onNavigate }: MenuLinkProps) {
  const [location] = useLocation();
  const countId = useId();
  const isCurrent = isHere ?? (location === path || (hasRecords && location.startsWith(`${path}/`)));
  return (
    <li className="relative">
      <Link
        href={path}
        aria-describedby={Count && countId}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
        className={cx(
          'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium md:min-h-8 md:[@media(max-height:53rem)]:min-h-7',
          'text-ink-soft hover:bg-sunken hover:text-ink',
          'aria-[current=page]:bg-brick-soft aria-[current=page]:font-semibold aria-[current=page]:text-brick-strong',
        )}
      >
        {Icon && <Icon aria-hidden="true" className="size-[1.125rem] shrink-0" />}
        {title}
      </Link>
      {Count && <Count id={countId} className="inset-y-0 right-2 grid place-items-center" />}
    </li>
  );
}
