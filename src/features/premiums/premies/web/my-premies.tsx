import { ArrowRight, Calculator } from 'lucide-react';
import { dayAt } from '#/core/day';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import { rulesNear } from '#/features/premiums/premies/rules/rules-for';
import { EligibleCosts } from '#/features/premiums/premies/web/eligible-costs';
import type { useCalculations } from '#/features/premiums/premies/web/queries';
import { SavedCalculations } from '#/features/premiums/premies/web/saved-calculations';
import { premiesRecords } from '#/features/premiums/premies/web/shared/slots';
import { IntroStep } from '#/features/premiums/premies/web/simulator/intro-step';
import { readStored } from '#/features/premiums/premies/web/simulator/stored-simulation';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Skeleton } from '#/ui/skeleton';

type MyPremiesProps = {
  projectId: number;
  mayChange: boolean;
  calculations: ReturnType<typeof useCalculations>;
  onStart: () => void;
  onOpen: (calculation: PremieCalculation) => void;
};

/** What one may expect, what one asks for and what counts for it; where nothing was calculated yet, the way to it. */
export function MyPremies({ projectId, mayChange, calculations, onStart, onOpen }: MyPremiesProps) {
  const isUnderWay = (readStored(projectId)?.step ?? 0) > 0;
  const label = isUnderWay ? 'Verder met de simulatie' : 'Start simulatie';
  return (
    <div className="flex flex-col gap-5">
      <QueryStates
        query={calculations}
        failed="De premieberekeningen konden niet geladen worden"
        loading={<Skeleton className="h-48 w-full" />}
      >
        {(rows) =>
          rows.length > 0 ? (
            <SavedCalculations
              calculations={rows}
              mayChange={mayChange}
              onOpen={onOpen}
              actions={
                <Button variant="primary" onClick={onStart} icon={<ArrowRight aria-hidden="true" />}>
                  {label}
                </Button>
              }
            />
          ) : (
            <Card as="section" aria-labelledby="premie-start">
              <CardHeader
                id="premie-start"
                title="Bereken uw premie"
                icon={<Calculator aria-hidden="true" />}
              />
              <IntroStep table={rulesNear(dayAt(new Date()))} label={label} onStart={onStart} />
            </Card>
          )
        }
      </QueryStates>
      <SlotParts
        of={premiesRecords}
        given={{ projectId, mayChange }}
        loading={<Skeleton className="h-64 w-full" />}
      />
      <EligibleCosts projectId={projectId} />
    </div>
  );
}
