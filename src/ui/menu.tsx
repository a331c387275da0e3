import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '#/ui/class-names';

export type MenuProps = {
  /** The button that opens it; it has to pass on its props and ref (Button and IconButton do). */
  trigger: ReactElement;
  align?: 'start' | 'end';
  defaultOpen?: boolean;
  children: ReactNode;
};

export function Menu({ trigger, align = 'end', defaultOpen = false, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-control border border-line bg-surface p-1 text-ink shadow-raised outline-none data-[state=open]:animate-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClasses = cx(
  'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-[0.3rem] px-3 py-1.5 outline-none md:min-h-9',
  'text-base md:text-[0.9375rem] data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55',
);

export type MenuItemProps = {
  children: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** The child itself (a link) becomes the item; then no icon. */
  asChild?: boolean;
};

export function MenuItem({
  children,
  icon,
  onSelect,
  danger = false,
  disabled,
  asChild = false,
}: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={cx(
        itemClasses,
        danger ? 'text-danger data-[highlighted]:bg-danger-soft' : 'data-[highlighted]:bg-brick-soft',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon !== undefined && (
            <span className="inline-flex shrink-0 opacity-80 *:size-[1.125rem]">{icon}</span>
          )}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-1 font-semibold text-ink-soft text-sm">{children}</Radix.Label>;
}

export type MenuRadioGroupProps<Value extends string = string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string }[];
};

export function MenuRadioGroup<Value extends string>({
  value,
  onChange,
  options,
}: MenuRadioGroupProps<Value>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className={cx(itemClasses, 'data-[highlighted]:bg-brick-soft data-[state=checked]:font-semibold')}
        >
          <span className="inline-flex size-[1.125rem] shrink-0 text-brick">
            <Radix.ItemIndicator>
              <Check aria-hidden="true" className="size-[1.125rem]" />
            </Radix.ItemIndicator>
          </span>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
