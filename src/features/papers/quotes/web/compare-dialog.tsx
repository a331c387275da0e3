import { useEffect, useState } from 'react';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { Quote } from '#/features/papers/quotes/contract';
import { quoteOfSender } from '#/features/papers/quotes/rules/name';
import { useChooseQuote } from '#/features/papers/quotes/web/queries';
import { QuotesSideBySide } from '#/features/papers/quotes/web/quotes-side-by-side';
import type { CheckScores } from '#/features/reading/check/web/shared/check-scores';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { ConfirmDialog } from '#/ui/confirm';
import { Dialog } from '#/ui/dialog';
import { SelectField } from '#/ui/select';

type CompareDialogProps = {
  quotes: readonly Quote[];
  scores?: CheckScores | undefined;
  today: Day;
  /** Those that the address names. */
  asked: readonly number[];
  onPick: (ids: readonly number[]) => void;
  onClose: () => void;
};

/** Those that a link names, with their kind of work where they are all for one; else what there is to answer. */
function firstChoice(
  quotes: readonly Quote[],
  asked: readonly number[],
): { category: string; ids: number[] } {
  const named = quotes.filter(({ id }) => asked.includes(id));
  if (named.length > 0) {
    const [category, ...others] = new Set(named.map((quote) => quote.category ?? ''));
    return { category: others.length === 0 ? (category ?? '') : '', ids: named.map(({ id }) => id) };
  }
  const category = firstCategory(quotes);
  const ids = quotes
    .filter((quote) => category && quote.category === category && quote.status === 'pending')
    .map(({ id }) => id);
  return { category, ids };
}

/** Those for the kind of work that has most offers still to answer. */
function firstCategory(quotes: readonly Quote[]): string {
  const counts = new Map<string, number>();
  for (const { category, status } of quotes) {
    if (category && status === 'pending') counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const [best] = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  return best?.[0] ?? '';
}

export function CompareDialog({ quotes, scores, today, asked, onPick, onClose }: CompareDialogProps) {
  const [first] = useState(() => firstChoice(quotes, asked));
  const [missing] = useState(() => asked.filter((id) => !quotes.some((quote) => quote.id === id)).length);
  const [category, setCategory] = useState(first.category);
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set(first.ids));
  useEffect(() => onPick([...picked]), [picked, onPick]);
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
      onClose={onClose}
      size="wide"
      title="Offertes vergelijken"
      description="Kies twee of meer offertes voor hetzelfde werk."
      footer={<Button onClick={onClose}>Sluiten</Button>}
    >
      <div className="flex flex-col gap-5">
        {missing > 0 && (
          <Alert tone="warning" announce>
            {missing === 1
              ? 'Een offerte uit deze link bestaat niet meer, of ze staat in een ander project.'
              : `${missing} offertes uit deze link bestaan niet meer, of ze staan in een ander project.`}
          </Alert>
        )}
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
              label={`${quote.quoteNumber ?? 'Offerte'}: ${contactName(quote.contact)}, ${formatEuro(centsFromDecimal(quote.amount))}`}
              checked={picked.has(quote.id)}
              onChange={() => toggle(quote.id)}
            />
          ))}
        </fieldset>
        {compared.length > 1 ? (
          <QuotesSideBySide quotes={compared} scores={scores} today={today} onAccept={setAccepting} />
        ) : (
          <p className="text-ink-soft">Vink minstens twee offertes aan om ze naast elkaar te zien.</p>
        )}
      </div>
      {accepting && (
        <ConfirmDialog
          onClose={() => setAccepting(undefined)}
          title={`${quoteOfSender(accepting)} accepteren?`}
          text={`Afgewezen worden: ${others.map(quoteOfSender).join(', ')}. U kunt dit later per offerte nog wijzigen.`}
          confirmLabel="Accepteren en de rest afwijzen"
          busy={choose.isPending}
          onConfirm={() =>
            choose.mutate(
              {
                params: { projectId: accepting.projectId },
                body: { acceptId: accepting.id, rejectIds: others.map(({ id }) => id) },
                version: accepting.version,
              },
              { onSuccess: () => onClose(), onError: () => setAccepting(undefined) },
            )
          }
        />
      )}
    </Dialog>
  );
}
