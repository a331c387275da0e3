import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export type AlertProps = {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced when it appears; leave out for a notice that was there from the start. */
  announce?: boolean;
  className?: string;
};

const looks: Record<AlertTone, { box: string; ink: string; Icon: typeof Info }> = {
  info: { box: 'border-sky/30 bg-sky-soft', ink: 'text-sky', Icon: Info },
  success: { box: 'border-moss/30 bg-moss-soft', ink: 'text-moss', Icon: CircleCheck },
  warning: { box: 'border-ochre/30 bg-ochre-soft', ink: 'text-ochre', Icon: TriangleAlert },
  danger: { box: 'border-danger/30 bg-danger-soft', ink: 'text-danger', Icon: CircleAlert },
};

export function Alert({ tone = 'info', title, children, actions, announce = false, className }: AlertProps) {
  const { box, ink, Icon } = looks[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      role={announce ? role : undefined}
      className={cx('flex items-start gap-3 rounded-control border px-4 py-3 text-ink', box, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 break-words">
        {title !== undefined && <p className={cx('font-semibold', ink)}>{title}</p>}
        {children !== undefined && <div className="text-[0.9375rem]">{children}</div>}
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
