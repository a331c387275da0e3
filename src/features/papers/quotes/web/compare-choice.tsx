import { centsFromDecimal, formatEuro } from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteNumberBeside, quoteTitle } from '#/features/papers/shared/quotes/rules/name';
import { Checkbox } from '#/ui/checkbox';
import { SelectField } from '#/ui/select';

type CompareChoiceProps = {
  quotes: readonly Quote[];
  category: string;
  picked: readonly number[];
  onCategory: (category: string) => void;
  onPick: (ids: readonly number[]) => void;
};

/** For which work, and which of its quotes. */
export function CompareChoice({ quotes, category, picked, onCategory, onPick }: CompareChoiceProps) {
  const categories = [...new Set(quotes.flatMap((quote) => quote.category ?? []))].sort();
  const offered = quotes.filter((quote) => category === '' || quote.category === category);
  const toggle = (id: number) =>
    onPick(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      {categories.length > 0 && (
        <SelectField
          label="Werk"
          emptyOption="Alle werken"
          value={category}
          onChange={onCategory}
          options={categories.map((name) => ({ value: name, label: name }))}
        />
      )}
      <fieldset className="flex min-w-0 flex-col">
        <legend className="mb-1 font-semibold text-[0.9375rem]">Te vergelijken</legend>
        {offered.map((quote) => (
          <Checkbox
            key={quote.id}
            label={labelOf(quote)}
            checked={picked.includes(quote.id)}
            onChange={() => toggle(quote.id)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function labelOf(quote: Quote): string {
  const amount = formatEuro(centsFromDecimal(quote.amount));
  return [quoteTitle(quote), quoteNumberBeside(quote), amount].filter(Boolean).join(', ');
}
