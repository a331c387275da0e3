import { memo, useMemo } from 'react';
import type { Covered } from '#/features/work/meetstaat/rules/coverage-sum';
import { coverageNames } from '#/features/work/meetstaat/web/covered-content';
import { totalLines } from '#/features/work/meetstaat/web/total-lines';
import type { Item } from '#/features/work/shared/meetstaat/contract';

type SheetTotalsProps = {
  items: readonly Item[];
  rows: readonly Item[];
  covered: Covered | undefined;
  mayChange: boolean;
  isSaving: boolean;
  /** What the keys do. */
  hasHint: boolean;
};

function Totals({ items, rows, covered, mayChange, isSaving, hasHint }: SheetTotalsProps) {
  const lines = useMemo(() => totalLines(items, rows, covered), [items, rows, covered]);
  const names: Readonly<Record<string, string>> = covered ? coverageNames : {};
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-line-strong border-t bg-paper px-4 py-2.5">
      {mayChange && (
        <p role="status" className="text-ink-soft text-sm print:hidden">
          {isSaving ? 'Bezig met bewaren…' : 'Alles is bewaard.'}
        </p>
      )}
      <dl className="ml-auto flex flex-wrap justify-end gap-x-8 gap-y-1 max-md:ml-0 max-md:justify-start">
        {lines.map(({ label, figures }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            {figures.map(({ key, words }) => (
              <dd key={key} className="whitespace-nowrap font-semibold tabular-nums">
                {names[key] && (
                  <span className="font-normal text-ink-soft text-sm">{names[key].toLowerCase()} </span>
                )}
                {words}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {mayChange && hasHint && (
        <p className="w-full text-ink-soft text-sm max-lg:hidden print:hidden">
          Enter of typen bewerkt een cel, Tab gaat naar de volgende. Plakken uit Excel met Ctrl+V, selecteren
          met Shift en de pijlen, verplaatsen met Alt en de pijlen, terug met Ctrl+Z, opnieuw met
          Ctrl+Shift+Z.
        </p>
      )}
    </div>
  );
}

/** Below the rows, whatever is scrolled. */
export const SheetTotals = memo(Totals);
