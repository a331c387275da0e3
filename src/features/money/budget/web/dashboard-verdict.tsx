import { Suspense } from 'react';
import { Link } from 'wouter';
import { budgetPage } from '#/features/money/budget/page';
import type { Ledger, LedgerOverview } from '#/features/money/ledger/contract';
import { VerdictCard } from '#/features/money/ledger/web/shared/verdict-card';
import { lazyPart } from '#/platform/web/lazy-component';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { buttonClasses } from '#/ui/button';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

/** The budget has it as well: where it doesn't arrive, the way to it stands beside it. */
const NarrowButton = lazyPart<{ projectId: number; ledger: Ledger }>(
  async () => (await import('#/features/money/ledger/web/shared/narrow-button')).NarrowButton,
  () => null,
);

/** Nothing to say of a project in which there is nothing yet: the first steps say what to do. */
export function DashboardVerdict({ overview, project, mayChange }: DashboardPart) {
  const { ledger } = partOf<LedgerOverview>(overview);
  const isPhone = useMediaQuery(phoneQuery);
  const { expected, missing, verdict } = ledger;
  if (verdict.state === 'nothing' && verdict.because.length === 0 && expected.high === '0.00') return null;
  // Fetched only where there is something to ask.
  const isAsking = expected.low !== expected.high && Object.values(missing).some((ids) => ids.length > 0);
  return (
    <VerdictCard
      ledger={ledger}
      isShort={isPhone}
      actions={
        <>
          {mayChange && isAsking && (
            <Suspense fallback={<span className="w-52" />}>
              <NarrowButton projectId={project.id} ledger={ledger} />
            </Suspense>
          )}
          <Link href={budgetPage.path} className={buttonClasses({ variant: 'quiet', size: 'small' })}>
            Naar het budget
          </Link>
        </>
      }
    />
  );
}
