import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { may } from '#/core/rights';
import {
  CreateProjectDialog,
  RemoveProjectDialog,
  RenameProjectDialog,
} from '#/features/projects/web/lazy-dialogs';
import { ProjectButton } from '#/features/projects/web/project-button';
import { useProject } from '#/features/projects/web/shared/current-project';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '#/ui/menu';

type Dialog = 'create' | 'rename' | 'remove';

type ProjectSwitcherProps = {
  /** What other features let the owner of the current project do from this menu, and who works in another's. */
  ownerItems?: ReactNode;
  memberItems?: ReactNode;
  startOpen?: boolean;
};

export function ProjectSwitcher({ ownerItems, memberItems, startOpen = false }: ProjectSwitcherProps) {
  const { project, projects, select } = useProject();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  return (
    <>
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
        <MenuItem icon={<Plus aria-hidden="true" />} onSelect={() => setDialog('create')}>
          Nieuw project
        </MenuItem>
        {project && may(project.role, 'manage') && (
          <>
            <MenuSeparator />
            {ownerItems}
            <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setDialog('rename')}>
              Project hernoemen
            </MenuItem>
            <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => setDialog('remove')}>
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
      <Suspense>
        {dialog === 'create' && <CreateProjectDialog onClose={close} />}
        {dialog === 'rename' && project && <RenameProjectDialog project={project} onClose={close} />}
        {dialog === 'remove' && project && <RemoveProjectDialog project={project} onClose={close} />}
      </Suspense>
    </>
  );
}
