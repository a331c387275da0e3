import type { Day } from '#/core/day';
import { conflictsOf } from '#/features/site/planning/rules/conflicts';
import { useTasks } from '#/features/site/planning/web/queries';
import { Alert } from '#/ui/alert';

type TaskConflictsProps = { projectId: number; taskId: number; today: Day };

/** What can't be as it is planned, above the form in which one mends it. */
export function TaskConflicts({ projectId, taskId, today }: TaskConflictsProps) {
  const { data = [] } = useTasks(projectId);
  const sentences = conflictsOf(data, today).get(taskId);
  if (!sentences) return null;
  return (
    <Alert tone="warning" className="mb-4">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
    </Alert>
  );
}
