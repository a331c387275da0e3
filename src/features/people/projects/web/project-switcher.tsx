import { Moon, Pencil, Plus, Sun, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { ProjectButton } from '#/features/people/projects/web/project-button';
import { useRestProject } from '#/features/people/projects/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '#/ui/menu';

type Dialog = 'create' | 'rename' | 'rest' | 'remove';

type ProjectSwitcherProps = {
  /** Outlives this menu, which goes with the sidebar or the drawer. */
  onShow: (dialog: Dialog) => void;
  /** The pages of the project itself. */
  pages?: ReactNode;
  /** What other features let the owner of the current project do from this menu, and who works in another's. */
  ownerItems?: ReactNode;
  memberItems?: ReactNode;
  /** The way to a filled project to look around in. */
  example?: ReactNode;
  startOpen?: boolean;
};

export function ProjectSwitcher({
  onShow,
  pages,
  ownerItems,
  memberItems,
  example,
  startOpen = false,
}: ProjectSwitcherProps) {
  const { project, projects, select } = useProject();
  return (
    <Menu align="start" defaultOpen={startOpen} trigger={<ProjectButton />}>
      {projects.length > 0 && (
        <>
          <MenuLabel>Mijn projecten</MenuLabel>
          <MenuRadioGroup
            value={String(project?.id ?? '')}
            onChange={(id) => select(Number(id))}
            options={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <MenuSeparator />
        </>
      )}
      {project && (
        <>
          {may(project.role, 'manage') && ownerItems}
          {pages}
          <MenuSeparator />
        </>
      )}
      {example}
      <MenuItem icon={<Plus aria-hidden="true" />} onSelect={() => onShow('create')}>
        Nieuw project
      </MenuItem>
      {project && may(project.role, 'manage') && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => onShow('rename')}>
            Project hernoemen
          </MenuItem>
          {project.status === 'resting' ? (
            <WakeItem project={project} />
          ) : (
            <MenuItem icon={<Moon aria-hidden="true" />} onSelect={() => onShow('rest')}>
              Project laten rusten
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => onShow('remove')}>
            Project verwijderen
          </MenuItem>
        </>
      )}
      {project && !may(project.role, 'manage') && memberItems && (
        <>
          <MenuSeparator />
          {memberItems}
        </>
      )}
    </Menu>
  );
}

function WakeItem({ project: { id, version } }: { project: Project }) {
  const wake = useRestProject('active');
  return (
    <MenuItem
      icon={<Sun aria-hidden="true" />}
      onSelect={() => wake.mutate({ params: { projectId: id }, body: { status: 'active' }, version })}
    >
      Weer actief maken
    </MenuItem>
  );
}
