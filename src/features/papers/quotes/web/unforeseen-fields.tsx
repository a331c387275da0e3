import { Plus, Trash2 } from 'lucide-react';
import { type Control, Controller, useFieldArray, useWatch } from 'react-hook-form';
import { formatEuro, sumCents, zeroCents } from '#/core/money';
import type { QuoteDraft, QuoteValues } from '#/features/papers/quotes/web/quote-form-values';
import { AmountField } from '#/ui/amount-field';
import { Button, IconButton } from '#/ui/button';
import { TextField } from '#/ui/text-field';

type QuoteControl = Control<QuoteDraft, unknown, QuoteValues>;

export function UnforeseenFields({ control }: { control: QuoteControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'unforeseen' });
  const lines = useWatch({ control, name: 'unforeseen' });
  const total = sumCents(lines.map(({ amount }) => amount ?? zeroCents));
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold text-[0.9375rem]">Onvoorziene kosten</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
          <Controller
            control={control}
            name={`unforeseen.${index}.description`}
            render={({ field: input, fieldState }) => (
              <TextField
                className="min-w-0 grow basis-full sm:basis-0"
                label={`Omschrijving van kost ${index + 1}`}
                hideLabel
                placeholder="Omschrijving"
                error={fieldState.error?.message}
                {...input}
              />
            )}
          />
          <Controller
            control={control}
            name={`unforeseen.${index}.amount`}
            render={({ field: input }) => (
              <AmountField
                className="min-w-0 grow sm:w-40 sm:grow-0"
                label={`Bedrag van kost ${index + 1}`}
                hideLabel
                forgiving="Dit is geen bedrag: het telt als € 0,00."
                {...input}
              />
            )}
          />
          <IconButton
            label={`Kost ${index + 1} verwijderen`}
            icon={<Trash2 aria-hidden="true" />}
            className="text-ink-soft"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ description: '', amount: null })}
        >
          Kost toevoegen
        </Button>
        <p className="text-ink-soft">
          Totaal onvoorzien: <strong className="text-ink tabular-nums">{formatEuro(total)}</strong>
        </p>
      </div>
    </fieldset>
  );
}
