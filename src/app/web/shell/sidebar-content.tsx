import type { ReactNode } from 'react';
import { NavigationLinks } from '#/app/web/shell/navigation-links';
import { ProjectChoice } from '#/app/web/shell/project-choice';
import { roleLabels } from '#/core/rights';
import type { User } from '#/features/account/contract';
import { UserBlock } from '#/features/account/web/user-block';
import { useProject } from '#/features/projects/web/shared/current-project';
import { ThemeSwitch } from '#/ui/theme-switch';

type SidebarContentProps = { user: User; onNavigate?: () => void; corner?: ReactNode };

/** The same in the sidebar and in the drawer of a phone. */
export function SidebarContent({ user, onNavigate, corner }: SidebarContentProps) {
  const { project } = useProject();
  return (
    <div className="flex min-h-full flex-col gap-4">
      <ProjectChoice />
      <div className="grow">
        <NavigationLinks onNavigate={onNavigate} />
      </div>
      <ThemeSwitch className="w-full" />
      <div className="relative border-line border-t pt-3">
        <UserBlock user={user} roleLabel={roleLabels[project?.role ?? 'owner']} onNavigate={onNavigate} />
        {corner !== undefined && <span className="absolute right-0 bottom-0">{corner}</span>}
      </div>
    </div>
  );
}
