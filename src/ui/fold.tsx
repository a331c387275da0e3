import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '#/ui/class-names';
import { usePrinting } from '#/ui/use-printing';

type FoldProps = {
  title: ReactNode;
  /** For who came for it. */
  startsOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** What is there for who wants to know: open at a press, and always on paper. */
export function Fold({ title, startsOpen = false, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const printing = usePrinting();
  return (
    <details
      className={cx(className)}
      open={isOpen || printing}
      onToggle={(event) => {
        if (!printing) setOpen(event.currentTarget.open);
      }}
    >
      <summary className="flex break-after-avoid min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-[0.9375rem] [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform print:hidden [details[open]>summary>&]:rotate-90"
        />
        {title}
      </summary>
      {/* Closed, some browsers go on measuring what was there before. */}
      <div hidden={!isOpen && !printing}>{children}</div>
    </details>
  );
}
