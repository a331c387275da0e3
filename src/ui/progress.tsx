import { cx } from '#/ui/class-names';

export type ProgressTone = 'neutral' | 'moss' | 'ochre' | 'danger';

export type ProgressProps = {
  label: string;
  value: number;
  max?: number;
  tone?: ProgressTone;
  /** What a screen reader says in place of the percentage. */
  valueText?: string;
  className?: string;
};

const fills: Record<ProgressTone, string> = {
  neutral: 'bg-fill-normal',
  moss: 'bg-fill-good',
  ochre: 'bg-fill-warning',
  danger: 'bg-fill-alarm',
};

export function Progress({ label, value, max = 100, tone = 'neutral', valueText, className }: ProgressProps) {
  const share = shareOf(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      aria-valuetext={valueText}
      className={cx(
        'h-2 w-full overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line print:[print-color-adjust:exact]',
        className,
      )}
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width] duration-300 print:[print-color-adjust:exact]',
          fills[tone],
        )}
        style={{ width: `${share}%` }}
      />
    </div>
  );
}

/** In per cent, never outside 0 to 100: a budget that is exceeded still fits its bar. */
export function shareOf(value: number, max: number): number {
  if (!(max > 0) || Number.isNaN(value)) return 0;
  return Math.min(100, Math.max(0, (value / max) * 100));
}
