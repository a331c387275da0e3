import { MapPin, Phone } from 'lucide-react';
import { contactName } from '#/core/contact-name';
import { addDays, type Day, formatDayLong } from '#/core/day';
import type { Task } from '#/features/site/planning/contract';
import { lastDayOf } from '#/features/site/planning/rules/shift';
import { isActive } from '#/features/site/planning/rules/tasks';
import { getHome } from '#/features/work/home/contract';
import { useRead } from '#/platform/web/queries';
import { buttonClasses } from '#/ui/button';
import { Card } from '#/ui/card';
import { VisuallyHidden } from '#/ui/visually-hidden';

const weekdays = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });

type WeekViewProps = {
  tasks: readonly Task[];
  projectId: number;
  today: Day;
  onOpen: (task: Task) => void;
};

function nameOf(day: Day, index: number): string {
  if (index === 0) return 'Vandaag';
  return index === 1 ? 'Morgen' : weekdays.format(Date.parse(`${day}T00:00:00Z`));
}

function isAtWork({ status, startDate, endDate }: Task, day: Day): boolean {
  if (startDate === null || !isActive(status)) return false;
  return startDate <= day && lastDayOf({ startDate, endDate }) >= day;
}

/** Who comes today, tomorrow and the days after. */
export function WeekView({ tasks, projectId, today, onOpen }: WeekViewProps) {
  const { data: home } = useRead(getHome, { params: { projectId } });
  const place = [home?.postcode, home?.city].filter(Boolean).join(' ');
  const address = home?.street ? [home.street, place].filter(Boolean).join(', ') : undefined;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {Array.from({ length: 7 }, (_, index) => addDays(today, index)).map((day, index) => {
        const there = tasks.filter((task) => isAtWork(task, day));
        return (
          <Card key={day} as="section" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="font-semibold first-letter:uppercase">
              {nameOf(day, index)}{' '}
              <span className="font-normal text-ink-soft text-sm">{formatDayLong(day)}</span>
            </h2>
            {there.length === 0 && <p className="mt-1 text-ink-soft">Niemand verwacht.</p>}
            <ul>
              {there.map((task) => (
                <li key={task.id} className="mt-2 border-line border-t pt-2">
                  <Visit task={task} address={address} onOpen={() => onOpen(task)} />
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

type VisitProps = { task: Task; address: string | undefined; onOpen: () => void };

function Visit({ task, address, onOpen }: VisitProps) {
  const { title, contact, room } = task;
  const who = contact ? contactName(contact) : 'Nog niemand';
  const phone = contact?.phone?.replace(/[^+\d]/g, '');
  const link = buttonClasses({ size: 'small', className: 'no-underline' });
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="min-h-11 w-full rounded-control text-left hover:bg-sunken"
      >
        <span className="block break-words font-semibold">{title}</span>
        <span className="block text-ink-soft text-sm">{[who, room].filter(Boolean).join(' · ')}</span>
      </button>
      <div className="mt-1 flex flex-wrap gap-2">
        {phone && (
          <a href={`tel:${phone}`} className={link}>
            <Phone aria-hidden="true" className="size-4" />
            Bellen<VisuallyHidden> naar {who}</VisuallyHidden>
          </a>
        )}
        {address && (
          <a
            href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(address)}`}
            target="_blank"
            rel="noreferrer"
            className={link}
          >
            <MapPin aria-hidden="true" className="size-4" />
            Route<VisuallyHidden> naar {address}</VisuallyHidden>
          </a>
        )}
      </div>
    </>
  );
}
