import { BookmarkCheck, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { contactName } from '#/core/contact-name';
import { useKeepCheck } from '#/features/reading/check/web/queries';
import type { QuoteToCheck } from '#/features/reading/check/web/quote-to-check';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { SelectField } from '#/ui/select';

type KeepCheckProps = {
  checkId: number;
  /** Those that this person may change. */
  quotes: readonly QuoteToCheck[];
  suggested: number | undefined;
  onKept: () => void;
  /** For a file that is no quote yet. */
  onSaveAsQuote: (() => void) | undefined;
};

const nameOf = (quote: QuoteToCheck) => `${quote.quoteNumber ?? 'Offerte'}: ${contactName(quote.contact)}`;

export function KeepCheck({ checkId, quotes, suggested, onKept, onSaveAsQuote }: KeepCheckProps) {
  const [chosen, setChosen] = useState(suggested === undefined ? '' : String(suggested));
  const [isAsked, setIsAsked] = useState(false);
  const keep = useKeepCheck();
  const save = () => {
    setIsAsked(true);
    if (chosen === '') return;
    keep.mutate({ params: { id: Number(chosen) }, body: { checkId } }, { onSuccess: onKept });
  };
  if (quotes.length === 0 && !onSaveAsQuote) return null;
  const another = onSaveAsQuote && (
    <Button className="max-sm:grow" icon={<FilePlus2 aria-hidden="true" />} onClick={onSaveAsQuote}>
      Bewaar deze offerte
    </Button>
  );
  if (quotes.length === 0) return <Card>{another}</Card>;
  return (
    <Card className="flex flex-wrap items-end gap-3">
      <SelectField
        className="min-w-0 grow basis-64"
        label="Bewaren bij offerte"
        placeholder="Kies een offerte"
        value={chosen}
        onChange={setChosen}
        options={quotes.map((quote) => ({ value: String(quote.id), label: nameOf(quote) }))}
        error={isAsked && chosen === '' ? 'Kies de offerte waar deze score bij hoort.' : undefined}
      />
      <Button
        variant="primary"
        className="max-sm:grow"
        icon={<BookmarkCheck aria-hidden="true" />}
        busy={keep.isPending}
        onClick={save}
      >
        Score bewaren
      </Button>
      {another}
    </Card>
  );
}
