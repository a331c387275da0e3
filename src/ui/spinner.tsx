import { cx } from '#/ui/class-names';

export type SpinnerProps = { label?: string; className?: string };

/** Give a label where nothing else on the screen says that something is loading. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cx('size-5 animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-soft">
      {ring}
      <span>{label}</span>
    </span>
  );
}
