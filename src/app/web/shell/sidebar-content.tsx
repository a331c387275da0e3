import { NavigationLinks } from '#/app/web/shell/navigation-links';
import { ProjectChoice } from '#/app/web/shell/project-choice';
import { roleLabels } from '#/core/rights';
import type { User } from '#/features/account/contract';
import { UserBlock } from '#/features/account/web/user-block';
import { useProject } from '#/features/projects/web/shared/current-project';
import { ThemeSwitch } from '#/ui/theme-switch';

/** The same in the sidebar and in the drawer of a phone. */
export function SidebarContent({ user, onNavigate }: { user: User; onNavigate?: () => void }) {
  const { project } = useProject();
  return (
    <div className="flex min-h-full flex-col gap-4">
      <ProjectChoice />
      <div className="grow">
        <NavigationLinks onNavigate={onNavigate} />
      </div>
      <ThemeSwitch className="w-full" />
      <div className="border-line border-t pt-3">
        <UserBlock user={user} roleLabel={roleLabels[project?.role ?? 'owner']} onNavigate={onNavigate} />
      </div>
    </div>
  );
}
