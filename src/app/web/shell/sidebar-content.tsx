import { Search } from 'lucide-react';
import { Link } from 'wouter';
import { AddButton } from '#/app/web/shell/add-button';
import { menuPages } from '#/app/web/shell/menu-pages';
import { NavigationLinks } from '#/app/web/shell/navigation-links';
import { PersonChoice } from '#/app/web/shell/person-choice';
import { ProjectChoice } from '#/app/web/shell/project-choice';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { roleLabels } from '#/core/rights';
import { SignOutLink } from '#/features/people/account/web/sign-out-link';
import type { User } from '#/features/people/shared/account/user-contract';
import { useProject } from '#/platform/web/project/current-project';

type SidebarContentProps = { user: User; withAdd?: boolean; onNavigate?: () => void };

const foot = menuPages('foot');

/** The same in the sidebar and in the drawer of a phone. */
export function SidebarContent({ user, withAdd = false, onNavigate }: SidebarContentProps) {
  const { project } = useProject();
  const show = useShowDialog();
  return (
    <div className="flex min-h-full flex-col gap-4 md:[@media(max-height:53rem)]:gap-2.5">
      <ProjectChoice />
      {withAdd && <AddButton />}
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          onNavigate?.();
          show('search');
        }}
        className="-mt-2 flex min-h-11 items-center gap-3 rounded-control border border-line px-3 text-ink-soft hover:border-line-strong hover:text-ink md:min-h-9"
      >
        <Search aria-hidden="true" className="size-[1.125rem]" />
        Zoeken
        <span aria-hidden="true" className="ml-auto hidden font-sans text-xs md:inline">
          Ctrl K
        </span>
      </button>
      <div className="grow">
        <NavigationLinks onNavigate={onNavigate} />
      </div>
      {/* In sight however low the window: the menu slides under it. */}
      <div className="relative border-line border-t bg-surface pt-3 md:sticky md:-bottom-5 md:-mb-5 md:pb-5">
        <PersonChoice user={user} roleLabel={roleLabels[project?.role ?? 'owner']} onNavigate={onNavigate} />
        <div className="flex items-center justify-between gap-2">
          <SignOutLink onNavigate={onNavigate} onSignOut={() => show('sign-out')} />
          {foot.map(({ path, title }) => (
            <Link
              key={path}
              href={path}
              onClick={onNavigate}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-ink-soft text-sm hover:bg-sunken hover:text-ink md:min-h-9"
            >
              {title}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}
