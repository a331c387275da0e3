import type { ReactNode } from 'react';
import { type Day, formatDayLong } from '#/core/day';
import { countDays } from '#/core/day-words';
import { useCreateTask, useRemoveTask, useUpdateTask } from '#/features/site/planning/web/queries';
import { PriorityBadge, StatusBadge } from '#/features/site/planning/web/task-badges';
import { TaskConflicts } from '#/features/site/planning/web/task-conflicts';
import { TaskForm } from '#/features/site/planning/web/task-form';
import type { Task } from '#/features/site/shared/planning/contract';
import { taskCards, taskNotes } from '#/features/site/shared/planning/web/slots';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { SlotParts } from '#/platform/web/slots';
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

type ReadTaskDialogProps = { task: Task; plan: readonly Task[]; today: Day; onClose: () => void };

/** For who may read the planning but not change it. */
export function ReadTaskDialog({ task, plan, today, onClose }: ReadTaskDialogProps) {
  const { startDate, endDate, contact, description, notes, quote, category, room } = task;
  const titles = new Map(plan.map(({ id, title }) => [id, title]));
  const following = task.dependsOn.map(({ taskId, days }) =>
    days === 0 ? titles.get(taskId) : `${titles.get(taskId)}, ${countDays(days)} later`,
  );
  const list = (all: readonly { what: string; isDone: boolean }[]) =>
    all.map(({ what, isDone }) => `${isDone ? '☑' : '☐'} ${what}`).join('\n');
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Start', startDate && formatDayLong(startDate)],
    ['Einde', endDate && formatDayLong(endDate)],
    ['Contact', contact && <ContactLink key={contact.id} contact={contact} withPerson />],
    ['Na', following.join('\n')],
    ['Offerte', quote && (quote.description || quote.quoteNumber)],
    ['Categorie', category],
    ['Ruimte', room],
    ['Vooraf te beslissen of te bestellen', list(task.needs)],
    ['Controlelijst', list(task.checks)],
    ['Beschrijving', description],
    ['Notities', notes],
  ];
  return (
    <Dialog onClose={onClose} title={task.title} footer={<Button onClick={onClose}>Sluiten</Button>}>
      <TaskConflicts projectId={task.projectId} taskId={task.id} today={today} />
      <SlotParts of={taskNotes} given={{ task }} />
      <div className="mb-4 flex gap-2">
        <StatusBadge status={task.status} />
        <PriorityBadge priority={task.priority} />
      </div>
      <dl className="grid gap-3">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-ink-soft text-sm">{label}</dt>
                <dd className="whitespace-pre-wrap break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <SlotParts of={taskCards} given={{ projectId: task.projectId, taskId: task.id }} />
    </Dialog>
  );
}
