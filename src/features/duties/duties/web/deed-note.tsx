import { Link } from 'wouter';
import { dayAt } from '#/core/day';
import { dutyHref } from '#/features/duties/duties/page';
import { dayInWords } from '#/features/duties/duties/rules/words';
import { useDuties } from '#/features/duties/duties/web/queries';

const renovation = 'renovation-duty';

/** Beneath the day of the deed: the last day of the duty to renovate, or that it hangs on the label. */
export function DeedNote({ projectId }: { projectId: number }) {
  const { data } = useDuties(projectId);
  const duty = data?.duties.find(({ key }) => key === renovation);
  if (!duty || duty.state === 'done' || duty.state === 'not-applicable') return null;
  return (
    <dd className="text-pretty text-sm">
      <Link href={dutyHref(renovation)} className="inline-flex min-h-11 items-center text-brick underline">
        {duty.title}
      </Link>
      <span className="block text-ink-soft">
        {duty.isSure ? dayInWords(duty, dayAt(new Date())) : duty.because}
      </span>
    </dd>
  );
}
