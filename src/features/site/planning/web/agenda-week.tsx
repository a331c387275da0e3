import type { Day } from '#/core/day';
import type { PlacedEntry } from '#/features/site/planning/rules/agenda';
import { isBuildingHoliday, weekdayNames, weekdayOf } from '#/features/site/planning/rules/day-scale';
import { AgendaItem } from '#/features/site/planning/web/agenda-item';
import { holidayLook, weekendLook } from '#/features/site/planning/web/chart-backdrop';
import type { Task } from '#/features/site/shared/planning/contract';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';

export type AgendaViewProps = {
  placed: readonly PlacedEntry<Task>[];
  days: readonly Day[];
  today: Day;
  onOpen: (task: Task) => void;
};

/** Days as columns; what takes several of them lies across. */
export function AgendaWeek({ placed, days, today, onOpen }: AgendaViewProps) {
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <Card padding="none">
      <ol aria-label="Dagen" style={columns} className="grid divide-x divide-line border-line border-b">
        {days.map((day) => (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={cx('px-2 py-2 text-center text-sm', day === today && 'font-semibold text-brick')}
          >
            {weekdayNames[weekdayOf(day)]}{' '}
            <span
              className={cx(
                'tabular-nums',
                day === today && 'rounded-full bg-brick px-1.5 py-0.5 text-on-brick',
              )}
            >
              {Number(day.slice(8))}
            </span>
          </li>
        ))}
      </ol>
      <div className="relative min-h-72">
        <div aria-hidden="true" style={columns} className="absolute inset-0 grid divide-x divide-line">
          {days.map((day) => (
            <span key={day} className={cx('relative', weekdayOf(day) > 4 && weekendLook)}>
              {isBuildingHoliday(day) && <span className={cx('absolute inset-0', holidayLook)} />}
              {day === today && <span className="absolute inset-0 bg-brick-soft/60" />}
            </span>
          ))}
        </div>
        {placed.length === 0 && (
          <p className="relative p-6 text-center text-ink-soft">Niets gepland in deze dagen.</p>
        )}
        <ul
          aria-label="Agenda"
          style={columns}
          className="relative grid auto-rows-max grid-flow-row-dense gap-y-1.5 py-1.5"
        >
          {placed.map(({ entry, column, span, beginsBefore, endsAfter }) => (
            <li
              key={entry.key}
              style={{ gridColumn: `${column + 1} / span ${span}` }}
              className={cx('min-w-0', !beginsBefore && 'pl-1', !endsAfter && 'pr-1')}
            >
              <AgendaItem
                {...{ entry, today, onOpen }}
                className={cx(
                  beginsBefore && 'rounded-l-none! border-l-0!',
                  endsAfter && 'rounded-r-none! border-r-0!',
                )}
              />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
