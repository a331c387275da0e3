import { Milestone } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  formatEuro,
  percentOfTotal,
  subtractTotal,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroTotal,
} from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { paidAhead } from '#/features/papers/shared/quotes/rules/agreement';
import {
  percentDone,
  percentReached,
  type TrackMark,
  trackMarks,
  type WorkDone,
  workOfQuote,
} from '#/features/site/contracts/rules/contract-track';
import { ContractTrack } from '#/features/site/contracts/web/contract-track';
import { useTasksOfProject } from '#/features/site/contracts/web/queries';
import { Alert } from '#/ui/alert';
import { Card, CardHeader } from '#/ui/card';

const howWorkCounts =
  ' Het werk volgt uit de taken die aan deze offerte hangen: een langere telt zwaarder, en wat bezig is voor de helft.';

type Contract = NonNullable<Quote['contract']>;
type CardProps = { quote: Quote; contract: Contract };

/** How far the money of a contract is, and how far its work; where the parts end that were agreed on. */
export function ContractTrackCard({ quote, contract }: CardProps) {
  const { data: tasks } = useTasksOfProject(quote.projectId);
  const sum = totalFromDecimal(contract.sum);
  const billed = totalFromDecimal(contract.billed);
  const paid = totalFromDecimal(contract.paid);
  const work = tasks && workOfQuote(quote, tasks);
  const done = tasks ? percentDone(quote, tasks) : null;
  const noted = quote.agreement?.progress ?? 0;
  const marks = trackMarks(quote.agreement, sum, billed);
  return (
    <Card as="section" aria-labelledby="contract-track">
      <CardHeader
        id="contract-track"
        title="Geld en werk"
        icon={<Milestone aria-hidden="true" />}
        text={`Hoe ver dit contract van ${formatEuro(sum)} staat.${work ? howWorkCounts : ''}`}
      />
      <ContractTrack
        sum={sum}
        billed={billed}
        paid={paid}
        work={done === null ? null : percentOfTotal(sum, done)}
        marks={marks}
      />
      <dl className="mt-4 grid gap-x-4 gap-y-2 grid-cols-[auto_1fr]">
        <Progress label="Geld ver">
          {moneyWords({ sum, billed, paid, open: totalFromDecimal(contract.open) })}
        </Progress>
        <Progress label="Werk ver">{tasks === undefined ? '' : workWords(work ?? null, noted)}</Progress>
      </dl>
      {tasks && (quote.agreement || done !== null) && <Ahead paid={paid} sum={sum} done={done ?? 0} />}
      <Marks marks={marks} />
    </Card>
  );
}

function Progress({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-semibold text-sm">{label}</dt>
      <dd className="text-ink-soft text-sm tabular-nums">{children}</dd>
    </div>
  );
}

type Money = { sum: Total; billed: Total; paid: Total; open: Total };

function moneyWords({ sum, billed, paid, open }: Money): string {
  if (billed === 0n && paid === 0n) return 'nog niets gefactureerd';
  const share = (part: Total) => `${formatEuro(part)} (${percentReached(part, sum)}%)`;
  // What was paid too much on one invoice pays nothing else of the contract.
  const tooMuch = totalOf([paid, open, subtractTotal(zeroTotal, billed)]);
  const less = tooMuch > 0n ? `, waarvan ${formatEuro(tooMuch)} te veel` : '';
  return `${share(paid)} betaald${less}, ${share(billed)} gefactureerd`;
}

function workWords(work: WorkDone | null, noted: number): string {
  const said = noted > 0 ? `u noteerde ${String(noted).replace('.', ',')}% uitgevoerd` : '';
  if (work === null) return ['nog geen taken gekoppeld', said].filter(Boolean).join(', ');
  const { percent, count, done, underWay } = work;
  const tasks = `${done} van ${count} ${count === 1 ? 'taak' : 'taken'} klaar`;
  return [`${percent}%: ${tasks}`, underWay > 0 ? `${underWay} bezig` : '', said].filter(Boolean).join(', ');
}

const advice = {
  warning: 'Dat is meer dan de gebruikelijke 30%.',
  danger: 'Dat is de helft van het contract of meer: betaal niet verder vooruit.',
} as const;

/** Up to 30% in advance is usual, and no reason to say anything. */
function Ahead({ paid, sum, done }: { paid: Total; sum: Total; done: number }) {
  const { amount, level } = paidAhead(paid, done, sum);
  if (level !== 'warning' && level !== 'danger') return null;
  return (
    <Alert tone="warning" className="mt-3">
      U betaalde {formatEuro(amount)} meer dan er uitgevoerd is. {advice[level]}
    </Alert>
  );
}

const billedWords = {
  all: 'gefactureerd',
  part: 'deels gefactureerd',
  none: 'nog niet gefactureerd',
} as const;

function Marks({ marks }: { marks: readonly TrackMark[] }) {
  if (marks.length === 0)
    return (
      <p className="mt-3 text-ink-soft text-sm">
        Noteer bij ‘Betaalafspraken’ welk deel u wanneer betaalt: dan staan die delen hier als streepjes.
      </p>
    );
  return (
    <ol className="mt-3 flex flex-col divide-y divide-line border-line border-t text-sm">
      {marks.map(({ label, amount, billed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place only
        <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
          <span className="wrap-anywhere min-w-0">
            <span className="tabular-nums">{at + 1}.</span> {label}
          </span>
          <span className="ml-auto flex flex-wrap justify-end gap-x-3 tabular-nums">
            <span className="text-ink-soft">{billedWords[billed]}</span>
            <span className="whitespace-nowrap">{formatEuro(amount)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
