import { LogOut, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Project } from '#/features/projects/contract';
import { ProjectSwitcher } from '#/features/projects/web/project-switcher';
import { useProject } from '#/features/projects/web/shared/current-project';
import { LeaveDialog, ShareDialog } from '#/features/sharing/web/lazy-dialogs';
import { MenuItem } from '#/ui/menu';

/** The project switcher with what sharing adds to it; open, because it is fetched by who asks for it. */
export function ProjectMenu({ userId }: { userId: number }) {
  const { project } = useProject();
  // With its project: after one left it, another is the current one.
  const [dialog, setDialog] = useState<{ kind: 'share' | 'leave'; project: Project }>();
  const show = (kind: 'share' | 'leave') => project && setDialog({ kind, project });
  const close = () => setDialog(undefined);
  return (
    <>
      <ProjectSwitcher
        startOpen
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
      <Suspense>
        {dialog?.kind === 'share' && <ShareDialog project={dialog.project} onClose={close} />}
        {dialog?.kind === 'leave' && <LeaveDialog project={dialog.project} userId={userId} onClose={close} />}
      </Suspense>
    </>
  );
}
