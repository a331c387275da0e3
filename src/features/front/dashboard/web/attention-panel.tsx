import {
  BellRing,
  CalendarClock,
  ChevronRight,
  FileClock,
  type LucideIcon,
  PiggyBank,
  Receipt,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'wouter';
import type { TodoIcon } from '#/core/todo';
import type { Attention } from '#/features/front/dashboard/contract';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';

const icons: Record<TodoIcon, LucideIcon> = {
  money: PiggyBank,
  bill: Receipt,
  paper: FileClock,
  time: CalendarClock,
  conflict: TriangleAlert,
};

type AttentionPanelProps = {
  attention: readonly Attention[];
  /** Nothing is called in order where there is nothing yet. */
  isEmpty: boolean;
};

export function AttentionPanel({ attention, isEmpty }: AttentionPanelProps) {
  return (
    <Card as="section" aria-labelledby="attention-panel">
      <CardHeader id="attention-panel" title="Wat vraagt aandacht" icon={<BellRing aria-hidden="true" />} />
      {attention.length === 0 ? (
        <p className="text-ink-soft">
          {isEmpty
            ? 'Nog niets: er is nog geen factuur, goedgekeurde offerte of geplande taak.'
            : 'Niets: geen late facturen, geen offertes die verlopen, geen taken die te laat zijn.'}
        </p>
      ) : (
        <ul>
          {attention.map((each) => (
            <li key={each.key} className="border-line border-t py-0.5">
              <AttentionRow {...each} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AttentionRow({ path, title, text, icon, isUrgent }: Attention) {
  const Icon = icons[icon];
  return (
    <Link
      href={path}
      className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
    >
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', isUrgent ? 'text-danger' : 'text-ochre')} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold">{title}</span>
        <span className={cx('block text-sm', isUrgent ? 'text-danger' : 'text-ink-soft')}>{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </Link>
  );
}
