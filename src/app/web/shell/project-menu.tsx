import { LogOut, UserPlus } from 'lucide-react';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { ProjectSwitcher } from '#/features/people/projects/web/project-switcher';
import { MenuItem } from '#/ui/menu';

/** The project switcher with what sharing adds to it; open, because it is fetched by who asks for it. */
export function ProjectMenu() {
  const show = useShowDialog();
  return (
    <ProjectSwitcher
      startOpen
      onShow={show}
      ownerItems={
        <MenuItem icon={<UserPlus aria-hidden="true" />} onSelect={() => show('share')}>
          Project delen
        </MenuItem>
      }
      memberItems={
        <MenuItem icon={<LogOut aria-hidden="true" />} danger onSelect={() => show('leave')}>
          Project verlaten
        </MenuItem>
      }
    />
  );
}
