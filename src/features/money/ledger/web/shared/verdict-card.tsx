import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { formatEuro } from '#/core/money';
import type { Ledger, VerdictState } from '#/features/money/ledger/contract';
import { type BarStage, ledgerBar } from '#/features/money/ledger/rules/bar';
import { verdictInWords } from '#/features/money/ledger/rules/words';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { FigureInfo } from '#/ui/figure-info';
import { Fold } from '#/ui/fold';

const looks: Record<VerdictState, { Icon: LucideIcon; tone: string }> = {
  nothing: { Icon: CircleHelp, tone: 'text-ink-soft' },
  good: { Icon: CircleCheck, tone: 'text-moss' },
  watch: { Icon: TriangleAlert, tone: 'text-ochre' },
  over: { Icon: CircleAlert, tone: 'text-danger' },
};

const stages: Record<BarStage, { label: string; fill: string }> = {
  paid: { label: 'Betaald', fill: 'bg-fill-normal' },
  open: { label: 'Gefactureerd, nog te betalen', fill: 'bg-fill-normal/65' },
  toBill: { label: 'Vastgelegd, nog te factureren', fill: 'bg-fill-normal/40' },
  toCome: { label: 'Nog te verwachten', fill: 'bg-fill-normal/20' },
  range: {
    label: 'Misschien ook nog',
    fill: 'bg-[repeating-linear-gradient(45deg,transparent_0_3px,var(--color-fill-normal)_3px_4px)]',
  },
  left: { label: 'Over', fill: 'bg-sunken inset-ring inset-ring-line-strong/40' },
};

/** What is to come back is no part of what it costs: beside it stands all that was paid. */
function labelOf(stage: BarStage, { overpaid }: Ledger): string {
  return stage === 'paid' && overpaid !== '0.00' ? 'Betaald, min wat terugkomt' : stages[stage].label;
}

const exact = 'print:[print-color-adjust:exact]';

type VerdictCardProps = {
  ledger: Ledger;
  actions?: ReactNode;
  /** Sentence and bar; what they are made of opens at a press. */
  isShort?: boolean;
};

/** Whether the budget is enough, in a sentence, a bar and the reasons to doubt it. */
export function VerdictCard({ ledger, actions, isShort = false }: VerdictCardProps) {
  const id = useId();
  const { Icon, tone } = looks[ledger.verdict.state];
  const isEmpty = ledger.expected.high === '0.00' && ledger.budget === null;
  return (
    <Card as="section" aria-labelledby={id} className="break-inside-avoid">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-3">
          <h2 id={id} className="flex min-w-0 items-start gap-3 text-balance text-xl leading-snug">
            <Icon aria-hidden="true" className={cx('mt-0.5 size-6 shrink-0', tone)} />
            {verdictInWords(ledger)}
          </h2>
          {!isShort && actions}
        </div>
        <FigureInfo about="komt-u-toe" label="Komt u toe?" />
      </div>
      {!isEmpty && <Bar ledger={ledger} />}
      {isShort ? (
        <Fold title="Waarom en hoe" className="mt-1 -mb-2">
          <Reasons ledger={ledger} isEmpty={isEmpty} />
          <div className="my-2 -ml-3">{actions}</div>
        </Fold>
      ) : (
        <Reasons ledger={ledger} isEmpty={isEmpty} />
      )}
    </Card>
  );
}

/** What the bar is made of, and every reason. */
function Reasons({ ledger, isEmpty }: { ledger: Ledger; isEmpty: boolean }) {
  // That it comes above the budget is what the sentence says.
  const because = ledger.verdict.because.filter(({ kind }) => kind !== 'expected');
  return (
    <>
      {!isEmpty && <Legend ledger={ledger} />}
      {because.length > 0 && (
        <ul className="mt-4 flex flex-col gap-1.5 text-[0.9375rem]">
          {because.map(({ kind, text }) => (
            <li key={kind} className="flex gap-2">
              <span aria-hidden="true">•</span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function shownParts(ledger: Ledger) {
  return ledgerBar(ledger).parts.filter(({ amount }) => amount > 0n);
}

function Bar({ ledger }: { ledger: Ledger }) {
  const { budgetAt, short } = ledgerBar(ledger);
  return (
    <div className="relative mt-4">
      <div aria-hidden="true" className={cx('flex h-5 overflow-hidden rounded-full bg-sunken', exact)}>
        {shownParts(ledger).map(({ stage, percent }) => (
          <span
            key={stage}
            className={cx(stages[stage].fill, exact, 'border-surface not-first:border-l')}
            style={{ width: `${percent}%` }}
          />
        ))}
      </div>
      {budgetAt !== undefined && short > 0n && (
        <span
          aria-hidden="true"
          className={cx('absolute -inset-y-1 w-0.5 bg-danger', exact)}
          style={{ left: `${budgetAt}%` }}
        />
      )}
    </div>
  );
}

function Legend({ ledger }: { ledger: Ledger }) {
  const { short } = ledgerBar(ledger);
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 gap-y-2">
      {shownParts(ledger).map(({ stage, amount }) => (
        <Figure
          key={stage}
          label={labelOf(stage, ledger)}
          fill={stages[stage].fill}
          value={formatEuro(amount)}
        />
      ))}
      {short > 0n && (
        <Figure label="Boven uw budget, op zijn hoogst" fill="bg-danger" value={formatEuro(short)} />
      )}
    </dl>
  );
}

function Figure({ label, fill, value }: { label: string; fill: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-start gap-2 text-ink-soft text-sm leading-snug">
        <span aria-hidden="true" className={cx('mt-1 size-3 shrink-0 rounded-sm', exact, fill)} />
        {label}
      </dt>
      <dd className="whitespace-nowrap font-display font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
