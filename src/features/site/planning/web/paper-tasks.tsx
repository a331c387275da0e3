import { Link } from 'wouter';
import { formatDay } from '#/core/day';
import type { Paper } from '#/features/papers/shared/contract';
import { planningPage } from '#/features/site/planning/page';
import { listTasks, type Task } from '#/features/site/shared/planning/contract';
import { statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { useRead } from '#/platform/web/queries';
import { Card, CardHeader } from '#/ui/card';
import { WholeDays } from '#/ui/whole-days';

/** What is planned with who sent it. */
export function PaperTasks({ paper: { projectId, contactId } }: { paper: Paper }) {
  const { data = [] } = useRead(listTasks, { params: { projectId } });
  const tasks = data.filter((task) => task.contactId === contactId);
  if (tasks.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="paper-tasks">
      <CardHeader id="paper-tasks" title="Taken van dit contact" />
      <ul className="flex flex-col divide-y divide-line">
        {tasks.map((task) => (
          <li key={task.id} className="py-1.5">
            <Link
              className="wrap-anywhere font-medium hover:text-brick hover:underline"
              href={`${planningPage.path}?id=${task.id}`}
            >
              {task.title}
            </Link>
            <span className="block text-ink-soft text-sm">
              <WholeDays text={[statusLabels[task.status], daysOf(task)].filter(Boolean).join(', ')} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function daysOf({ startDate, endDate }: Task): string {
  if (startDate === null) return endDate === null ? '' : `tot ${formatDay(endDate)}`;
  return endDate === null
    ? `vanaf ${formatDay(startDate)}`
    : `${formatDay(startDate)} tot ${formatDay(endDate)}`;
}
