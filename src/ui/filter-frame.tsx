import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';

type FilterFrameProps = {
  search: ReactNode;
  choices: ReactNode;
  /** A choice leaves rows out: what does so is in sight. */
  isInUse: boolean;
  className?: string;
  children?: ReactNode;
};

/** Above a list. On a phone the choices, and the order of the list, wait behind a button beside the search. */
export function FilterFrame({ search, choices, isInUse, className, children }: FilterFrameProps) {
  const [isOpen, setOpen] = useState(isInUse);
  return (
    <div
      data-filters={isOpen ? 'open' : 'closed'}
      className={cx('flex flex-wrap gap-2 sm:gap-3 print:hidden', className)}
    >
      {search}
      <IconButton
        label={isOpen ? 'Filters verbergen' : 'Filters tonen'}
        aria-expanded={isOpen}
        icon={<SlidersHorizontal aria-hidden="true" />}
        className="border border-line-strong md:hidden"
        onClick={() => setOpen(!isOpen)}
      />
      <div className={cx('contents max-md:*:basis-full', !isOpen && 'max-md:hidden')}>{choices}</div>
      {children}
    </div>
  );
}
