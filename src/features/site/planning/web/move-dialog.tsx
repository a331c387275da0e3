import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDaysWithin, type Day, daysBetween, formatDay } from '#/core/day';
import { moveSentence } from '#/features/site/planning/rules/move-words';
import { useMoveTask } from '#/features/site/planning/web/queries';
import { moveTask, type Task } from '#/features/site/shared/planning/contract';
import { messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { Dialog } from '#/ui/dialog';

type MoveDialogProps = {
  projectId: number;
  task: Task & { startDate: Day };
  /** By how many days it was dragged or asked for. */
  days: number;
  today: Day;
  onClose: () => void;
};

const steps = [
  { days: -7, label: '1 week eerder' },
  { days: -1, label: '1 dag eerder' },
  { days: 1, label: '1 dag later' },
  { days: 7, label: '1 week later' },
] as const;
const mostShown = 8;

/** Shows what else moves, before anything does. */
export function MoveDialog({ projectId, task, days: asked, today, onClose }: MoveDialogProps) {
  const [days, setDays] = useState(asked);
  const move = useMoveTask();
  const wanted = { taskId: task.id, days };
  const preview = useQuery({
    queryKey: [moveTask.path, { projectId }, { ...wanted, version: task.version }],
    queryFn: ({ signal }) =>
      makeCall(moveTask, { params: { projectId }, body: { ...wanted, preview: true } }, { signal }),
    retry: false,
  });
  const { moves = [], end = null } = preview.data ?? {};
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={`‘${task.title}’ verschuiven`}
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button
            variant="primary"
            busy={move.isPending}
            disabled={!preview.data || moves.length === 0}
            onClick={() => move.mutate({ params: { projectId }, body: wanted }, { onSuccess: onClose })}
          >
            Verschuiven
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DateField
          label="Nieuwe startdatum"
          today={today}
          value={addDaysWithin(task.startDate, days) ?? null}
          onChange={(chosen) => chosen && setDays(daysBetween(task.startDate, chosen))}
        />
        <div className="flex flex-wrap gap-2">
          {steps.map((step) => (
            <Button key={step.days} size="small" onClick={() => setDays(days + step.days)}>
              {step.label}
            </Button>
          ))}
        </div>
        {preview.error ? (
          <Alert tone="danger">
            {messageOf(preview.error, 'Er is een fout opgetreden. Probeer het opnieuw.')}
          </Alert>
        ) : (
          <div role="status" className="min-h-12">
            {preview.data && <p className="font-semibold">{moveSentence(moves, end)}</p>}
            <ul className="mt-1 text-ink-soft text-sm">
              {moves.slice(0, mostShown).map(({ taskId, title, from, to }) => (
                <li key={taskId} className="break-words">
                  {title}: <span className="whitespace-nowrap">{formatDay(from)}</span> wordt{' '}
                  <span className="whitespace-nowrap">{formatDay(to)}</span>
                </li>
              ))}
              {moves.length > mostShown && <li>en nog {moves.length - mostShown}</li>}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
