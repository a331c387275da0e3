import { ChartBarBig } from 'lucide-react';
import { useId } from 'react';
import { compareMoney, formatEuro, type Total, totalOf, zeroTotal } from '#/core/money';
import type { BudgetPageData } from '#/features/budget/contract';
import { type CategoryMoney, largestOf } from '#/features/budget/rules/categories';
import { sharePercent } from '#/features/budget/rules/figures';
import { readLine } from '#/features/budget/rules/wire';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';

const stages = [
  { key: 'budget', label: 'Begroot', fill: 'bg-line-strong' },
  { key: 'committed', label: 'Vastgelegd', fill: 'bg-sky' },
  { key: 'invoiced', label: 'Gefactureerd', fill: 'bg-ochre' },
  { key: 'paid', label: 'Betaald', fill: 'bg-moss' },
] as const;

export function MoneyChart({ categories }: { categories: BudgetPageData['categories'] }) {
  const id = useId();
  const money = categories.map(readCategory);
  const most =
    money
      .map(({ line }) => largestOf(line))
      .sort(compareMoney)
      .at(-1) ?? zeroTotal;
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Waar gaat het geld naartoe?"
        icon={<ChartBarBig aria-hidden="true" />}
        text="Begroot is wat de meetstaat voorziet, vastgelegd zijn de goedgekeurde offertes zonder onvoorziene kosten. Alles staat per soort werk van de offertes en facturen; posten uit de meetstaat die daar niet bij passen, staan onder ‘Andere werken’."
      />
      {money.length === 0 ? (
        <p className="text-ink-soft">
          Nog niets om te tonen. Zodra er een meetstaat, een goedgekeurde offerte of een factuur is, ziet u
          hier waar het geld heen gaat.
        </p>
      ) : (
        <>
          <Legend money={money} />
          <div aria-hidden="true" className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-2">
            {money.map((category) => (
              <CategoryBars key={category.name} category={category} most={most} />
            ))}
          </div>
          <MoneyTable money={money} />
        </>
      )}
    </Card>
  );
}

function readCategory(category: BudgetPageData['categories'][number]): CategoryMoney {
  return { name: category.name, line: readLine(category.line) };
}

function stageTotal(money: readonly CategoryMoney[], key: (typeof stages)[number]['key']): Total {
  return totalOf(money.map((category) => category.line[key]));
}

function Legend({ money }: { money: readonly CategoryMoney[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {stages.map(({ key, label, fill }) => (
        <div key={key}>
          <dt className="flex items-center gap-2 text-ink-soft text-sm">
            <span
              aria-hidden="true"
              className={cx('size-3 rounded-sm print:[print-color-adjust:exact]', fill)}
            />
            {label}
          </dt>
          <dd className="font-semibold tabular-nums">{formatEuro(stageTotal(money, key))}</dd>
        </div>
      ))}
    </dl>
  );
}

function CategoryBars({ category, most }: { category: CategoryMoney; most: Total }) {
  return (
    <div className="min-w-0 break-inside-avoid">
      <p className="wrap-anywhere mb-1 font-semibold">{category.name}</p>
      {stages.map(({ key, fill }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_6.75rem] items-center gap-3">
          <div className="h-2 rounded-full bg-sunken print:[print-color-adjust:exact]">
            <div
              className={cx('h-full rounded-full print:[print-color-adjust:exact]', fill)}
              style={{ width: `${sharePercent(category.line[key], most)}%` }}
            />
          </div>
          <span className="text-right text-ink-soft text-sm tabular-nums leading-5">
            {formatEuro(category.line[key])}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The same in words and numbers, for who doesn't see the bars. */
function MoneyTable({ money }: { money: readonly CategoryMoney[] }) {
  return (
    // A table itself is never narrower than its words.
    <div className="sr-only">
      <table>
        <caption>Geld per soort werk: begroot, vastgelegd, gefactureerd en betaald</caption>
        <thead>
          <tr>
            <th scope="col">Soort werk</th>
            {stages.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {money.map((category) => (
            <tr key={category.name}>
              <th scope="row">{category.name}</th>
              {stages.map(({ key }) => (
                <td key={key}>{formatEuro(category.line[key])}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Totaal</th>
            {stages.map(({ key }) => (
              <td key={key}>{formatEuro(stageTotal(money, key))}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
