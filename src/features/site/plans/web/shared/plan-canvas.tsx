import { MapPin, Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { Plan } from '#/features/site/plans/contract';
import { planName } from '#/features/site/plans/rules/name';
import { usePlanView } from '#/features/site/plans/web/shared/use-plan-view';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';

export type PlanPin = {
  key: string;
  x: number;
  y: number;
  /** What a reader of the screen says of it. */
  label: string;
  /** In the pin itself; left out: a plain one. */
  mark?: string;
  isDone?: boolean;
  isChosen?: boolean;
  onOpen?: () => void;
};

type PlanCanvasProps = {
  plan: Plan;
  pins: readonly PlanPin[];
  /** Left out: one only looks. */
  onPlace?: ((place: { x: number; y: number }) => void) | undefined;
};

/** A plan to pinch and drag, with what is pinned on it. */
export function PlanCanvas({ plan, pins, onPlace }: PlanCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, zoom, handlers } = usePlanView(frame, onPlace);
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-sunken">
      <div
        ref={frame}
        {...handlers}
        className={cx(
          'relative w-full touch-none select-none overflow-hidden',
          onPlace && 'cursor-crosshair',
        )}
        style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
      >
        <img
          src={plan.filePath}
          alt={`Plan: ${planName(plan)}`}
          draggable={false}
          className="absolute top-0 left-0 size-full origin-top-left"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
        {pins.map((pin) => (
          <Pinned key={pin.key} pin={pin} view={view} />
        ))}
      </div>
      <div className="absolute right-2 bottom-2 flex flex-col gap-1 print:hidden">
        <IconButton
          variant="secondary"
          label="Dichterbij"
          icon={<Plus aria-hidden="true" />}
          onClick={() => zoom(1.6)}
        />
        <IconButton
          variant="secondary"
          label="Verder weg"
          icon={<Minus aria-hidden="true" />}
          onClick={() => zoom(1 / 1.6)}
        />
      </div>
    </div>
  );
}

type PinnedProps = { pin: PlanPin; view: { scale: number; x: number; y: number } };

/** As large on a plan that is near as on one that is far. */
function Pinned({ pin: { x, y, label, mark, isDone, isChosen, onOpen }, view }: PinnedProps) {
  const style = {
    left: `calc(${x * 100 * view.scale}% + ${view.x}px)`,
    top: `calc(${y * 100 * view.scale}% + ${view.y}px)`,
  };
  const look = cx(
    'grid size-7 place-items-center rounded-full border-2 border-surface font-semibold text-xs shadow-raised',
    isDone ? 'bg-moss text-on-brick' : 'bg-brick text-on-brick',
    isChosen && 'outline outline-3 outline-ink',
  );
  const inner = mark ?? <MapPin aria-hidden="true" className="size-4" />;
  return (
    <span className="absolute -translate-x-1/2 -translate-y-1/2" style={style}>
      {onOpen ? (
        <button
          type="button"
          aria-label={label}
          title={label}
          className="grid size-11 place-items-center"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={onOpen}
        >
          <span className={look}>{inner}</span>
        </button>
      ) : (
        <span role="img" aria-label={label} className={look}>
          {inner}
        </span>
      )}
    </span>
  );
}
