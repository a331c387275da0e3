import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, type ToasterProps, toast } from 'sonner';
import { Button, IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';
import type { ToastActs, ToastOptions, ToastTone } from '#/ui/toast-options';
import { phoneQuery } from '#/ui/use-media-query';

const seconds: Record<ToastTone, number> = { normal: 5, success: 5, destructive: 10 };
const secondsToUndo = 10;

let isError = false;

/** One at a time: a new one takes the place of the last. */
function show({ tone = 'normal', ...toasted }: ToastOptions): void {
  toast.dismiss();
  isError = tone === 'destructive';
  toast.custom((id) => <ToastCard {...toasted} tone={tone} close={() => toast.dismiss(id)} />, {
    position: placeNow(),
    duration: (toasted.undo ? secondsToUndo : seconds[tone]) * 1000,
  });
}

/**
 * Where no button stands: at the right under the header's line, on a phone above the bar. A dialog has its own at the
 * top right and below, and on a phone below.
 */
function placeNow(): ToasterProps['position'] {
  const isOverDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  if (window.matchMedia(phoneQuery).matches) return isOverDialog ? 'top-center' : 'bottom-center';
  return isOverDialog ? 'bottom-left' : 'top-right';
}

function hideError(): void {
  if (isError) toast.dismiss();
  isError = false;
}

/** Takes toasts from the moment it is in the page; sonner drops those that come before. */
export function ToastArea({ onReady }: { onReady: (acts: ToastActs) => void }) {
  useEffect(() => onReady({ show, hideError }), [onReady]);
  return (
    <Sonner
      visibleToasts={1}
      containerAriaLabel="Meldingen"
      gap={8}
      // Over a dialog, under a menu or a list that is opened while it stands there.
      style={{ zIndex: 55 }}
      offset={{ top: 'calc(var(--bar) + 5.5rem)', right: 24, bottom: 16, left: 16 }}
      mobileOffset={{
        ...{ left: 12, right: 12, top: 'calc(env(safe-area-inset-top) + 8px)' },
        bottom: 'calc(env(safe-area-inset-bottom) + 4rem)',
      }}
    />
  );
}

const looks: Record<ToastTone, { ink: string; Icon: typeof Info }> = {
  normal: { ink: 'text-sky', Icon: Info },
  success: { ink: 'text-moss', Icon: CircleCheck },
  destructive: { ink: 'text-danger', Icon: CircleAlert },
};

function ToastCard({
  title,
  text,
  tone,
  link,
  undo,
  close,
}: ToastOptions & { tone: ToastTone; close: () => void }) {
  const { ink, Icon } = looks[tone];
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      className={cx(
        'flex w-full items-start gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-3.5',
        'font-sans text-ink shadow-raised md:w-[22rem]',
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-2.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 break-words py-2">
        <p className="font-semibold leading-snug">{title}</p>
        {text !== undefined && <p className="mt-0.5 text-[0.9375rem] text-ink-soft leading-snug">{text}</p>}
        {link && (
          <a
            href={link.href}
            className="mt-1 inline-flex min-h-6 items-center font-semibold text-brick underline first-letter:uppercase"
          >
            {link.label}
          </a>
        )}
        {undo && (
          <Button
            size="small"
            className="mt-2"
            onClick={() => {
              undo.run();
              close();
            }}
          >
            {undo.label ?? 'Ongedaan maken'}
          </Button>
        )}
      </div>
      <IconButton
        label="Melding sluiten"
        icon={<X aria-hidden="true" />}
        onClick={close}
        className="text-ink-soft"
      />
    </div>
  );
}
