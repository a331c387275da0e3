import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';

export type BadgeTone = 'neutral' | 'brick' | 'moss' | 'ochre' | 'danger' | 'sky';

export type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string };

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft inset-ring-line',
  brick: 'bg-brick-soft text-brick-strong inset-ring-brick/20',
  moss: 'bg-moss-soft text-moss inset-ring-moss/20',
  ochre: 'bg-ochre-soft text-ochre inset-ring-ochre/20',
  danger: 'bg-danger-soft text-danger inset-ring-danger/20',
  sky: 'bg-sky-soft text-sky inset-ring-sky/20',
};

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full inset-ring px-2.5 py-0.5 font-semibold text-[0.8125rem] leading-5',
        tones[tone],
        className,
      )}
    >
      {icon !== undefined && <span className="inline-flex shrink-0 *:size-3.5">{icon}</span>}
      {children}
    </span>
  );
}
