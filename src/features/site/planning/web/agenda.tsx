import { ChevronLeft, ChevronRight, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { addDaysWithin, type Day } from '#/core/day';
import { directionsTo } from '#/core/reachable';
import { matchesSearch } from '#/core/search-text';
import { listDeadlines } from '#/features/reminders/shared/deadlines/contract';
import { agendaEntries, daysFrom, mondayOf, placeEntries } from '#/features/site/planning/rules/agenda';
import { AgendaItem, periodText } from '#/features/site/planning/web/agenda-item';
import { AgendaList } from '#/features/site/planning/web/agenda-list';
import { AgendaWeek } from '#/features/site/planning/web/agenda-week';
import { useAgendaDay } from '#/features/site/planning/web/use-planning-address';
import type { Task, TaskStatus } from '#/features/site/shared/planning/contract';
import { isActive } from '#/features/site/shared/planning/rules/tasks';
import { getHome } from '#/features/work/shared/home/contract';
import { useRead } from '#/platform/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import type { Filter } from '#/ui/filter-bar';
import { Fold } from '#/ui/fold';
import { useRoom } from '#/ui/use-room';
import { VisuallyHidden } from '#/ui/visually-hidden';

type AgendaProps = {
  /** As far as they pass the filter. */
  tasks: readonly Task[];
  filter: Filter<TaskStatus>;
  /** What is done with stays out of the way. */
  folds: boolean;
  projectId: number;
  today: Day;
  onOpen: (task: Task) => void;
};

/** Each with words in it. A week begins on Monday; fewer days begin where one is. */
function layOut(room: number | undefined, from: Day) {
  if (room === undefined || room >= 48) return { View: AgendaWeek, days: daysFrom(mondayOf(from), 7) };
  return room >= 32
    ? { View: AgendaWeek, days: daysFrom(from, 4) }
    : { View: AgendaList, days: daysFrom(from, 7) };
}

/** Who comes and what falls due: a week in columns, fewer where those don't fit, and on a phone a list of seven days. */
export function Agenda({ tasks, filter, folds, projectId, today, onOpen }: AgendaProps) {
  const [from, show] = useAgendaDay(today);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const room = useRoom(frame);
  const deadlines = useRead(listDeadlines, { params: { projectId } });
  const { View, days } = layOut(room, from);
  const isFolded = ({ status }: Task) => folds && !isActive(status);
  return (
    <div ref={setFrame}>
      <AgendaTools {...{ days, from, today, projectId }} onShow={show} />
      <QueryStates query={deadlines} failed="De agenda kon niet geladen worden">
        {(all) => {
          const due = filter.choice
            ? []
            : all.filter(({ label, name }) => matchesSearch([label, name], filter.search));
          const open = tasks.filter((task) => !isFolded(task));
          const done = placeEntries(agendaEntries(tasks.filter(isFolded), []), days);
          return (
            <>
              <View placed={placeEntries(agendaEntries(open, due), days)} {...{ days, today, onOpen }} />
              {done.length > 0 && (
                <Fold title={`Voltooid of geannuleerd (${done.length})`} className="mt-3">
                  <ul className="grid gap-2">
                    {done.map(({ entry }) => (
                      <li key={entry.key}>
                        <AgendaItem entry={entry} today={today} onOpen={onOpen} withDays />
                      </li>
                    ))}
                  </ul>
                </Fold>
              )}
            </>
          );
        }}
      </QueryStates>
    </div>
  );
}

type AgendaToolsProps = {
  days: readonly Day[];
  from: Day;
  today: Day;
  projectId: number;
  onShow: (day: Day) => void;
};

function AgendaTools({ days, from, today, projectId, onShow }: AgendaToolsProps) {
  const { data: home } = useRead(getHome, { params: { projectId } });
  const place = [home?.postcode, home?.city].filter(Boolean).join(' ');
  const address = home?.street ? [home.street, place].filter(Boolean).join(', ') : undefined;
  const what = days.length === 7 ? 'week' : 'dagen';
  const step = (by: number, label: string, icon: ReactNode) => {
    const day = addDaysWithin(from, by);
    return <IconButton {...{ label, icon }} disabled={!day} onClick={() => day && onShow(day)} />;
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-2">
      <div className="flex items-center print:hidden">
        {step(-days.length, `Vorige ${what}`, <ChevronLeft aria-hidden="true" />)}
        <Button onClick={() => onShow(today)}>Vandaag</Button>
        {step(days.length, `Volgende ${what}`, <ChevronRight aria-hidden="true" />)}
      </div>
      <h2 aria-live="polite" className="mx-2 text-lg">
        {periodText(days[0] ?? from, days.at(-1) ?? from)}
      </h2>
      {address && (
        <a
          href={directionsTo(address)}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ size: 'small', className: 'ml-auto' })}
        >
          <MapPin aria-hidden="true" className="size-4" />
          Route<VisuallyHidden> naar {address}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
