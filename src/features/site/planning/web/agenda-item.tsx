import { AlarmClock, Diamond, Phone, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { contactName } from '#/core/contact-name';
import { type Day, formatDayLong } from '#/core/day';
import { phoneLink } from '#/core/phone';
import type { AgendaEntry } from '#/features/site/planning/rules/agenda';
import { barLooks } from '#/features/site/planning/web/day-row';
import type { Task } from '#/features/site/shared/planning/contract';
import { isActive, statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { openedHere } from '#/platform/web/open-step';
import { cx } from '#/ui/class-names';
import { VisuallyHidden } from '#/ui/visually-hidden';

/** '16 – 22 november 2026': what both days share is said once. */
export function periodText(first: Day, last: Day): string {
  const [from, to] = [formatDayLong(first).split(' '), formatDayLong(last).split(' ')];
  while (from.length > 0 && from.at(-1) === to[from.length - 1]) from.pop();
  return from.length === 0 ? to.join(' ') : `${from.join(' ')} – ${to.join(' ')}`;
}

type AgendaItemProps = {
  entry: AgendaEntry<Task>;
  today: Day;
  onOpen: (task: Task) => void;
  /** Where its place doesn't say them. */
  withDays?: boolean;
  className?: string;
};

export function AgendaItem({ entry, today, onOpen, withDays = false, className }: AgendaItemProps) {
  switch (entry.kind) {
    case 'task':
      return <Visit {...{ entry, withDays, className }} onOpen={() => onOpen(entry.task)} />;
    case 'delivery':
      return (
        <button
          type="button"
          onClick={() => onOpen(entry.task)}
          className={cx(plainLook, 'text-left', className)}
        >
          <LineWithIcon icon={<Truck aria-hidden="true" />}>
            Levering: {entry.what} <span className="text-ink-soft">voor {entry.task.title}</span>
          </LineWithIcon>
        </button>
      );
    case 'deadline':
      return (
        <Link
          href={entry.path}
          state={openedHere}
          className={cx(
            plainLook,
            'no-underline',
            entry.from < today ? 'text-danger' : 'text-ink',
            className,
          )}
        >
          <LineWithIcon icon={<AlarmClock aria-hidden="true" />}>
            {entry.from < today && <VisuallyHidden>Voorbij: </VisuallyHidden>}
            {entry.title}
          </LineWithIcon>
        </Link>
      );
  }
}

const plainLook =
  'block min-h-11 w-full rounded-control border border-line bg-surface px-2 py-1 text-sm -outline-offset-2 hover:bg-sunken md:min-h-8';

function LineWithIcon({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="wrap-anywhere hyphens-auto">
      <span className="mr-1.5 *:inline *:size-4 *:align-text-bottom">{icon}</span>
      {children}
    </span>
  );
}

type VisitProps = {
  entry: Extract<AgendaEntry<Task>, { kind: 'task' }>;
  withDays: boolean;
  className: string | undefined;
  onOpen: () => void;
};

function Visit({ entry: { task, from, to }, withDays, className, onOpen }: VisitProps) {
  const { title, contact, room, status, isMilestone } = task;
  const who = contact ? (
    <ContactLink contact={contact} className="relative" />
  ) : (
    !isMilestone && 'Nog niemand'
  );
  const call = isActive(status) && contact?.phone ? phoneLink(contact.phone) : undefined;
  const days = periodText(from, to);
  return (
    <div
      data-record={`tasks:${task.id}`}
      className={cx(
        'relative flex flex-wrap items-start rounded-control border has-[button:hover]:brightness-95 print:[print-color-adjust:exact]',
        barLooks[status],
        className,
      )}
    >
      <div className="min-h-11 min-w-0 grow basis-24 px-2 py-1 text-sm">
        {/* All of it can be pressed; the firm in it leads elsewhere. */}
        <button
          type="button"
          onClick={onOpen}
          className="wrap-anywhere block hyphens-auto text-left font-semibold after:absolute after:inset-0"
        >
          {isMilestone && <Diamond aria-hidden="true" className="mr-1 inline size-3.5" />}
          {isMilestone && <VisuallyHidden>Mijlpaal: </VisuallyHidden>}
          {title}
          {!withDays && (
            <VisuallyHidden>
              {' '}
              {days}, {statusLabels[status].toLowerCase()}
            </VisuallyHidden>
          )}
        </button>
        {(who || room) && (
          <span className="wrap-anywhere block">
            {who}
            {who && room && ' · '}
            {room}
          </span>
        )}
        {withDays && <span className="block">{days}</span>}
      </div>
      {call && contact && (
        <a
          href={call}
          className="relative inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control px-2 text-current text-sm -outline-offset-2 md:min-h-8"
        >
          <Phone aria-hidden="true" className="size-4 shrink-0" />
          Bellen<VisuallyHidden> naar {contactName(contact)}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
