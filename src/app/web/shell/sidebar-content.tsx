import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavigationLinks } from '#/app/web/shell/navigation-links';
import { ProjectChoice } from '#/app/web/shell/project-choice';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { roleLabels } from '#/core/rights';
import type { User } from '#/features/people/account/contract';
import { UserBlock } from '#/features/people/account/web/user-block';
import { useProject } from '#/platform/web/project/current-project';
import { ThemeSwitch } from '#/ui/theme-switch';

type SidebarContentProps = { user: User; onNavigate?: () => void; corner?: ReactNode };

/** The same in the sidebar and in the drawer of a phone. */
export function SidebarContent({ user, onNavigate, corner }: SidebarContentProps) {
  const { project } = useProject();
  const show = useShowDialog();
  return (
    <div className="flex min-h-full flex-col gap-4">
      <ProjectChoice />
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
      <ThemeSwitch className="w-full" />
      {/* In sight however low the window: the menu slides under it. */}
      <div className="relative border-line border-t bg-surface pt-3 md:sticky md:-bottom-5 md:-mb-5 md:pb-5">
        <UserBlock
          user={user}
          roleLabel={roleLabels[project?.role ?? 'owner']}
          onNavigate={onNavigate}
          onSignOut={() => show('sign-out')}
        />
        {corner !== undefined && <span className="absolute right-0 bottom-0 md:bottom-5">{corner}</span>}
      </div>
    </div>
  );
}
