import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { type Day, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { Quote } from '#/features/quotes/contract';
import { effectiveQuoteStatus, lowestQuotes, quoteTotal, unforeseenTotal } from '#/features/quotes/rules';
import { useChooseQuote } from '#/features/quotes/web/queries';
import { QuoteStatusBadge } from '#/features/quotes/web/quote-badges';
import { quoteName } from '#/features/quotes/web/quote-columns';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { cx } from '#/ui/class-names';
import { ConfirmDialog } from '#/ui/confirm';
import { Dialog } from '#/ui/dialog';
import { SelectField } from '#/ui/select';

/** The score that the AI check gave a quote, where there is one. */
export type CheckScores = ReadonlyMap<number, number>;

type CompareDialogProps = {
  quotes: readonly Quote[];
  scores?: CheckScores | undefined;
  today: Day;
  onClose: () => void;
};

/** Those for the kind of work that has most offers still to answer. */
function firstCategory(quotes: readonly Quote[]): string {
  const counts = new Map<string, number>();
  for (const { category, status } of quotes) {
    if (category && status === 'pending') counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const [best] = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  return best?.[0] ?? '';
}

export function CompareDialog({ quotes, scores, today, onClose }: CompareDialogProps) {
  const [category, setCategory] = useState(() => firstCategory(quotes));
  const [picked, setPicked] = useState<ReadonlySet<number>>(
    () =>
      new Set(
        quotes
          .filter((quote) => category && quote.category === category && quote.status === 'pending')
          .map(({ id }) => id),
      ),
  );
  const [accepting, setAccepting] = useState<Quote>();
  const choose = useChooseQuote();
  const categories = [...new Set(quotes.flatMap((quote) => quote.category ?? []))].sort();
  const offered = quotes.filter((quote) => category === '' || quote.category === category);
  const compared = quotes.filter(({ id }) => picked.has(id));
  const others = compared.filter(({ id }) => id !== accepting?.id);
  const toggle = (id: number) =>
    setPicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Offertes vergelijken"
      description="Kies twee of meer offertes voor hetzelfde werk."
      footer={<Button onClick={onClose}>Sluiten</Button>}
    >
      <div className="flex flex-col gap-5">
        {categories.length > 0 && (
          <SelectField
            className="sm:max-w-80"
            label="Werk"
            emptyOption="Alle werken"
            value={category}
            onChange={(next) => {
              setCategory(next);
              setPicked(new Set());
            }}
            options={categories.map((name) => ({ value: name, label: name }))}
          />
        )}
        <fieldset className="flex flex-col">
          <legend className="mb-1 font-semibold text-[0.9375rem]">Te vergelijken</legend>
          {offered.map((quote) => (
            <Checkbox
              key={quote.id}
              label={`${quoteName(quote)}: ${quote.contact.company ?? quote.contact.name}, ${formatEuro(centsFromDecimal(quote.amount))}`}
              checked={picked.has(quote.id)}
              onChange={() => toggle(quote.id)}
            />
          ))}
        </fieldset>
        {compared.length > 1 ? (
          <SideBySide quotes={compared} scores={scores} today={today} onAccept={setAccepting} />
        ) : (
          <p className="text-ink-soft">Vink minstens twee offertes aan om ze naast elkaar te zien.</p>
        )}
      </div>
      {accepting && (
        <ConfirmDialog
          open
          onOpenChange={() => setAccepting(undefined)}
          title={`${quoteName(accepting)} van ${accepting.contact.company ?? accepting.contact.name} accepteren?`}
          text={`Afgewezen worden: ${others.map((quote) => `${quoteName(quote)} van ${quote.contact.company ?? quote.contact.name}`).join(', ')}. U kunt dit later per offerte nog wijzigen.`}
          confirmLabel="Accepteren en de rest afwijzen"
          busy={choose.isPending}
          onConfirm={() =>
            choose.mutate(
              {
                params: { projectId: accepting.projectId },
                body: { acceptId: accepting.id, rejectIds: others.map(({ id }) => id) },
              },
              { onSuccess: () => onClose(), onError: () => setAccepting(undefined) },
            )
          }
        />
      )}
    </Dialog>
  );
}

type SideBySideProps = {
  quotes: readonly Quote[];
  scores: CheckScores | undefined;
  today: Day;
  onAccept: (quote: Quote) => void;
};

function SideBySide({ quotes, scores, today, onAccept }: SideBySideProps) {
  const lowest = lowestQuotes(quotes);
  return (
    <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {quotes.map((quote) => (
        <li
          key={quote.id}
          className={cx(
            'flex flex-col gap-3 rounded-card border p-4',
            lowest.has(quote.id) ? 'border-moss bg-moss-soft' : 'border-line bg-surface',
          )}
        >
          <div>
            <h3 className="break-words text-lg">{quote.contact.company ?? quote.contact.name}</h3>
            <p className="text-ink-soft text-sm">{quoteName(quote)}</p>
          </div>
          {lowest.has(quote.id) && (
            <Badge tone="moss" className="self-start" icon={<Trophy aria-hidden="true" />}>
              Laagste prijs
            </Badge>
          )}
          <Facts quote={quote} score={scores?.get(quote.id)} today={today} />
          <Button
            className="mt-auto"
            variant="primary"
            aria-label={`${quoteName(quote)} accepteren en de rest afwijzen`}
            onClick={() => onAccept(quote)}
          >
            Deze accepteren
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Facts({ quote, score, today }: { quote: Quote; score: number | undefined; today: Day }) {
  const facts: [string, React.ReactNode][] = [
    ['Bedrag', formatEuro(centsFromDecimal(quote.amount))],
    ['Onvoorzien', formatEuro(unforeseenTotal(quote.unforeseenCosts))],
    ['Samen', <strong key="total">{formatEuro(quoteTotal(quote))}</strong>],
    ['Geldig tot', quote.validUntil ? formatDay(quote.validUntil) : 'Niet vermeld'],
    ['Status', <QuoteStatusBadge key="status" status={effectiveQuoteStatus(quote, today)} />],
    ...(score === undefined ? [] : [['AI Controle', `${score} op 10`] as [string, string]]),
  ];
  return (
    <dl className="flex flex-col gap-1">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
