import { Link } from 'wouter';
import { dutyHref } from '#/features/duties/duties/page';
import { workOf, worksOf } from '#/features/duties/duties/rules/works';
import { useDuties } from '#/features/duties/duties/web/queries';
import type { Task } from '#/features/site/shared/planning/contract';
import { Alert } from '#/ui/alert';

const inventory = 'asbestos-inventory';

/** Above a task of demolition that is still to come, as long as nobody looked for asbestos. */
export function DemolitionNote({ task }: { task: Task }) {
  const isAhead = task.status !== 'completed' && task.status !== 'cancelled';
  const isDemolition = worksOf([workOf({ text: task.title, start: null })], 'demolition').length > 0;
  return isAhead && isDemolition ? <AsbestosFirst projectId={task.projectId} /> : null;
}

function AsbestosFirst({ projectId }: { projectId: number }) {
  const { data } = useDuties(projectId);
  const duty = data?.duties.find(({ key }) => key === inventory);
  if (!duty || duty.state === 'done' || duty.state === 'not-applicable') return null;
  return (
    <Alert tone="warning" title={duty.title} className="mb-4">
      <p>{duty.text}</p>
      <p>{duty.because}</p>
      <Link href={dutyHref(inventory)} className="inline-flex min-h-11 items-center text-brick underline">
        Bekijken bij Rechten en plichten
      </Link>
    </Alert>
  );
}
