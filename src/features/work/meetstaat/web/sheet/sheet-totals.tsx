import { memo, useMemo } from 'react';
import { formatEuro, type Total } from '#/core/money';
import type { Item } from '#/features/work/meetstaat/contract';
import { eligibleTotal, itemsTotal } from '#/features/work/meetstaat/rules/totals';

type SheetTotalsProps = {
  items: readonly Item[];
  rows: readonly Item[];
  isSaving: boolean;
  /** What the keys do. */
  hasHint: boolean;
};

function Totals({ items, rows, isSaving, hasHint }: SheetTotalsProps) {
  const project = useMemo(() => itemsTotal(items), [items]);
  const eligible = useMemo(() => eligibleTotal(items), [items]);
  const selection = useMemo(
    () => (rows.length === items.length ? undefined : itemsTotal(rows)),
    [rows, items],
  );
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-line-strong border-t bg-paper px-4 py-2.5 font-semibold">
      <p role="status" className="font-normal text-ink-soft text-sm">
        {isSaving ? 'Bezig met bewaren…' : 'Alles is bewaard.'}
      </p>
      <dl className="ml-auto flex flex-wrap gap-x-8 gap-y-1">
        {selection !== undefined && <Figure label="Totaal van deze selectie" total={selection} />}
        <Figure label="Waarvan in aanmerking voor premie" total={eligible} />
        <Figure label="Totaal project" total={project} />
      </dl>
      {hasHint && (
        <p className="w-full font-normal text-ink-soft text-sm max-lg:hidden">
          Enter of typen bewerkt een cel, Tab gaat naar de volgende. Plakken uit Excel met Ctrl+V, selecteren
          met Shift en de pijlen, verplaatsen met Alt en de pijlen, terug met Ctrl+Z, opnieuw met
          Ctrl+Shift+Z.
        </p>
      )}
    </div>
  );
}

function Figure({ label, total }: { label: string; total: Total }) {
  return (
    <div className="flex items-baseline gap-3">
      <dt className="font-normal text-ink-soft">{label}</dt>
      <dd className="tabular-nums">{formatEuro(total)}</dd>
    </div>
  );
}

/** Below the sheet, whatever is scrolled. */
export const SheetTotals = memo(Totals);
