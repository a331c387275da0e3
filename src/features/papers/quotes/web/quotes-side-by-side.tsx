import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Day, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { quotesPage } from '#/features/papers/quotes/page';
import { winners } from '#/features/papers/quotes/rules/side-by-side';
import { QuoteStatusBadge } from '#/features/papers/quotes/web/quote-badges';
import { QuoteChapters } from '#/features/papers/quotes/web/quote-chapters';
import { QuoteLinesTable } from '#/features/papers/quotes/web/quote-lines-table';
import type { CheckScores, KeptScore } from '#/features/papers/shared/checks/web/check-scores';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteName } from '#/features/papers/shared/quotes/rules/name';
import {
  effectiveQuoteStatus,
  quoteTotal,
  unforeseenTotal,
} from '#/features/papers/shared/quotes/rules/quote';
import { paperSums } from '#/features/papers/shared/rules/sums';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { ScoreBadge } from '#/ui/score-badge';

type SideBySideProps = {
  quotes: readonly Quote[];
  scores: CheckScores | undefined;
  today: Day;
  /** Left out for who may not choose. */
  onAccept: ((quote: Quote) => void) | undefined;
};

export function QuotesSideBySide({ quotes, scores, today, onAccept }: SideBySideProps) {
  const lowest = winners(quotes);
  return (
    <>
      {quotes[0] && <QuoteChapters projectId={quotes[0].projectId} quotes={quotes} today={today} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {quotes.map((quote) => (
          <li
            key={quote.id}
            className={cx(
              'flex min-w-0 flex-col gap-3 rounded-card border p-4',
              lowest.has(quote.id) ? 'border-moss bg-moss-soft' : 'border-line bg-surface',
            )}
          >
            <div>
              <h2 className="text-lg">
                <ContactLink contact={quote.contact} />
              </h2>
              <p className="wrap-anywhere text-ink-soft text-sm">
                <Link href={`${quotesPage.path}/${quote.id}`} className="underline hover:text-brick">
                  {quoteName(quote)}
                </Link>
              </p>
            </div>
            {lowest.has(quote.id) && (
              <Badge tone="moss" className="self-start" icon={<Trophy aria-hidden="true" />}>
                Laagste prijs
              </Badge>
            )}
            <Facts quote={quote} kept={scores?.get(quote.id)} today={today} />
            {onAccept && quote.status !== 'accepted' && (
              <Button
                className="mt-auto"
                aria-label={`${quoteName(quote)} accepteren en de rest afwijzen`}
                onClick={() => onAccept(quote)}
              >
                Deze accepteren
              </Button>
            )}
          </li>
        ))}
      </ul>
      <QuoteLinesTable quotes={quotes} />
    </>
  );
}

type FactsProps = { quote: Quote; kept: KeptScore | undefined; today: Day };

function Facts({ quote, kept, today }: FactsProps) {
  const { net, vat } = paperSums(quote);
  const facts: [string, ReactNode][] = [
    ...(net === null ? [] : [['Zonder btw', formatEuro(net)] as [string, ReactNode]]),
    ...vat.map(({ rate, amount }): [string, ReactNode] => [
      rate === null ? 'Btw' : `Btw ${String(rate).replace('.', ',')}%`,
      formatEuro(amount),
    ]),
    ['Bedrag', formatEuro(centsFromDecimal(quote.amount))],
    ['Onvoorzien', formatEuro(unforeseenTotal(quote.unforeseenCosts))],
    ['Samen', <strong key="total">{formatEuro(quoteTotal(quote))}</strong>],
    ['Geldig tot', quote.validUntil ? formatDay(quote.validUntil) : 'Niet vermeld'],
    ['Status', <QuoteStatusBadge key="status" status={effectiveQuoteStatus(quote, today)} />],
    ...(kept === undefined
      ? []
      : ([
          ['Termijn', kept.term ?? 'Niet vermeld'],
          ['AI Controle', <ScoreBadge key="score" {...kept} />],
        ] as [string, ReactNode][])),
  ];
  return (
    <dl className="flex flex-col gap-1">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="wrap-anywhere min-w-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
