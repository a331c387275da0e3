import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '#/ui/button';
import { stayForToast } from '#/ui/stay-for-toast';
import { useReturnFocus } from '#/ui/use-return-focus';

type FullScreenProps = {
  title: string;
  /** Beside the cross. */
  actions?: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** One thing over all of the window. */
export function FullScreen({ title, actions, onClose, onKeyDown, children }: FullScreenProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          onInteractOutside={stayForToast}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-40 flex flex-col bg-surface text-ink outline-none"
        >
          <div className="flex items-center gap-2 border-line border-b py-1 pr-2 pl-4">
            <Radix.Title className="min-w-0 grow truncate font-semibold text-base">{title}</Radix.Title>
            {actions}
            <Radix.Close asChild>
              <IconButton label="Sluiten" icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
