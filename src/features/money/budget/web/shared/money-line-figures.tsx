import { formatEuro, subtractTotal, zeroTotal } from '#/core/money';
import type { MoneyLine } from '#/features/money/budget/rules/line';
import { LineBar, stageFills } from '#/features/money/budget/web/shared/line-bar';
import { cx } from '#/ui/class-names';

/** Budget, vastgelegd, gefactureerd, betaald, nog vrij: the picture and its five figures. */
export function MoneyLineFigures({ line }: { line: MoneyLine }) {
  const isOver = line.free < 0n;
  return (
    <div className="flex flex-col gap-3">
      <LineBar line={line} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-3">
        <Figure label="Budget" value={formatEuro(line.budget)} />
        <Figure label="Vastgelegd" value={formatEuro(line.committed)} fill={stageFills.agreed} />
        <Figure label="Gefactureerd" value={formatEuro(line.invoiced)} fill={stageFills.open} />
        <Figure label="Betaald" value={formatEuro(line.paid)} fill={stageFills.paid} />
        {isOver ? (
          <Figure
            label="Boven budget"
            value={formatEuro(subtractTotal(zeroTotal, line.free))}
            fill="bg-fill-alarm"
            className="text-danger"
          />
        ) : (
          <Figure label="Nog vrij" value={formatEuro(line.free)} fill={stageFills.free} />
        )}
      </dl>
    </div>
  );
}

type FigureProps = { label: string; value: string; fill?: string; className?: string };

function Figure({ label, value, fill, className }: FigureProps) {
  return (
    <div className={className}>
      <dt className="flex items-center gap-2 text-ink-soft text-sm">
        {fill !== undefined && (
          <span
            aria-hidden="true"
            className={cx('size-3 shrink-0 rounded-sm print:[print-color-adjust:exact]', fill)}
          />
        )}
        {label}
      </dt>
      <dd className="whitespace-nowrap font-display font-semibold text-lg tabular-nums">{value}</dd>
    </div>
  );
}
