import { Link } from 'wouter';
import { budgetPage } from '#/features/money/budget/page';
import type { LedgerOverview } from '#/features/money/ledger/contract';
import { VerdictCard } from '#/features/money/ledger/web/shared/verdict-card';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { buttonClasses } from '#/ui/button';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

/** Nothing to say of a project in which there is nothing yet: the first steps say what to do. */
export function DashboardVerdict({ overview }: DashboardPart) {
  const { ledger } = partOf<LedgerOverview>(overview);
  const isPhone = useMediaQuery(phoneQuery);
  const { state, because } = ledger.verdict;
  if (state === 'nothing' && because.length === 0 && ledger.expected.high === '0.00') return null;
  return (
    <VerdictCard
      ledger={ledger}
      isShort={isPhone}
      actions={
        <Link href={budgetPage.path} className={buttonClasses({ variant: 'quiet', size: 'small' })}>
          Naar het budget
        </Link>
      }
    />
  );
}
