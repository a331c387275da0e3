import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayAt, daysBetween, formatDayLong } from '#/core/day';
import { Button } from '#/ui/button';

type TrashRowProps = {
  title: string;
  /** Who removed it, where others could. */
  by?: string | undefined;
  removedAt: string;
  goneAt: string;
  busy: boolean;
  onRestore: (() => void) | undefined;
  /** Why it can’t come back. */
  whyNot?: string | null;
  children?: ReactNode;
};

/** What was removed, until when it can come back, and the button that does that. */
export function TrashRow({ title, by, removedAt, goneAt, busy, onRestore, whyNot, children }: TrashRowProps) {
  const left = Math.max(0, daysBetween(dayAt(new Date()), dayAt(new Date(goneAt))));
  const days = left === 1 ? 'nog 1 dag' : left === 0 ? 'nog vandaag' : `nog ${left} dagen`;
  const removed = `Verwijderd op ${formatDayLong(dayAt(new Date(removedAt)))}${by ? ` door ${by}` : ''}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5 md:px-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-medium first-letter:uppercase">{title}</p>
        <p className="text-ink-soft text-sm">
          {removed}, {days} terug te halen.
        </p>
        {whyNot && <p className="text-ink-soft text-sm">{whyNot}</p>}
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        {children}
        {onRestore && (
          <Button
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            busy={busy}
            aria-label={`Terugzetten: ${title}`}
            onClick={onRestore}
          >
            Terugzetten
          </Button>
        )}
      </div>
    </li>
  );
}
