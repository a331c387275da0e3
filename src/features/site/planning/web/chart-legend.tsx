import { holidayLook, weekendLook } from '#/features/site/planning/web/chart-backdrop';
import { cx } from '#/ui/class-names';

const looks = [
  ['Langste keten', 'border-2 border-ink'],
  ['Speling', 'h-0! border-ink-soft border-t border-dotted'],
  ['Te laat', 'border border-danger border-dashed bg-danger/25'],
  ['Weekend', cx('border border-line', weekendLook)],
  ['Bouwverlof', cx('border border-ochre', holidayLook)],
] as const;

/** What the chart means by its looks, and for who may change it how. */
export function ChartLegend({ mayChange }: { mayChange: boolean }) {
  return (
    <div className="border-line border-t px-4 py-3 text-ink-soft text-sm">
      <ul aria-label="Uitleg bij de kalender" className="flex flex-wrap gap-x-4 gap-y-1">
        {looks.map(([name, look]) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('h-3 w-6 shrink-0 rounded-[0.2rem]', look)} />
            {name}
          </li>
        ))}
      </ul>
      {mayChange && (
        <p className="mt-2 print:hidden">
          Sleep een balk om te verschuiven, haar rand om te verlengen, het bolletje erachter naar wat erna
          komt.{' '}
          <span className="max-md:hidden">
            Met het toetsenbord: Shift en een pijltje, met Alt erbij voor het einde.
          </span>{' '}
          Of gebruik de knop naast de naam.
        </p>
      )}
    </div>
  );
}
