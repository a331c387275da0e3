import { useEffect } from 'react';
import type { Project } from '#/core/project';
import { useCollaborators, useLeaveProject } from '#/features/people/sharing/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { ConfirmDialog } from '#/ui/confirm';

type LeaveDialogProps = { project: Pick<Project, 'id' | 'name'>; userId: number; onClose: () => void };

export function LeaveDialog({ project, userId, onClose }: LeaveDialogProps) {
  const leave = useLeaveProject();
  const { expectGone } = useProject();
  // Who has left may not ask any more.
  const { data: collaborators = [], isError } = useCollaborators(project.id, { enabled: leave.isIdle });
  useEffect(() => {
    if (isError) onClose();
  }, [isError, onClose]);
  const own = collaborators.find((collaborator) => collaborator.userId === userId);
  return (
    <ConfirmDialog
      onClose={onClose}
      danger
      title={`‘${project.name}’ verlaten?`}
      text="U ziet dit project dan niet meer. Wat u toevoegde, blijft in het project staan. Alleen de eigenaar kan u opnieuw uitnodigen."
      confirmLabel="Project verlaten"
      busy={leave.isPending || own === undefined}
      onConfirm={() => {
        if (!own) return;
        expectGone(project.id);
        leave.mutate(
          { params: { projectId: project.id, id: own.id }, version: own.version },
          { onSettled: onClose },
        );
      }}
    />
  );
}
