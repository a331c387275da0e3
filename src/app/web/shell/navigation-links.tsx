import { type ReactNode, Suspense, useId } from 'react';
import { MenuLink } from '#/app/web/shell/menu-link';
import { menuPages } from '#/app/web/shell/menu-pages';
import { lazyComponent } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';

const RestingLinks = lazyComponent(async () => (await import('#/app/web/shell/at-rest')).RestingLinks);

const groups = [
  { title: undefined, pages: menuPages('first') },
  { title: 'Papier', pages: menuPages('papers') },
  { title: 'Werk', pages: menuPages('work') },
  { title: 'Geld', pages: menuPages('money') },
];

export function NavigationLinks({ onNavigate }: { onNavigate?: () => void }) {
  const id = useId();
  const { project } = useProject();
  return (
    <nav aria-label="Hoofdmenu" className="flex flex-col gap-3 md:[@media(max-height:53rem)]:gap-2">
      {project?.status === 'resting' ? (
        <Suspense>
          <RestingLinks onNavigate={onNavigate} />
        </Suspense>
      ) : (
        groups.map(({ title, pages }, at) => (
          <Group key={title ?? 'first'} title={title} id={`${id}-${at}`}>
            {pages.map((page) => (
              <MenuLink key={page.path} {...page} onNavigate={onNavigate} />
            ))}
          </Group>
        ))
      )}
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
      <ul
        aria-labelledby={title ? id : undefined}
        className="flex flex-col gap-0.5 md:[@media(max-height:53rem)]:gap-0"
      >
        {children}
      </ul>
    </div>
  );
}
