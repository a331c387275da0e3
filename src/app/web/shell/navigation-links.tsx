import { Link, useLocation } from 'wouter';
import { screens } from '#/app/web/features';
import { cx } from '#/ui/class-names';

const menu = screens
  .flatMap(({ page, Icon }) => (page.order === undefined ? [] : [{ ...page, order: page.order, Icon }]))
  .sort((one, other) => one.order - other.order);

export function NavigationLinks({ onNavigate }: { onNavigate?: () => void }) {
  const [location] = useLocation();
  return (
    <nav aria-label="Hoofdmenu">
      <ul className="flex flex-col gap-0.5">
        {menu.map(({ path, title, hasRecords, Icon }) => (
          <li key={path}>
            <Link
              href={path}
              aria-current={
                location === path || (hasRecords && location.startsWith(`${path}/`)) ? 'page' : undefined
              }
              onClick={onNavigate}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium md:min-h-8',
                'text-ink-soft hover:bg-sunken hover:text-ink',
                'aria-[current=page]:bg-brick-soft aria-[current=page]:font-semibold aria-[current=page]:text-brick-strong',
              )}
            >
              {Icon && <Icon aria-hidden="true" className="size-[1.125rem] shrink-0" />}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
