import { type Day, daysBetween, formatDayLong } from '#/core/day';
import { AgendaItem } from '#/features/site/planning/web/agenda-item';
import type { AgendaViewProps } from '#/features/site/planning/web/agenda-week';
import { Card } from '#/ui/card';

const weekdays = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });

function nameOf(day: Day, today: Day): string {
  const away = daysBetween(today, day);
  if (away === 0) return 'Vandaag';
  return away === 1 ? 'Morgen' : weekdays.format(Date.parse(`${day}T00:00:00Z`));
}

/** Each entry once, at the first of these days that it takes; a day on which nothing begins is only named if it is the first. */
export function AgendaList({ placed, days, today, onOpen }: AgendaViewProps) {
  return (
    <div className="flex flex-col gap-3">
      {days.map((day, index) => {
        const begins = placed.filter(({ column }) => column === index);
        if (begins.length === 0 && index > 0) return null;
        return (
          <Card key={day} as="section" aria-labelledby={`day-${day}`}>
            <h3 id={`day-${day}`} className="font-semibold first-letter:uppercase">
              {nameOf(day, today)}{' '}
              <span className="font-normal text-ink-soft text-sm">{formatDayLong(day)}</span>
            </h3>
            {begins.length === 0 && <p className="mt-1 text-ink-soft">Niemand verwacht.</p>}
            <ul>
              {begins.map(({ entry, span, beginsBefore, endsAfter }) => (
                <li key={entry.key} className="mt-2">
                  <AgendaItem
                    {...{ entry, today, onOpen }}
                    withDays={span > 1 || beginsBefore || endsAfter}
                  />
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}
