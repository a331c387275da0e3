import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { rateOptions } from '#/features/papers/shared/web/line-editor';
import type { PaperDraft } from '#/features/papers/shared/web/paper-form-values';
import { AmountField } from '#/ui/amount-field';
import { Button, IconButton } from '#/ui/button';
import { SelectField } from '#/ui/select';

export function VatFields() {
  const { control } = useFormContext<PaperDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'vatLines' });
  return (
    <div className="flex flex-col gap-3">
      <Controller
        control={control}
        name="netAmount"
        render={({ field }) => (
          <AmountField className="sm:max-w-60" label="Totaal zonder btw" allowNegative {...field} />
        )}
      />
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[6rem_1fr_1fr_auto] items-end gap-2">
          <Controller
            control={control}
            name={`vatLines.${index}.rate`}
            render={({ field: input }) => (
              <SelectField
                label="Btw"
                emptyOption="?"
                options={withOwn(input.value)}
                value={input.value === null ? '' : String(input.value)}
                onChange={(value) => input.onChange(value === '' ? null : Number(value))}
              />
            )}
          />
          <Controller
            control={control}
            name={`vatLines.${index}.base`}
            render={({ field: input }) => <AmountField label="Op" allowNegative {...input} />}
          />
          <Controller
            control={control}
            name={`vatLines.${index}.amount`}
            render={({ field: input }) => <AmountField label="Btw-bedrag" allowNegative {...input} />}
          />
          <IconButton
            label={`Btw-tarief ${index + 1} verwijderen`}
            icon={<Trash2 aria-hidden="true" />}
            className="text-ink-soft"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button
        size="small"
        className="self-start"
        icon={<Plus aria-hidden="true" />}
        disabled={fields.length >= 12}
        onClick={() => append({ rate: 21, base: null, amount: null })}
      >
        Btw-tarief toevoegen
      </Button>
    </div>
  );
}

function withOwn(rate: number | null) {
  const value = rate === null ? '' : String(rate);
  const isKnown = value === '' || rateOptions.some((option) => option.value === value);
  return isKnown ? rateOptions : [...rateOptions, { value, label: `${value}%` }];
}
