import { CalendarRange } from 'lucide-react';
import { useId } from 'react';
import type { CashEntry, CashPlan } from '#/features/money/cash-plan/contract';
import { drawnPlans, isAsPlanned, supposed } from '#/features/money/cash-plan/rules/what-if';
import { CashMonths } from '#/features/money/cash-plan/web/cash-months';
import { CashPicture } from '#/features/money/cash-plan/web/cash-picture';
import { LowestPoint } from '#/features/money/cash-plan/web/lowest-point';
import { useCashPlan } from '#/features/money/cash-plan/web/queries';
import { UndatedEntries } from '#/features/money/cash-plan/web/undated-entries';
import { useWhatIfAddress } from '#/features/money/cash-plan/web/use-what-if-address';
import { WhatIfFields } from '#/features/money/cash-plan/web/what-if-fields';
import { QueryStates } from '#/platform/web/query-states';
import { Alert } from '#/ui/alert';
import { Card, CardHeader } from '#/ui/card';
import { Skeleton } from '#/ui/skeleton';

type CashPlanCardProps = {
  projectId: number;
  /** Left out for who may not change it. */
  onPremiumMonths?: ((months: number) => void) | undefined;
};

export function CashPlanCard({ projectId, onPremiumMonths }: CashPlanCardProps) {
  const id = useId();
  const query = useCashPlan(projectId);
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Kasplan"
        icon={<CalendarRange aria-hidden="true" />}
        text="Wat u nog heeft, wat er komt en wat er gaat, maand per maand. Eigen geld gaat eerst; de lening neemt u op naarmate u ze nodig heeft."
      />
      <QueryStates
        query={query}
        failed="Het kasplan kon niet geladen worden"
        loading={<Skeleton className="h-64 w-full" />}
      >
        {(plan) => <Contents plan={plan} onPremiumMonths={onPremiumMonths} />}
      </QueryStates>
    </Card>
  );
}

type ContentsProps = { plan: CashPlan; onPremiumMonths: CashPlanCardProps['onPremiumMonths'] };

function Contents({ plan, onPremiumMonths }: ContentsProps) {
  const [what, setWhat] = useWhatIfAddress(plan);
  const entries = supposed(plan.entries, what);
  const expected = supposed(plan.expected, what);
  const drawn = drawnPlans(plan, what);
  const all = [...entries, ...expected];
  if (plan.entries.length + plan.expected.length === 0 && !plan.isFinanced) {
    return (
      <p className="text-ink-soft">
        Nog niets te plannen. Vul bij het budget uw eigen inbreng en lening in; facturen, geaccepteerde
        offertes en premiedossiers komen er vanzelf bij.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {!plan.isFinanced && (
        <Alert tone="warning" title="Eigen inbreng en lening zijn nog niet ingevuld">
          Zonder die bedragen rekent het kasplan alsof er niets in kas is.
        </Alert>
      )}
      <LowestPoint lowest={drawn.plan.lowest} isSupposed={!isAsPlanned(what)} />
      {(plan.isFinanced || !all.every(isUndated)) && (
        <CashPicture drawn={drawn} entries={entries} expected={expected} />
      )}
      <WhatIfFields plan={plan} what={what} onChange={setWhat} onPremiumMonths={onPremiumMonths} />
      <CashMonths {...drawn} />
      <UndatedEntries entries={entries.filter(isUndated)} expected={expected.filter(isUndated)} />
    </div>
  );
}

function isUndated({ day }: CashEntry): boolean {
  return day === null;
}
