import type { TaskPriority, TaskStatus } from '#/features/site/shared/planning/contract';
import { priorityLabels, statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { Badge, type BadgeTone } from '#/ui/badge';

const statusTones: Record<TaskStatus, BadgeTone> = {
  planned: 'sky',
  in_progress: 'ochre',
  completed: 'moss',
  cancelled: 'neutral',
};

const priorityTones: Record<TaskPriority, BadgeTone> = { low: 'neutral', medium: 'sky', high: 'danger' };

export function StatusBadge({ status }: { status: TaskStatus }) {
  return <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>;
}

export function PriorityBadge({ priority }: { priority: TaskPriority }) {
  return <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>;
}
