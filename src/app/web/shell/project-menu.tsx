import { LogOut, Sparkles, UserPlus } from 'lucide-react';
import { Link } from 'wouter';
import { menuPages } from '#/app/web/shell/menu-pages';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { useExample } from '#/features/front/example/web/use-example';
import { ProjectSwitcher } from '#/features/people/projects/web/project-switcher';
import { useProject } from '#/platform/web/project/current-project';
import { MenuItem } from '#/ui/menu';

const pages = menuPages('project');

/** The project switcher with the pages of the project itself, and what sharing adds to it; open, because it is fetched by who asks for it. */
export function ProjectMenu() {
  const show = useShowDialog();
  const { project } = useProject();
  const example = useExample();
  return (
    <ProjectSwitcher
      startOpen
      onShow={show}
      pages={pages.map(({ path, title, Icon }) => (
        <MenuItem key={path} asChild>
          <Link href={path}>
            {Icon && <Icon aria-hidden="true" className="size-[1.125rem] shrink-0 opacity-80" />}
            {title}
          </Link>
        </MenuItem>
      ))}
      example={
        !project?.isExample && (
          <MenuItem
            icon={<Sparkles aria-hidden="true" />}
            disabled={example.isPending}
            onSelect={example.show}
          >
            Voorbeeld
          </MenuItem>
        )
      }
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
