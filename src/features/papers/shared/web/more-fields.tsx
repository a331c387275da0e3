import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';

type MoreFieldsProps = {
  /** The fields inside: it opens for a mistake in one of them. */
  names: readonly string[];
  /** Something in it was filled in already. */
  isFilled: boolean;
  children: ReactNode;
};

/** What not every paper needs, folded until somebody does. */
export function MoreFields({ names, isFilled, children }: MoreFieldsProps) {
  const { formState } = useFormContext();
  const [isOpen, setOpen] = useState(isFilled);
  const hasMistake = names.some((name) => name in formState.errors);
  const isShown = isOpen || hasMistake;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        Meer
      </summary>
      <div hidden={!isShown} className="flex flex-col gap-4 pt-2 [&[hidden]]:hidden">
        {children}
      </div>
    </details>
  );
}
