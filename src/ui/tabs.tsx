import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '#/ui/class-names';

export type Tab<Value extends string = string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** A count, a badge. */
  readonly extra?: ReactNode;
  readonly content: ReactNode;
};

export type TabsProps<Value extends string = string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  className?: string;
};

export function Tabs<Value extends string>({ label, value, onChange, tabs, className }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  // Where not all of them fit, the chosen one is in sight.
  useLayoutEffect(() => {
    const [row, tab] = [list.current, list.current?.children[chosen]];
    if (!row || !(tab instanceof HTMLElement)) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex overflow-x-auto lg:gap-1 border-line border-b [scrollbar-width:none] print:hidden"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-control px-2.5 py-2 font-semibold lg:px-4',
              // Five of them fit a phone.
              'max-md:px-1.5 max-[24rem]:text-sm max-[22rem]:px-1 max-[22rem]:text-[0.8125rem]',
              'text-ink-soft -outline-offset-2 transition-colors hover:text-ink data-[state=active]:text-brick',
              'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full',
              'data-[state=active]:after:bg-brick',
            )}
          >
            {tab.icon !== undefined && (
              <span className="inline-flex *:size-[1.125rem] max-lg:hidden">{tab.icon}</span>
            )}
            {tab.label}
            {tab.extra}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-control pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
