import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { FormEvent, ReactNode } from 'react';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { Form, type FormProps } from '#/ui/form';
import { overlayClasses } from '#/ui/overlay-classes';
import { stayForToast } from '#/ui/stay-for-toast';
import { phoneQuery } from '#/ui/use-media-query';
import { useReturnFocus } from '#/ui/use-return-focus';

export type DialogSize = 'small' | 'normal' | 'wide' | 'extra';

export type DialogProps = {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: DialogSize;
  /** Beside the menu, above or below, the page stays at hand, and a click there doesn't close it. */
  place?: 'middle' | 'top-left' | 'bottom-left';
  /** Makes body and footer one form; put a Button type="submit" in the footer. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => unknown;
  onUnreadable?: FormProps['onUnreadable'];
};

const widths: Record<DialogSize, string> = {
  small: 'md:max-w-md',
  normal: 'md:max-w-xl',
  wide: 'md:max-w-4xl',
  extra: 'md:max-w-6xl',
};

/** `flex-1` would start from 0% of a height that fits its content: nothing, in Safari. */
export const growingClasses = 'min-h-0 flex-auto';

const innerClasses = cx(growingClasses, 'flex flex-col');

export function Dialog({
  onClose,
  title,
  description,
  children,
  footer,
  size = 'normal',
  place = 'middle',
  onSubmit,
  onUnreadable,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const isInCorner = place !== 'middle';
  const inner = (
    <>
      {/* Small, it scrolls where a modal one fits: then the keyboard has to reach it. */}
      <div
        tabIndex={isInCorner ? 0 : undefined}
        className={cx(growingClasses, 'relative overflow-y-auto overscroll-contain px-5 py-4 md:px-6')}
      >
        {children}
      </div>
      {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
    </>
  );
  return (
    <Radix.Root open onOpenChange={onClose} modal={!isInCorner}>
      <Radix.Portal>
        {!isInCorner && <Radix.Overlay className={overlayClasses} />}
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...returnFocus}
          data-corner={isInCorner || undefined}
          onInteractOutside={isInCorner ? (event) => event.preventDefault() : stayForToast}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusFirstField(event);
          }}
          className={cx(panelClasses, placeClasses[place], widths[size])}
        >
          <div className="flex items-start gap-3 border-line border-b py-3 pr-2 pl-5 md:py-4 md:pr-3 md:pl-6">
            <div className="min-w-0 flex-1 py-1.5">
              <Radix.Title className="break-words text-xl">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-[0.9375rem] text-ink-soft">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Sluiten" icon={<X aria-hidden="true" />} className="text-ink-soft" />
            </Radix.Close>
          </div>
          {onSubmit ? (
            <Form onSubmit={onSubmit} onUnreadable={onUnreadable} className={innerClasses}>
              {inner}
            </Form>
          ) : (
            <div className={innerClasses}>{inner}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Not the cross, which is first in the page, nor a field further down, which would scroll away what is to be read
 * before it. On a phone nothing: a keyboard over half of the form helps nobody.
 */
function focusFirstField(event: Event) {
  event.preventDefault();
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  const fields = [...panel.querySelectorAll<HTMLElement>('input, textarea, [role="combobox"]')];
  const first = fields.find((field) => field.tabIndex >= 0 && !field.hidden && !field.matches(':disabled'));
  const isPhone = window.matchMedia(phoneQuery).matches;
  (first && !isPhone && isInSight(first, panel) ? first : panel).focus();
}

function isInSight(field: HTMLElement, panel: HTMLElement): boolean {
  const footer = panel.querySelector('[data-dialog-footer]')?.getBoundingClientRect();
  const end = footer ? footer.top : panel.getBoundingClientRect().bottom;
  return field.getBoundingClientRect().bottom <= end;
}

/** No landmarks: in the corner of the page they would stand beside its own. Buttons share the width on a phone and stand at the right elsewhere. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-footer
      className="flex flex-col-reverse gap-2 border-line border-t bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:flex-row md:justify-end md:px-6 md:py-4"
    >
      {children}
    </div>
  );
}

/** `clip`, not `hidden`: what is hidden can still be scrolled by a script, and the head with it. */
export const panelClasses = cx(
  'fixed inset-x-0 bottom-0 z-50 flex flex-col overflow-clip rounded-t-card bg-surface text-ink shadow-raised',
  'outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
  'md:h-fit md:max-h-[min(85dvh,56rem)] md:w-[calc(100%-2rem)] md:rounded-card md:border md:border-line',
);

export const centredClasses = 'md:inset-0 md:m-auto';

const middleClasses = cx(centredClasses, 'max-md:h-[calc(100dvh-max(1rem,var(--bar)))]');

/** On a phone from below, with what one was reading still above it; elsewhere beside the menu, never off the page. */
const cornerClasses =
  'max-md:max-h-[75dvh] border-line border-t md:right-auto md:left-[clamp(0px,100%-29rem,17.5rem)]';

const placeClasses = {
  middle: middleClasses,
  'top-left': cx(cornerClasses, 'md:top-[calc(var(--bar)+6rem)] md:bottom-auto'),
  'bottom-left': cx(cornerClasses, 'md:bottom-6'),
};
