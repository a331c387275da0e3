import type { ReactNode } from 'react';

export type PageHeaderProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode; above?: ReactNode };

export function PageHeader({ title, text, actions, above }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-col gap-4 md:mb-7 md:flex-row md:items-end md:justify-between">
      <div className="min-w-0">
        {above !== undefined && <div className="mb-1 text-ink-soft text-sm">{above}</div>}
        <h1 className="break-words text-[1.75rem] md:text-[2.125rem]">{title}</h1>
        {text !== undefined && <p className="mt-1.5 max-w-2xl text-pretty text-ink-soft">{text}</p>}
      </div>
      {actions !== undefined && (
        <div className="flex flex-wrap gap-2 max-md:*:grow md:shrink-0 md:justify-end">{actions}</div>
      )}
    </header>
  );
}
