import { ChartBarBig, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatEuro, type Total, totalFromDecimal } from '#/core/money';
import type { Ledger } from '#/features/money/ledger/contract';
import { isAboveEstimate } from '#/features/money/ledger/rules/above-estimate';
import { between } from '#/features/money/ledger/rules/words';
import { workPapers } from '#/platform/web/ports/ledger';
import { SlotParts } from '#/platform/web/slots';
import { Card, CardHeader } from '#/ui/card';
import { type Stage, StageBar, StageLegend } from '#/ui/chart/stage-bar';
import { cx } from '#/ui/class-names';

type Work = Ledger['works'][number];

const stages = [
  { key: 'paid', label: 'Betaald', fill: 'done' },
  { key: 'invoiced', label: 'Gefactureerd', fill: 'near' },
  { key: 'committed', label: 'Vastgelegd', fill: 'sure' },
  { key: 'expected', label: 'Verwacht', fill: 'likely' },
] as const satisfies readonly Stage<string>[];

/** Of each kind of work how far it is, with what was estimated for it as a mark. */
export function WorksCard({ projectId, works }: { projectId: number; works: readonly Work[] }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Waar gaat het geld naartoe?"
        icon={<ChartBarBig aria-hidden="true" />}
        about="verwachte-eindkost"
        text="Alles met btw. Het streepje is wat de meetstaat voorziet. Een lijn die bij een post van de meetstaat hoort, telt onder het soort werk van die post; al de rest onder dat van de offerte of factuur."
      />
      {works.length === 0 ? (
        <p className="text-ink-soft">
          Nog niets om te tonen. Zodra er een meetstaat, een goedgekeurde offerte of een factuur is, ziet u
          hier waar het geld heen gaat.
        </p>
      ) : (
        <>
          <StageLegend stages={stages} />
          <ul className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-2">
            {works.map((work) => (
              <WorkBar key={work.name} projectId={projectId} work={work} />
            ))}
          </ul>
          <WorksTable works={works} />
        </>
      )}
    </Card>
  );
}

function figuresOf(work: Work): Record<(typeof stages)[number]['key'] | 'budgeted', Total> {
  return {
    paid: totalFromDecimal(work.paid),
    invoiced: totalFromDecimal(work.invoiced),
    committed: totalFromDecimal(work.committed),
    expected: totalFromDecimal(work.expected.high),
    budgeted: totalFromDecimal(work.budgeted),
  };
}

/** Its figures are told by the table; a press on its name lists the papers that it is made of. */
function WorkBar({ projectId, work }: { projectId: number; work: Work }) {
  const [isOpen, setOpen] = useState(false);
  const figures = figuresOf(work);
  const isOver = isAboveEstimate(totalFromDecimal(work.expected.low), figures.budgeted);
  return (
    <li className="min-w-0 break-inside-avoid">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="wrap-anywhere -mx-1 flex min-h-9 items-center gap-1 rounded px-1 text-left font-semibold hover:bg-sunken"
        >
          {work.name}
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-ink-soft print:hidden', isOpen && 'rotate-180')}
          />
        </button>
        <span
          aria-hidden="true"
          className={cx('text-sm', isOver ? 'font-semibold text-danger' : 'text-ink-soft')}
        >
          {expectedInWords(work)}
        </span>
      </div>
      <StageBar stages={stages} figures={figures} mark={figures.budgeted} />
      <p aria-hidden="true" className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
        <span className="whitespace-nowrap">{budgetedInWords(figures.budgeted)}</span>
        <span className="whitespace-nowrap">vastgelegd {formatEuro(figures.committed)}</span>
        <span className="whitespace-nowrap">betaald {formatEuro(figures.paid)}</span>
      </p>
      {isOpen && <SlotParts of={workPapers} given={{ projectId, work: work.name }} />}
    </li>
  );
}

function expectedInWords({ expected, budgeted }: Work): string {
  const [low, high] = [totalFromDecimal(expected.low), totalFromDecimal(expected.high)];
  const words = `verwacht ${between(low, high)}`;
  return isAboveEstimate(low, totalFromDecimal(budgeted)) ? `${words}, meer dan geraamd` : words;
}

function budgetedInWords(budgeted: Total): string {
  return budgeted === 0n ? 'niet geraamd' : `geraamd ${formatEuro(budgeted)}`;
}

/** The same in words and numbers, for who doesn't see the bars. */
function WorksTable({ works }: { works: readonly Work[] }) {
  return (
    // A table itself is never narrower than its words.
    <div className="sr-only">
      <table>
        <caption>
          Geld per soort werk, met btw: geraamd, verwacht, vastgelegd, gefactureerd en betaald
        </caption>
        <thead>
          <tr>
            {['Soort werk', 'Geraamd', 'Verwacht', 'Vastgelegd', 'Gefactureerd', 'Betaald'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {works.map((work) => {
            const { budgeted, committed, invoiced, paid } = figuresOf(work);
            return (
              <tr key={work.name}>
                <th scope="row">{work.name}</th>
                <td>{budgetedInWords(budgeted)}</td>
                <td>{expectedInWords(work)}</td>
                <td>{formatEuro(committed)}</td>
                <td>{formatEuro(invoiced)}</td>
                <td>{formatEuro(paid)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
