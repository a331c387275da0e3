import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';
import { FigureInfo } from '#/ui/figure-info';

export type CardProps = {
  children: ReactNode;
  /** 'none' where a table or list runs to the edge. */
  padding?: 'normal' | 'none';
  as?: 'div' | 'section' | 'article' | 'li';
  'aria-labelledby'?: string;
  className?: string;
};

export function Card({ children, padding = 'normal', as: Element = 'div', className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={cx(
        'min-w-0 rounded-card border border-line bg-surface shadow-card',
        padding === 'normal' ? 'p-4 md:p-5' : 'overflow-clip',
        className,
      )}
    >
      {children}
    </Element>
  );
}

export type CardHeaderProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  /** The key of the words that say how its figures are calculated. */
  about?: string;
  /** For the aria-labelledby of the card. */
  id?: string;
  className?: string;
};

export function CardHeader({ title, text, icon, actions, level = 2, about, id, className }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header
      className={cx(
        'mb-3 flex break-inside-avoid break-after-avoid flex-wrap items-start justify-between gap-x-4 gap-y-2',
        className,
      )}
    >
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <Heading id={id} className="flex min-w-0 items-start gap-2 text-lg">
            {icon !== undefined && (
              <span className="inline-flex h-lh shrink-0 items-center text-brick *:size-5">{icon}</span>
            )}
            <span className="line-clamp-4 min-w-0 break-words print:line-clamp-none">{title}</span>
          </Heading>
          {about !== undefined && <FigureInfo about={about} label={title} />}
        </div>
        {text !== undefined && <p className="mt-0.5 text-[0.9375rem] text-ink-soft">{text}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
