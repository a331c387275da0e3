import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dayAt, formatDay } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { acceptedPlan } from '#/features/papers/shared/quotes/rules/accepted-plan';
import {
  contractKindLabels,
  type DueFacts,
  instalmentMomentLabels,
  isDue,
  nextInvoice,
  noAgreement,
  type PlannedPart,
} from '#/features/papers/shared/quotes/rules/agreement';
import { useAccepted } from '#/features/site/acceptances/web/shared/use-accepted';
import { useTasksOfProject } from '#/features/site/contracts/web/queries';
import { lazyDialog } from '#/platform/web/lazy-component';
import { Alert } from '#/ui/alert';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

const AgreementDialog = lazyDialog(
  async () => (await import('#/features/site/contracts/web/agreement-dialog')).AgreementDialog,
);

type AgreementCardProps = { quote: Quote; mayManage: boolean };

/** How it is paid: parts, and what is kept back. */
export function AgreementCard({ quote, mayManage }: AgreementCardProps) {
  const [editing, setEditing] = useState(false);
  const { data: tasks = [] } = useTasksOfProject(quote.projectId);
  const agreement = quote.agreement ?? noAgreement;
  const sum = totalFromDecimal(quote.contractSum);
  const plan = acceptedPlan(agreement, sum, useAccepted(quote.id));
  const facts: DueFacts = {
    isAccepted: quote.status === 'accepted',
    today: dayAt(new Date()),
    tasks: new Map(tasks.map((task) => [task.id, { ...task, isDone: task.status === 'completed' }])),
  };
  const next = nextInvoice(plan, totalFromDecimal(quote.invoiced), facts);
  return (
    <Card as="section" aria-labelledby="quote-agreement">
      <CardHeader
        id="quote-agreement"
        title="Betaalafspraken"
        text={summaryOf(quote)}
        actions={
          mayManage && (
            <Button
              size="small"
              icon={<Pencil aria-hidden="true" />}
              aria-label="Betaalafspraken bewerken"
              onClick={() => setEditing(true)}
            >
              Bewerken
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-3">
        {next && (
          <Alert title="Volgende factuur">
            Volgens uw afspraken mag de aannemer nu nog {formatEuro(next.amount)} vragen
            {next.label ? ` (${next.label})` : ''}.
          </Alert>
        )}
        <ol className="flex flex-col divide-y divide-line">
          {plan.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place only
            <PartRow key={at} part={part} isDue={isDue(part, facts)} />
          ))}
        </ol>
      </div>
      <Suspense>
        {editing && <AgreementDialog quote={quote} tasks={tasks} onClose={() => setEditing(false)} />}
      </Suspense>
    </Card>
  );
}

function PartRow({ part, isDue: due }: { part: PlannedPart; isDue: boolean }) {
  const when = [instalmentMomentLabels[part.on], part.date && formatDay(part.date)]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="flex items-baseline justify-between gap-4 py-1.5">
      <span className="min-w-0">
        <span className="wrap-anywhere font-medium">{part.label || instalmentMomentLabels[part.on]}</span>
        <span className="block text-ink-soft text-sm">
          {when}
          {part.retained > 0n ? `, ${formatEuro(part.retained)} waarborg ingehouden` : ''}{' '}
          {due && <Badge tone="ochre">Verschuldigd</Badge>}
        </span>
      </span>
      <span className="whitespace-nowrap tabular-nums">{formatEuro(part.payable)}</span>
    </li>
  );
}

function percent(value: number): string {
  return `${String(value).replace('.', ',')}%`;
}

function summaryOf({ agreement }: Quote): string {
  if (!agreement)
    return 'Nog niet genoteerd. Vul in wanneer u welk deel betaalt, en hoe ver de werken staan.';
  const { kind, retention, progress } = agreement;
  const parts = [
    kind && contractKindLabels[kind],
    progress > 0 && `${percent(progress)} uitgevoerd`,
    retention > 0 && `${percent(retention)} waarborg`,
  ];
  return parts.filter(Boolean).join(', ');
}
