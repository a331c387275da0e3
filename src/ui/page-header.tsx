import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';

export type PageHeaderProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode; above?: ReactNode };

export function PageHeader({ title, text, actions, above }: PageHeaderProps) {
  return (
    <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 md:mb-7 md:items-end md:gap-y-4">
      <div className={cx('min-w-0 grow', text !== undefined && 'md:basis-72')}>
        {above !== undefined && <div className="mb-1 text-ink-soft text-sm">{above}</div>}
        <h1 className="wrap-anywhere text-[1.75rem] md:text-[2.125rem]">{title}</h1>
        {text !== undefined && (
          // A phone has no room to say what a screen is for; what a record is about nothing else says.
          <p
            className={cx(
              'wrap-anywhere mt-1.5 max-w-2xl text-pretty text-ink-soft',
              // However long, it pushes no button to a line of its own.
              above === undefined ? 'max-md:sr-only' : 'max-md:w-0 max-md:min-w-full',
            )}
          >
            {text}
          </p>
        )}
      </div>
      {actions !== undefined && (
        // On a phone in one row that slides: what a screen is for stands under it, in sight.
        <div className="flex gap-2 print:hidden max-md:-mx-4 max-md:max-w-[100vw] max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:*:shrink-0 max-md:[&>:last-child:not([aria-haspopup])]:order-first max-[22rem]:flex-wrap md:flex-wrap">
          {actions}
        </div>
      )}
    </header>
  );
}
