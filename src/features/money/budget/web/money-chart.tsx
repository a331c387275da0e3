import { ChartBarBig } from 'lucide-react';
import { useId } from 'react';
import { formatEuro, subtractTotal, type Total, totalOf, zeroTotal } from '#/core/money';
import type { BudgetPageData } from '#/features/money/budget/contract';
import type { CategoryMoney } from '#/features/money/budget/rules/categories';
import { readLine } from '#/features/money/budget/rules/decimals';
import type { MoneyLine } from '#/features/money/budget/rules/line';
import { LineBar, stageFills } from '#/features/money/budget/web/shared/line-bar';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';

const stages = [
  { key: 'budget', label: 'Begroot' },
  { key: 'committed', label: 'Vastgelegd' },
  { key: 'invoiced', label: 'Gefactureerd' },
  { key: 'paid', label: 'Betaald' },
] as const;

export function MoneyChart({ categories }: { categories: BudgetPageData['categories'] }) {
  const id = useId();
  const money = categories.map(({ name, line }): CategoryMoney => ({ name, line: readLine(line) }));
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Waar gaat het geld naartoe?"
        icon={<ChartBarBig aria-hidden="true" />}
        text="Begroot is wat de meetstaat voorziet, vastgelegd zijn de goedgekeurde offertes en het goedgekeurde meerwerk. Een lijn die bij een post van de meetstaat hoort, telt onder het soort werk van die post; al de rest onder dat van de offerte of factuur. Posten die bij geen soort passen, staan onder ‘Andere werken’."
      />
      {money.length === 0 ? (
        <p className="text-ink-soft">
          Nog niets om te tonen. Zodra er een meetstaat, een goedgekeurde offerte of een factuur is, ziet u
          hier waar het geld heen gaat.
        </p>
      ) : (
        <>
          <Legend />
          <div aria-hidden="true" className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-2">
            {money.map((category) => (
              <CategoryBar key={category.name} {...category} />
            ))}
          </div>
          <MoneyTable money={money} />
        </>
      )}
    </Card>
  );
}

function Legend() {
  const parts = [
    { fill: stageFills.paid, label: 'Betaald' },
    { fill: stageFills.open, label: 'Gefactureerd, nog te betalen' },
    { fill: stageFills.agreed, label: 'Vastgelegd, nog niet gefactureerd' },
    { fill: stageFills.free, label: 'Begroot, nog vrij' },
    { fill: 'bg-fill-alarm', label: 'Boven wat begroot is' },
  ];
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {parts.map(({ fill, label }) => (
        <li key={label} className="flex items-center gap-2">
          <span className={cx('size-3 shrink-0 rounded-sm print:[print-color-adjust:exact]', fill)} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Where nothing was foreseen there is nothing to be above. */
function categoryInWords({ budget, free }: Pick<MoneyLine, 'budget' | 'free'>): {
  text: string;
  isOver: boolean;
} {
  if (budget === 0n) return { text: 'niet begroot in de meetstaat', isOver: false };
  if (free >= 0n) return { text: `nog ${formatEuro(free)} vrij`, isOver: false };
  return { text: `${formatEuro(subtractTotal(zeroTotal, free))} boven wat begroot is`, isOver: true };
}

function CategoryBar({ name, line }: CategoryMoney) {
  const { text, isOver } = categoryInWords(line);
  // Without a budget of its own the whole bar would be red, which says nothing.
  const shown =
    line.budget === 0n ? { ...line, budget: subtractTotal(line.budget, line.free), free: zeroTotal } : line;
  return (
    <div className="min-w-0 break-inside-avoid">
      <p className="mb-1 flex flex-wrap justify-between gap-x-3">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className={cx('text-sm', isOver ? 'font-semibold text-danger' : 'text-ink-soft')}>{text}</span>
      </p>
      <LineBar line={shown} className="h-3" />
      <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
        {stages.map(({ key, label }) => (
          <span key={key} className="whitespace-nowrap">
            {label} {formatEuro(line[key])}
          </span>
        ))}
      </p>
    </div>
  );
}

function totalAt(money: readonly CategoryMoney[], key: keyof MoneyLine): Total {
  return totalOf(money.map(({ line }) => line[key]));
}

/** The same in words and numbers, for who doesn't see the bars. */
function MoneyTable({ money }: { money: readonly CategoryMoney[] }) {
  return (
    // A table itself is never narrower than its words.
    <div className="sr-only">
      <table>
        <caption>Geld per soort werk: begroot, vastgelegd, gefactureerd, betaald en nog vrij</caption>
        <thead>
          <tr>
            <th scope="col">Soort werk</th>
            {stages.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Nog vrij</th>
          </tr>
        </thead>
        <tbody>
          {money.map(({ name, line }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {stages.map(({ key }) => (
                <td key={key}>{formatEuro(line[key])}</td>
              ))}
              <td>{categoryInWords(line).text}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Totaal</th>
            {stages.map(({ key }) => (
              <td key={key}>{formatEuro(totalAt(money, key))}</td>
            ))}
            <td>
              {categoryInWords({ budget: totalAt(money, 'budget'), free: totalAt(money, 'free') }).text}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
