import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'wouter';
import { menuPages } from '#/app/web/shell/menu-pages';
import { cx } from '#/ui/class-names';

const groups = [
  { title: undefined, pages: menuPages('first') },
  { title: 'Papier', pages: menuPages('papers') },
  { title: 'Werk', pages: menuPages('work') },
  { title: 'Geld', pages: menuPages('money') },
];

export function NavigationLinks({ onNavigate }: { onNavigate?: () => void }) {
  const id = useId();
  return (
    <nav aria-label="Hoofdmenu" className="flex flex-col gap-3">
      {groups.map(({ title, pages }, at) => (
        <Group key={title ?? 'first'} title={title} id={`${id}-${at}`}>
          {pages.map((page) => (
            <MenuLink key={page.path} {...page} onNavigate={onNavigate} />
          ))}
        </Group>
      ))}
    </nav>
  );
}

type GroupProps = { title: string | undefined; id: string; children: ReactNode };

function Group({ title, id, children }: GroupProps) {
  return (
    <div>
      {title && (
        <p id={id} className="px-3 pb-0.5 font-semibold text-ink-soft text-xs uppercase tracking-wide">
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  );
}

type MenuLinkProps = ReturnType<typeof menuPages>[number] & { onNavigate?: (() => void) | undefined };

function MenuLink({ path, title, hasRecords, Icon, Count, onNavigate }: MenuLinkProps) {
  const [location] = useLocation();
  const countId = useId();
  const isHere = location === path || (hasRecords && location.startsWith(`${path}/`));
  return (
    <li className="relative">
      <Link
        href={path}
        aria-describedby={Count && countId}
        aria-current={isHere ? 'page' : undefined}
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
      {Count && <Count id={countId} className="inset-y-0 right-2 grid place-items-center" />}
    </li>
  );
}
