import { BellPlus, CalendarCheck, Check, ChevronRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Day, formatDayLong } from '#/core/day';
import { whenText } from '#/core/day-words';
import { may, type Role } from '#/core/rights';
import type { ListedDeadline, Reminder } from '#/features/reminders/deadlines/contract';
import { useDeadlines, useFinishReminder, useReminders } from '#/features/reminders/deadlines/web/queries';
import { ReminderDialog } from '#/features/reminders/deadlines/web/reminder-dialog';
import { belowDeadlines } from '#/features/reminders/deadlines/web/shared/slots';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { Button, IconButton } from '#/ui/button';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { EmptyState } from '#/ui/empty-state';

type DeadlinesPanelProps = { projectId: number; role: Role; today: Day };

type Open = 'new' | number;

/** Everything that has a day, with what one wants to be reminded of. */
export function DeadlinesPanel({ projectId, role, today }: DeadlinesPanelProps) {
  const deadlines = useDeadlines(projectId);
  const { data: reminders } = useReminders(projectId);
  const [open, setOpen] = useState<Open>();
  const { record, isGone } = useHeldRecord(reminders, typeof open === 'number' ? open : undefined);
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">Wat een laatste dag heeft, op een rij.</p>
        {may(role, 'add') && (
          <Button icon={<BellPlus aria-hidden="true" />} onClick={() => setOpen('new')}>
            Nieuwe herinnering
          </Button>
        )}
      </div>
      <QueryStates query={deadlines} failed="De termijnen konden niet geladen worden">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<CalendarCheck aria-hidden="true" />}
              title="Geen termijnen"
              text="Facturen, offertes, taken, premies en documenten met een laatste dag verschijnen hier vanzelf."
            />
          ) : (
            <Card padding="none">
              <ul aria-label="Termijnen">
                {all.map((deadline) => (
                  <DeadlineRow
                    key={deadline.key}
                    deadline={deadline}
                    reminder={
                      deadline.kind === 'reminder'
                        ? reminders?.find(({ id }) => id === deadline.id)
                        : undefined
                    }
                    onEdit={setOpen}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryStates>
      <div className="mt-6">
        <SlotParts of={belowDeadlines} given={{ projectId }} />
      </div>
      {open === 'new' && <ReminderDialog projectId={projectId} today={today} onClose={close} />}
      {record && (
        <ReminderDialog key={record.id} {...{ projectId, reminder: record, isGone, today }} onClose={close} />
      )}
    </>
  );
}

/** What is done in a dialog of this screen is done where one was. */
function usePathFromHere(path: string): string {
  const [here] = useLocation();
  return path.startsWith(`${here}?`) ? `${path}&weergave=termijnen` : path;
}

type DeadlineRowProps = {
  deadline: ListedDeadline;
  reminder: Reminder | undefined;
  onEdit: (id: number) => void;
};

function DeadlineRow({ deadline, reminder, onEdit }: DeadlineRowProps) {
  const finish = useFinishReminder();
  const { kind, id, name, day, days, label } = deadline;
  const path = usePathFromHere(deadline.path);
  const isLate = days === null || days < 0;
  const text = (
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{name}</span>
      <span className={cx('block text-sm', isLate ? 'text-danger' : 'text-ink-soft')}>
        {label}: {whenText(days)}
        {day && `, ${formatDayLong(day)}`}
      </span>
    </span>
  );
  const row = 'flex min-h-14 items-center gap-3 px-4 py-2';
  return (
    <li data-record={`${kind}:${id}`} className="border-line border-t first:border-t-0">
      {kind === 'reminder' ? (
        <div className={row}>
          {text}
          {reminder?.mayChange && (
            <>
              <IconButton
                label={`‘${name}’ bewerken`}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => onEdit(id)}
              />
              <IconButton
                label={`‘${name}’ is gedaan`}
                icon={<Check aria-hidden="true" />}
                onClick={() =>
                  finish.mutate({ params: { id }, version: reminder.version, body: { isDone: true } })
                }
              />
            </>
          )}
        </div>
      ) : (
        <Link href={path} className={cx(row, '-outline-offset-2 hover:bg-sunken')}>
          {text}
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        </Link>
      )}
    </li>
  );
}
