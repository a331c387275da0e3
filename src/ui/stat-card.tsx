import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { Progress, type ProgressProps } from '#/ui/progress';

export type StatCardProps = {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  progress?: Pick<ProgressProps, 'value' | 'max' | 'tone' | 'valueText'>;
  /** To what it counts: another screen, or '#place' on this one. */
  href?: string;
  className?: string;
};

export function StatCard({ label, value, hint, icon, progress, href, className }: StatCardProps) {
  return (
    <Card className={cx('@container relative max-sm:p-3.5', className)}>
      <dl className="flex h-full flex-col">
        <dt className="flex items-center justify-between gap-2 text-ink-soft text-sm sm:min-h-9 sm:text-[0.9375rem]">
          {href === undefined ? label : <CardLink href={href}>{label}</CardLink>}
          {icon !== undefined && (
            <span className="hidden size-9 shrink-0 place-items-center rounded-full bg-brick-soft text-brick *:size-[1.125rem] sm:grid">
              {icon}
            </span>
          )}
        </dt>
        <dd className="mt-1 break-words font-display font-semibold text-xl tabular-nums leading-tight @min-[11rem]:text-[1.625rem]">
          {value}
        </dd>
        {progress && (
          <dd className="mt-3">
            <Progress {...progress} label={label} />
          </dd>
        )}
        {hint !== undefined && <dd className="mt-2 text-ink-soft text-sm">{hint}</dd>}
      </dl>
    </Card>
  );
}

/** The whole card can be pressed; what else can be pressed in it stands above. */
function CardLink({ href, children }: { href: string; children: string }) {
  const look = 'after:absolute after:inset-0 after:rounded-card hover:underline hover:after:bg-ink/3';
  return href.startsWith('#') ? (
    <a href={href} className={look}>
      {children}
    </a>
  ) : (
    <Link href={href} className={look}>
      {children}
    </Link>
  );
}
