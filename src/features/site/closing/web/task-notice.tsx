import { may } from '#/core/rights';
import { listClosings } from '#/features/site/closing/contract';
import { ClosingNotice } from '#/features/site/closing/web/closing-notice';
import type { Task } from '#/features/site/shared/planning/contract';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';

/** At the task itself: what is to be photographed before it begins. */
export function TaskNotice({ task: { id, projectId } }: { task: Task }) {
  const { project } = useProject();
  const { data = [] } = useRead(listClosings, { params: { projectId } });
  const closings = data.filter((each) => each.taskId === id);
  return (
    <ClosingNotice
      projectId={projectId}
      closings={closings}
      mayAdd={project !== undefined && may(project.role, 'add')}
    />
  );
}
