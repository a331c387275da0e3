import type { Money } from '#/core/money';
import { sharePercent } from '#/core/percent';
import { cx } from '#/ui/class-names';

const fills = {
  done: 'bg-fill-normal',
  near: 'bg-fill-normal/65',
  sure: 'bg-fill-normal/40',
  likely: 'bg-fill-normal/20',
} as const;

/** How far it is, from what is done to what is only likely; each stage has the ones before it within it. */
export type Stage<Key extends string> = { key: Key; label: string; fill: keyof typeof fills };

const exact = 'print:[print-color-adjust:exact]';

type LegendProps = { stages: readonly Stage<string>[]; mark?: string | undefined };

export function StageLegend({ stages, mark }: LegendProps) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {stages.map(({ key, label, fill }) => (
        <li key={key} className="flex items-center gap-2">
          <span className={cx('size-3 shrink-0 rounded-sm', fills[fill], exact)} />
          {label}
        </li>
      ))}
      {mark !== undefined && (
        <li className="flex items-center gap-2">
          <span className={cx('h-4 w-0.5 shrink-0 bg-ink', exact)} />
          {mark}
        </li>
      )}
    </ul>
  );
}

type StageBarProps<Key extends string> = {
  stages: readonly Stage<Key>[];
  figures: Readonly<Record<Key, Money>>;
  /** What it was meant to be; nothing is no mark. */
  mark: Money;
  /** What the full width is; else the largest of its own figures. */
  whole?: Money;
};

/** Stages over each other from left to right, and a mark. What it shows stands beside it in words: it is for eyes alone. */
export function StageBar<Key extends string>({ stages, figures, mark, whole }: StageBarProps<Key>) {
  const widest = whole ?? largestOf([mark, ...stages.map(({ key }) => figures[key])]);
  return (
    <span aria-hidden="true" className={cx('relative block h-3 rounded-full bg-sunken', exact)}>
      {stages.toReversed().map(({ key, fill }) => (
        <span
          key={key}
          className={cx('absolute inset-y-0 left-0 rounded-full', fills[fill], exact)}
          style={{ width: `${Math.max(0, sharePercent(figures[key], widest))}%` }}
        />
      ))}
      {mark > 0 && (
        <span
          className={cx('absolute -inset-y-1 -ml-0.5 w-0.5 bg-ink', exact)}
          style={{ left: `${sharePercent(mark, widest)}%` }}
        />
      )}
    </span>
  );
}

function largestOf([first, ...others]: readonly [Money, ...Money[]]): Money {
  return others.reduce((most, each) => (each > most ? each : most), first);
}
