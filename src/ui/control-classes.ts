import { cx } from '#/ui/class-names';

/** What every box has in which one types or chooses. 16px on a phone: under that, iOS zooms in on focus. */
const boxClasses = cx(
  'w-full rounded-control border border-line-strong bg-surface text-base text-ink md:text-[0.9375rem]',
  'transition-colors duration-150 hover:border-ink-soft aria-invalid:border-danger',
  'aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:cursor-not-allowed disabled:border-line',
  'disabled:bg-sunken disabled:text-ink-soft',
);

export const inputClasses = cx(
  boxClasses,
  'min-h-11 px-3 py-2 md:min-h-10 placeholder:text-ink-soft placeholder:opacity-80',
);

export const areaClasses = cx(
  boxClasses,
  'field-sizing-content max-h-96 min-h-24 px-3 py-2 placeholder:text-ink-soft placeholder:opacity-80',
);
