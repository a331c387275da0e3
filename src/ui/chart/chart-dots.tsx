import type { KeyboardEvent } from 'react';
import { cx } from '#/ui/class-names';

export type ChartDot = {
  key: string;
  /** From 0 (left) to 1 (right). */
  at: number;
  value: number;
  /** What it is, for who doesn't see where it stands. */
  label: string;
  isOpen?: boolean;
  /** For what isn't certain. */
  isHollow?: boolean;
  onOpen: () => void;
};

type ChartDotsProps = { dots: readonly ChartDot[]; label: string; heightOf: (value: number) => number };

const leastRem = 1.5;

/** How wide a chart has to be for every dot to be pressed without pressing its neighbour, in rem. */
export function roomFor(dots: readonly Pick<ChartDot, 'at'>[]): number {
  const gap = leastGap(dots);
  return gap > 0 ? leastRem / gap : 0;
}

function leastGap(dots: readonly Pick<ChartDot, 'at'>[]): number {
  const places = dots.map(({ at }) => at).toSorted((one, other) => one - other);
  return places.slice(1).reduce((least, at, index) => Math.min(least, at - (places[index] ?? 0)), 1);
}

/** One stop for the keyboard, with arrows from dot to dot: what a dot opens is never twenty stops away. */
export function ChartDots({ dots, label, heightOf }: ChartDotsProps) {
  if (dots.length === 0) return null;
  const width = `${leastGap(dots) * 100}%`;
  const stop = dots.find(({ isOpen }) => isOpen) ?? dots[0];
  return (
    <div role="toolbar" aria-label={label} onKeyDown={moveOn}>
      {dots.map((dot) => (
        <button
          key={dot.key}
          type="button"
          tabIndex={dot === stop ? 0 : -1}
          aria-expanded={dot.isOpen ?? false}
          aria-label={dot.label}
          onClick={dot.onOpen}
          className="group absolute grid h-11 min-w-6 max-w-8 -translate-1/2 place-items-center rounded-control"
          style={{ left: `${dot.at * 100}%`, top: `${heightOf(dot.value) * 100}%`, width }}
        >
          <span
            className={cx(
              'size-3 rounded-full border-2 border-fill-normal transition-transform group-hover:scale-130 print:[print-color-adjust:exact]',
              dot.isHollow ? 'bg-surface' : 'bg-fill-normal',
              dot.isOpen && 'outline-2 outline-ink outline-offset-2',
            )}
          />
        </button>
      ))}
    </div>
  );
}

function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const dots = [...event.currentTarget.querySelectorAll('button')];
  const at = dots.findIndex((dot) => dot.contains(document.activeElement));
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: dots.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  dots[next]?.focus();
}
