import type { ReactNode } from 'react';

export type PageHeaderProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode; above?: ReactNode };

export function PageHeader({ title, text, actions, above }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-4 md:mb-7">
      <div className="min-w-0 grow basis-72">
        {above !== undefined && <div className="mb-1 text-ink-soft text-sm">{above}</div>}
        <h1 className="wrap-anywhere text-[1.75rem] md:text-[2.125rem]">{title}</h1>
        {text !== undefined && <p className="mt-1.5 max-w-2xl text-pretty text-ink-soft">{text}</p>}
      </div>
      {actions !== undefined && (
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow print:hidden">{actions}</div>
      )}
    </header>
  );
}
