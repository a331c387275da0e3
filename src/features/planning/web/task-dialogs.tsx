import { type Day, formatDayLong } from '#/core/day';
import { contactLabel } from '#/features/contacts/rules/name';
import type { Task } from '#/features/planning/contract';
import { useCreateTask, useRemoveTask, useUpdateTask } from '#/features/planning/web/queries';
import { PriorityBadge, StatusBadge } from '#/features/planning/web/task-badges';
import { TaskForm } from '#/features/planning/web/task-form';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';

type TaskDialogProps = {
  projectId: number;
  /** The one to change; left out for a new one. */
  task?: Task | undefined;
  isGone?: boolean;
  today: Day;
  onClose: () => void;
};

export function TaskDialog({ projectId, task, isGone, today, onClose }: TaskDialogProps) {
  const create = useCreateTask();
  const update = useUpdateTask();
  const remove = useRemoveTask();
  const done = { onSuccess: onClose };
  return (
    <TaskForm
      projectId={projectId}
      task={task}
      isGone={isGone}
      today={today}
      saving={update}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onRemove={
        task && !isGone
          ? () => remove.mutate({ params: { id: task.id }, version: task.version }, { onSettled: onClose })
          : undefined
      }
      onCreate={(body) => create.mutate({ params: { projectId }, body }, done)}
      onChange={task && ((body, version) => update.mutate({ params: { id: task.id }, body, version }, done))}
    />
  );
}

/** For who may read the planning but not change it. */
export function ReadTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { startDate, endDate, contact, description, notes } = task;
  const facts = [
    ['Start', startDate && formatDayLong(startDate)],
    ['Einde', endDate && formatDayLong(endDate)],
    ['Contact', contact && contactLabel(contact)],
    ['Beschrijving', description],
    ['Notities', notes],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
  return (
    <Dialog onClose={onClose} title={task.title} footer={<Button onClick={onClose}>Sluiten</Button>}>
      <div className="mb-4 flex gap-2">
        <StatusBadge status={task.status} />
        <PriorityBadge priority={task.priority} />
      </div>
      <dl className="grid gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="whitespace-pre-wrap break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
