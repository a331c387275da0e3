import { Suspense, useState } from 'react';
import { dayAt } from '#/core/day';
import { AskFirmDialog } from '#/features/papers/quotes/web/lazy-ask';
import { useLookIntoQuote, useQuoteGuard } from '#/features/papers/quotes/web/queries';
import { getQuoteCheck } from '#/features/papers/shared/checks/contract';
import { quoteChecks } from '#/features/papers/shared/checks/web/slots';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteName } from '#/features/papers/shared/quotes/rules/name';
import { isOpen } from '#/features/papers/shared/rules/looked-into';
import { CheckedLists } from '#/features/papers/shared/web/checked-lists';
import { FindingCards } from '#/features/papers/shared/web/finding-cards';
import { useRead } from '#/platform/web/queries';
import { SlotParts } from '#/platform/web/slots';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { ScoreBadge } from '#/ui/score-badge';

const shownPoints = 3;

/** What the check said of it, and the way to check it. */
export function QuoteCheckCard({ quote, mayChange }: { quote: Quote; mayChange: boolean }) {
  const { data: check } = useRead(getQuoteCheck, { params: { id: quote.id } });
  const { all = [], checked: looked } = useQuoteGuard(quote.id);
  const { mutate: look, isPending } = useLookIntoQuote();
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState(false);
  const points = check?.verbeterpunten ?? [];
  return (
    <Card as="section" aria-labelledby="quote-check">
      <CardHeader
        id="quote-check"
        title="AI Controle"
        className={check && points.length > 0 ? undefined : 'mb-0!'}
        text={
          check ? (
            <ScoreBadge score={check.totaalScore} isOld={check.isOld} />
          ) : (
            'Kijk na of ze volledig is, en of btw en prijzen kloppen.'
          )
        }
        actions={
          <Button size="small" onClick={() => setOpened(true)}>
            {check ? 'Bekijken' : 'Controleren'}
          </Button>
        }
      />
      {points.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-[0.9375rem]">
          {points.slice(0, shownPoints).map((point) => (
            <li key={point}>{point}</li>
          ))}
          {points.length > shownPoints && (
            <li className="list-none text-ink-soft">En nog {points.length - shownPoints}.</li>
          )}
        </ul>
      )}
      <div className="mt-3 flex flex-col gap-3 empty:hidden">
        {all.length > 0 && (
          <FindingCards
            findings={all}
            mayChange={mayChange}
            busy={isPending}
            onLook={({ rule, amount }, change) =>
              look({ params: { id: quote.id }, body: { rule, amount, ...change } })
            }
            onAsk={() => setAsking(true)}
          />
        )}
        {looked && <CheckedLists {...looked} />}
      </div>
      <Suspense>
        {asking && (
          <AskFirmDialog
            quote={quote}
            findings={all.filter((each) => isOpen(each, dayAt(new Date())))}
            onClose={() => setAsking(false)}
          />
        )}
        {opened && (
          <SlotParts
            of={quoteChecks}
            given={{
              ...{ projectId: quote.projectId, quote, name: quoteName(quote) },
              quotes: mayChange ? [quote] : [],
              onClose: () => setOpened(false),
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}
