import type { ComponentProps } from 'react';
import { cx } from '#/ui/class-names';

type ChipProps = ComponentProps<'button'> & {
  /** Left out: it does something rather than being on or off. */
  isChosen?: boolean;
};

/** A small round button in a row of its kind. */
export function Chip({ isChosen, className, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isChosen}
      className={cx(
        'inline-flex min-h-11 max-w-full items-center rounded-full border px-3.5 py-1 text-left text-[0.9375rem] md:min-h-8 md:text-sm',
        'transition-colors duration-150 [overflow-wrap:anywhere] disabled:cursor-not-allowed disabled:opacity-55',
        isChosen
          ? 'border-brick bg-brick-soft font-semibold text-brick-strong'
          : 'border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken',
        className,
      )}
    />
  );
}
