import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { type Day, dayAt } from '#/core/day';
import { may, type Role } from '#/core/rights';
import { quotesPage } from '#/features/papers/quotes/page';
import { askedComparison } from '#/features/papers/quotes/rules/first-comparison';
import { CompareChoice } from '#/features/papers/quotes/web/compare-choice';
import { AcceptDialog } from '#/features/papers/quotes/web/lazy-accept';
import { useQuotes } from '#/features/papers/quotes/web/queries';
import { QuotesSideBySide } from '#/features/papers/quotes/web/quotes-side-by-side';
import { useComparison } from '#/features/papers/quotes/web/use-comparison';
import { useCheckScores } from '#/features/papers/shared/checks/web/check-scores';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { BackToList } from '#/platform/web/back-to-list';
import { QueryStates } from '#/platform/web/query-states';
import { Alert } from '#/ui/alert';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';
import { usePageTitle } from '#/ui/use-page-title';

type ComparePageProps = { projectId: number; role: Role };

const title = 'Offertes vergelijken';

/** The quotes for one kind of work beside each other. */
export function ComparePage({ projectId, role }: ComparePageProps) {
  usePageTitle(title);
  const quotes = useQuotes(projectId);
  return (
    <>
      <PageHeader
        above={<BackToList href={quotesPage.path} label="Alle offertes" />}
        title={title}
        text="Kies twee of meer offertes voor hetzelfde werk."
      />
      <QueryStates query={quotes} failed="De offertes konden niet geladen worden">
        {(all) => (
          <Compared
            quotes={all}
            projectId={projectId}
            mayAccept={may(role, 'change')}
            today={dayAt(new Date())}
          />
        )}
      </QueryStates>
    </>
  );
}

type ComparedProps = { quotes: readonly Quote[]; projectId: number; mayAccept: boolean; today: Day };

function Compared({ quotes, projectId, mayAccept, today }: ComparedProps) {
  const scores = useCheckScores(projectId);
  const [, navigate] = useLocation();
  const { asked, choose, pick } = useComparison();
  const [accepting, setAccepting] = useState<Quote>();
  const { category, ids } = askedComparison(quotes, asked, today);
  const compared = quotes.filter(({ id }) => ids.includes(id));
  const missing = (asked.ids ?? []).length - (asked.ids === null ? 0 : compared.length);
  if (quotes.length < 2) {
    return (
      <EmptyState
        title="Nog niets te vergelijken"
        text="Voeg twee of meer offertes voor hetzelfde werk toe. Dan ziet u ze hier naast elkaar."
      />
    );
  }
  return (
    <div className="wrap-anywhere flex min-w-0 flex-col gap-6">
      {missing > 0 && (
        <Alert tone="warning" announce>
          {missing === 1
            ? 'Een offerte uit deze link bestaat niet meer, of ze staat in een ander project.'
            : `${missing} offertes uit deze link bestaan niet meer, of ze staan in een ander project.`}
        </Alert>
      )}
      <CompareChoice
        quotes={quotes}
        category={category}
        picked={ids}
        onCategory={choose}
        onPick={(next) => pick(category, next)}
      />
      {compared.length > 1 ? (
        <QuotesSideBySide
          quotes={compared}
          scores={scores}
          today={today}
          onAccept={mayAccept ? setAccepting : undefined}
        />
      ) : (
        <p className="text-ink-soft">Vink minstens twee offertes aan om ze naast elkaar te zien.</p>
      )}
      <Suspense>
        {accepting && (
          <AcceptDialog
            quote={accepting}
            others={compared.filter(({ id }) => id !== accepting.id)}
            onDone={() => navigate(quotesPage.path)}
            onClose={() => setAccepting(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
