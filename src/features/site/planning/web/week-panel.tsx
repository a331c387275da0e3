import { CalendarDays } from 'lucide-react';
import { Link } from 'wouter';
import { type Day, dayAt } from '#/core/day';
import type { PlanningOverview } from '#/features/site/planning/overview-contract';
import { planningPage } from '#/features/site/planning/page';
import { hereToday } from '#/features/site/planning/rules/here-today';
import { CallLink } from '#/features/site/planning/web/call-link';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';

const weekday = new Intl.DateTimeFormat('nl-NL', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});

/** Who comes in the next seven days, and how to reach them; nothing where nothing is planned at all. */
export function WeekPanel({ overview }: DashboardPart) {
  const { thisWeek, stats } = partOf<PlanningOverview>(overview);
  if (stats.activeTasks === 0) return null;
  const today = dayAt(new Date());
  // On a phone these stand at the top, under ‘Vandaag’.
  const above = new Set(hereToday(thisWeek, today));
  const isAllAbove = thisWeek.length > 0 && above.size === thisWeek.length;
  return (
    <Card as="section" aria-labelledby="week-panel" className={cx(isAllAbove && 'max-md:hidden')}>
      <CardHeader id="week-panel" title="Deze week" icon={<CalendarDays aria-hidden="true" />} />
      {thisWeek.length === 0 && (
        <p className="text-ink-soft">De komende zeven dagen wordt niemand verwacht.</p>
      )}
      <ul>
        {thisWeek.map((task) => (
          <Row key={task.id} task={task} today={today} isAbove={above.has(task)} />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { task: PlanningOverview['thisWeek'][number]; today: Day; isAbove: boolean };

function Row({ task: { id, title, startDate, contact }, today, isAbove }: RowProps) {
  return (
    <li className={cx('flex items-center gap-2 border-line border-t py-1', isAbove && 'max-md:hidden')}>
      <div className="relative min-h-11 min-w-0 grow">
        {/* All of it can be pressed; the firm in it leads elsewhere. */}
        <Link
          href={`${planningPage.path}?id=${id}`}
          className="after:absolute after:inset-0 after:rounded-control hover:after:bg-ink/3"
        >
          <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{title}</span>
        </Link>
        <p className="text-ink-soft text-sm first-letter:uppercase">
          {whenOf(startDate, today)}
          {contact && (
            <>
              , <ContactLink contact={contact} className="relative" />
            </>
          )}
        </p>
      </div>
      <CallLink contact={contact} />
    </li>
  );
}

function whenOf(startDate: string, today: Day): string {
  if (startDate === today) return 'Vandaag';
  return startDate < today ? 'Bezig' : weekday.format(Date.parse(startDate));
}
