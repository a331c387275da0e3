import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

export type TooltipProps = {
  text: string;
  /** Something that can take focus; it gets the text as its description. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 animate-fade-in rounded-control bg-ink px-3 py-1.5 text-paper text-sm shadow-raised"
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
