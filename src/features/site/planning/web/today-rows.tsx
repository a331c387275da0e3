import { HardHat, PackageCheck } from 'lucide-react';
import { contactName } from '#/core/contact-name';
import { dayAt } from '#/core/day';
import type { PlanningOverview } from '#/features/site/planning/overview-contract';
import { planningPage } from '#/features/site/planning/page';
import { hereToday } from '#/features/site/planning/rules/here-today';
import { CallLink } from '#/features/site/planning/web/call-link';
import { partOf, type TodayPart } from '#/platform/web/ports/dashboard';
import { TodayRow } from '#/ui/today-row';

/** Who is here today, with their number, and what is delivered. */
export function PlanningToday({ overview }: TodayPart) {
  const { thisWeek, arrivingToday } = partOf<PlanningOverview>(overview);
  return (
    <>
      {hereToday(thisWeek, dayAt(new Date())).map(({ id, title, contact }) => (
        <TodayRow
          key={id}
          Icon={HardHat}
          href={`${planningPage.path}?id=${id}`}
          title={contact ? contactName(contact) : title}
          text={title}
        >
          <CallLink contact={contact} />
        </TodayRow>
      ))}
      {arrivingToday.map(({ taskId, what, title }) => (
        <TodayRow
          key={`${taskId} ${what}`}
          Icon={PackageCheck}
          href={`${planningPage.path}?id=${taskId}`}
          title={`Levering: ${what}`}
          text={`Voor ${title}`}
        />
      ))}
    </>
  );
}
