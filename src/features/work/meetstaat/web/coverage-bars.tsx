import { ChartBarBig } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatEuro } from '#/core/money';
import type { CoverageBar } from '#/features/work/meetstaat/rules/coverage-bars';
import { withoutQuoteShort } from '#/features/work/meetstaat/rules/coverage-words';
import type { ItemCategory } from '#/features/work/shared/meetstaat/contract';
import { amountInWords } from '#/features/work/shared/meetstaat/rules/priced';
import { Card, CardHeader } from '#/ui/card';
import { type Stage, StageBar, StageLegend } from '#/ui/chart/stage-bar';
import { cx } from '#/ui/class-names';
import { FigureInfo } from '#/ui/figure-info';
import { Fold } from '#/ui/fold';

const stages = [
  { key: 'paid', label: 'Betaald', fill: 'done' },
  { key: 'invoiced', label: 'Gefactureerd', fill: 'near' },
  { key: 'accepted', label: 'Geaccepteerde offerte', fill: 'sure' },
  { key: 'quoted', label: 'Laagste offerte', fill: 'likely' },
] as const satisfies readonly Stage<string>[];

type CoverageBarsProps = {
  bars: readonly CoverageBar[];
  chosen: ItemCategory | '';
  onChoose: (category: ItemCategory | '') => void;
};

/** How far each category is covered, the whole project first; choosing one shows its items below. */
export function CoverageBars({ bars, chosen, onChoose }: CoverageBarsProps) {
  const id = useId();
  const [total, ...categories] = bars;
  return (
    <Card as="section" aria-labelledby={id} className="mb-5">
      <CardHeader
        id={id}
        title="Hoeveel is er al gedekt?"
        icon={<ChartBarBig aria-hidden="true" />}
        about="gedekt"
        text={
          <>
            Alle bedragen zijn met btw, ook wat u zonder btw schatte.{' '}
            <FigureInfo about="met-btw" label="Met btw" />
          </>
        }
      />
      <StageLegend stages={stages} mark="Geschat" />
      {total && (
        <div className="mt-4">
          <BarWords bar={total} name="Totaal project" isLarge />
        </div>
      )}
      <Fold title="Per categorie" startsOpen className="mt-2 -mb-2 border-line border-t pt-1">
        <p className="mb-2 text-ink-soft">
          Een post is gedekt door de lijnen van offertes en facturen die u eraan koppelde.
        </p>
        <ul className="grid gap-x-6 gap-y-1 pb-2 lg:grid-cols-2">
          {categories.map((bar) => (
            <li key={bar.category} className="-mx-2 min-w-0 break-inside-avoid">
              <button
                type="button"
                aria-pressed={bar.category === chosen}
                onClick={() => onChoose(bar.category === chosen ? '' : (bar.category ?? ''))}
                className={cx(
                  'block w-full rounded-control border-2 px-1.5 py-1.5 text-left',
                  bar.category === chosen ? 'border-brick' : 'border-transparent hover:border-ink-soft',
                )}
              >
                <BarWords bar={bar} name={bar.category ?? ''} />
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </Card>
  );
}

function BarWords({ bar, name, isLarge = false }: { bar: CoverageBar; name: string; isLarge?: boolean }) {
  const { estimated, invoiced, paid } = bar;
  return (
    <>
      <span className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={cx('font-semibold', isLarge && 'text-lg')}>{name}</span>
        <span
          className={cx('text-sm', bar.withoutQuote === 0 ? 'text-ink-soft' : 'font-semibold text-ochre')}
        >
          {withoutQuoteShort(bar)}
        </span>
      </span>
      <StageBar stages={stages} figures={bar} mark={estimated} />
      <span className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
        <Words>{estimated === 0n ? 'niet geschat' : `geschat ${amountInWords(estimated, bar)}`}</Words>
        {quotedWords(bar).map((words) => (
          <Words key={words}>{words}</Words>
        ))}
        <Words isQuiet={!isLarge}>gefactureerd {formatEuro(invoiced)}</Words>
        <Words isQuiet={!isLarge && paid === 0n}>betaald {formatEuro(paid)}</Words>
      </span>
    </>
  );
}

/** A quiet one stands in the table below, and is only read out here. */
function Words({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  return <span className={isQuiet ? 'sr-only' : 'whitespace-nowrap'}>{children}</span>;
}

function quotedWords({ accepted, quoted }: CoverageBar): string[] {
  if (quoted === 0n) return [];
  if (accepted === 0n) return [`laagste offerte ${formatEuro(quoted)}`];
  if (accepted === quoted) return [`geaccepteerd ${formatEuro(accepted)}`];
  return [`offertes ${formatEuro(quoted)}`, `waarvan geaccepteerd ${formatEuro(accepted)}`];
}
