import { holidayLook, weekendLook } from '#/features/site/planning/web/chart-backdrop';
import { barLooks } from '#/features/site/planning/web/day-row';
import { taskStatuses } from '#/features/site/shared/planning/contract';
import { statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { cx } from '#/ui/class-names';

const looks = [
  ...taskStatuses.map((status) => [statusLabels[status], cx('border', barLooks[status])] as const),
  ['Langste keten', 'border-2 border-ink'],
  ['Speling', 'h-0! border-ink-soft border-t border-dotted'],
  ['Te laat', 'border border-danger border-dashed bg-danger/25'],
  ['Weekend', cx('border border-line', weekendLook)],
  ['Bouwverlof', cx('border border-ochre', holidayLook)],
] as const;

type ChartLegendProps = { mayChange: boolean; mayDrag: boolean; undated: number };

/** What the chart means by its looks, what is not on it, and for who may change it how. */
export function ChartLegend({ mayChange, mayDrag, undated }: ChartLegendProps) {
  return (
    <div className="border-line border-t px-4 py-3 text-ink-soft text-sm">
      <ul aria-label="Uitleg bij de tijdslijn" className="flex flex-wrap gap-x-4 gap-y-1">
        {looks.map(([name, look]) => (
          <li key={name} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={cx('h-3 w-6 shrink-0 rounded-[0.2rem] print:[print-color-adjust:exact]', look)}
            />
            {name}
          </li>
        ))}
      </ul>
      {undated > 0 && (
        <p className="mt-2">
          {undated === 1 ? 'Eén taak heeft' : `${undated} taken hebben`} nog geen startdatum en{' '}
          {undated === 1 ? 'staat' : 'staan'} alleen in de tabel.
        </p>
      )}
      {mayChange && (
        <p className="mt-2 print:hidden">
          {mayDrag
            ? 'Sleep een balk om te verschuiven, haar rand om te verlengen, het bolletje erachter naar wat erna komt.'
            : 'Kies week, maand of jaar om balken te verslepen.'}{' '}
          <span className="max-md:hidden">
            Met het toetsenbord: Shift en een pijltje, met Alt erbij voor het einde.
          </span>{' '}
          Of gebruik de knop naast de naam.
        </p>
      )}
    </div>
  );
}
