import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { FigureInfo } from '#/ui/figure-info';
import { Progress, type ProgressProps } from '#/ui/progress';

export type StatCardProps = {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  progress?: Pick<ProgressProps, 'value' | 'max' | 'tone' | 'valueText'>;
  /** To what it counts: another screen, or '#place' on this one. */
  href?: string;
  /** The key of the words that say how it is calculated. */
  about?: string;
  /** One of many in a row. */
  isSmall?: boolean;
  className?: string;
};

export function StatCard({
  label,
  value,
  hint,
  icon,
  progress,
  href,
  about,
  isSmall,
  className,
}: StatCardProps) {
  return (
    <Card
      className={cx(
        '@container relative max-[22rem]:px-3 max-sm:p-3.5 max-md:in-data-figures:px-2.5! max-md:in-data-figures:py-2!',
        isSmall && 'p-3.5! xl:px-3!',
        className,
      )}
    >
      <dl className="flex h-full flex-col">
        <dt
          className={cx(
            'flex items-center justify-between gap-2 text-ink-soft max-[22rem]:text-[0.6875rem] max-md:in-data-figures:grow max-md:in-data-figures:text-xs',
            isSmall
              ? 'text-[0.8125rem] xl:items-start xl:text-xs xl:max-[88rem]:min-h-[2lh]'
              : 'text-sm sm:min-h-9 sm:text-[0.9375rem]',
          )}
        >
          {/* The sign beside the last word takes no width: alone on a line it belongs to nothing. */}
          <span className={cx(about !== undefined && 'pr-5 *:data-help:-mr-6')}>
            {href === undefined ? label : <CardLink href={href}>{label}</CardLink>}
            {about !== undefined && <FigureInfo about={about} label={label} />}
          </span>
          {icon !== undefined && !isSmall && (
            <span className="hidden size-9 shrink-0 place-items-center rounded-full bg-brick-soft text-brick *:size-[1.125rem] sm:grid">
              {icon}
            </span>
          )}
        </dt>
        <dd
          data-long={lettersOf(value) > usualLetters || undefined}
          style={{ fontSize: sizeFor(value) }}
          className="mt-1 break-words font-display font-semibold tabular-nums leading-tight max-md:in-data-figures:mt-0"
        >
          {value}
        </dd>
        {progress && (
          <dd className={cx('max-md:in-data-figures:hidden', isSmall ? 'mt-2' : 'mt-3')}>
            <Progress {...progress} label={label} />
          </dd>
        )}
        {hint !== undefined && (
          <dd
            className={cx(
              'text-ink-soft max-md:in-data-figures:sr-only',
              isSmall ? 'mt-1 text-xs' : 'mt-2 text-sm',
            )}
          >
            {hint}
          </dd>
        )}
      </dl>
    </Card>
  );
}

const usualLetters = 12;

function lettersOf(value: ReactNode): number {
  return typeof value === 'string' ? value.length : 0;
}

/** Smaller where the card is narrow or the amount long: one that goes on in the next line reads as another amount. */
function sizeFor(value: ReactNode): string {
  const letters = Math.max(lettersOf(value), usualLetters);
  return `clamp(0.75rem, ${Math.floor(180 / letters)}cqi, 1.625rem)`;
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
