import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { overlayClasses } from '#/ui/overlay-classes';
import { stayForToast } from '#/ui/stay-for-toast';
import { useReturnFocus } from '#/ui/use-return-focus';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Shown in place of the title, which then only screen readers get (a logo, say). */
  heading?: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
};

const sides = {
  left: 'left-0 border-r data-[state=closed]:animate-left-out data-[state=open]:animate-left-in',
  right: 'right-0 border-l data-[state=closed]:animate-right-out data-[state=open]:animate-right-in',
} as const;

export function Sheet({ open, onOpenChange, title, heading, side = 'left', children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          {...returnFocus}
          onInteractOutside={stayForToast}
          aria-describedby={undefined}
          className={cx(
            'fixed inset-y-0 z-50 flex w-[min(20rem,85vw)] flex-col border-line bg-surface text-ink shadow-raised outline-none',
            'pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]',
            sides[side],
          )}
        >
          <header className="flex min-h-14 items-center gap-3 border-line border-b py-1 pr-2 pl-4">
            <div className="flex min-w-0 flex-1 items-center">
              <Radix.Title className={heading === undefined ? 'truncate text-lg' : 'sr-only'}>
                {title}
              </Radix.Title>
              {heading}
            </div>
            <Radix.Close asChild>
              <IconButton label="Sluiten" icon={<X aria-hidden="true" />} className="text-ink-soft" />
            </Radix.Close>
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
