import { useState } from 'react';
import { daysBetween } from '#/core/day';
import type { Task } from '#/features/site/shared/planning/contract';
import { startsTooEarly } from '#/features/site/shared/planning/rules/shift';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { VisuallyHidden } from '#/ui/visually-hidden';

type ConflictListProps = {
  plan: readonly Task[];
  conflicts: ReadonlyMap<number, readonly string[]>;
  onOpen: (task: Task) => void;
  /** Left out for who may only read. */
  onMove?: ((task: Task, days: number) => void) | undefined;
};

const mostShown = 3;

/** What can't be as it is planned, by name: a red edge alone tells nobody what to do. */
export function ConflictList({ plan, conflicts, onOpen, onMove }: ConflictListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const found = plan.filter(({ id }) => conflicts.has(id));
  if (found.length === 0) return null;
  const byId = new Map(plan.map((task) => [task.id, task]));
  return (
    <Alert
      tone="warning"
      title={found.length === 1 ? 'Eén taak kan zo niet' : `${found.length} taken kunnen zo niet`}
      className="mb-4 print:hidden"
    >
      <ul aria-label="Wat zo niet kan" className="flex flex-col">
        {(showsAll ? found : found.slice(0, mostShown)).map((task) => {
          const earliest = startsTooEarly(task, byId);
          return (
            <li key={task.id} className="flex flex-wrap items-center gap-x-3">
              <button
                type="button"
                onClick={() => onOpen(task)}
                className="min-h-11 min-w-0 rounded-control text-left [overflow-wrap:anywhere] hover:underline md:min-h-8"
              >
                <span className="font-semibold">{task.title}</span>: {conflicts.get(task.id)?.join('. ')}.
              </button>
              {onMove && earliest && task.startDate && (
                <Button
                  size="small"
                  onClick={() => onMove(task, daysBetween(task.startDate ?? earliest, earliest))}
                >
                  Opschuiven<VisuallyHidden> van ‘{task.title}’</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {found.length > mostShown && (
        <Button size="small" variant="quiet" className="-ml-3" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Minder tonen' : `Nog ${found.length - mostShown} tonen`}
        </Button>
      )}
    </Alert>
  );
}
