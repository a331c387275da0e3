import { Link, useLocation } from 'wouter';
import { navigation } from '#/app/web/navigation';
import { cx } from '#/ui/class-names';

export function NavigationLinks({ onNavigate }: { onNavigate?: () => void }) {
  const [location] = useLocation();
  return (
    <nav aria-label="Hoofdmenu">
      <ul className="flex flex-col gap-0.5">
        {navigation.map(({ path, label, Icon }) => (
          <li key={path}>
            <Link
              href={path}
              aria-current={location === path ? 'page' : undefined}
              onClick={onNavigate}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium md:min-h-9',
                'text-ink-soft hover:bg-sunken hover:text-ink',
                'aria-[current=page]:bg-brick-soft aria-[current=page]:font-semibold aria-[current=page]:text-brick-strong',
              )}
            >
              <Icon aria-hidden="true" className="size-[1.125rem] shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
