import { type Day, formatDay } from '#/core/day';
import type { Point, PointStatus } from '#/features/site/points/contract';
import { pointName } from '#/features/site/points/rules/name';
import { statusLabels } from '#/features/site/points/rules/steps';
import { Badge, type BadgeTone } from '#/ui/badge';
import { cx } from '#/ui/class-names';
import { WholeDays } from '#/ui/whole-days';

const tones: Record<PointStatus, BadgeTone> = {
  open: 'ochre',
  repaired: 'sky',
  accepted: 'moss',
  dropped: 'neutral',
};

type PointRowProps = { point: Point; about: string; today: Day; onOpen: () => void };

/** One point in a list: its number, what it is, and how it stands. */
export function PointRow({ point, about, today, onOpen }: PointRowProps) {
  const { number, text, status, dueDate, photoIds } = point;
  const isLate = status === 'open' && dueDate !== null && dueDate < today;
  const facts = [
    about,
    status === 'open' && dueDate ? `tegen ${formatDay(dueDate)}` : '',
    photoIds.length === 0 ? '' : photoIds.length === 1 ? '1 foto' : `${photoIds.length} foto’s`,
  ].filter(Boolean);
  return (
    <li className="border-line border-t first:border-t-0">
      <button
        type="button"
        aria-label={`${pointName(point)}, ${statusLabels[status].toLowerCase()}`}
        className="flex w-full flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3 text-left hover:bg-sunken md:px-5"
        onClick={onOpen}
      >
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-sm tabular-nums">
          {number}
        </span>
        <span className="min-w-0 grow basis-40">
          <span className={cx('wrap-anywhere line-clamp-3 block', status === 'dropped' && 'line-through')}>
            {text}
          </span>
          {facts.length > 0 && (
            <span className={cx('block text-sm', isLate ? 'font-semibold text-danger' : 'text-ink-soft')}>
              <WholeDays text={facts.join(' · ')} />
            </span>
          )}
        </span>
        <Badge tone={tones[status]} className="ml-auto shrink-0">
          {statusLabels[status]}
        </Badge>
      </button>
    </li>
  );
}
