import { Plus, Trash2 } from 'lucide-react';
import { type Control, Controller, useFieldArray, useWatch } from 'react-hook-form';
import { formatEuro } from '#/core/money';
import type { ExtraDraft, ExtraValues } from '#/features/papers/extras/web/extra-form-values';
import { totalsOfExtra } from '#/features/papers/shared/extras/rules/totals';
import { rateOptions } from '#/features/papers/shared/web/line-editor';
import { type LineDraft, lineOfDraft } from '#/features/papers/shared/web/line-form-values';
import { UnitPriceField } from '#/features/papers/shared/web/unit-price-field';
import { AmountField } from '#/ui/amount-field';
import { Button } from '#/ui/button';
import { QuantityField } from '#/ui/quantity-field';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

type LinesProps = { control: Control<ExtraDraft, unknown, ExtraValues>; next: LineDraft };

export function ExtraLines({ control, next }: LinesProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const drafts = useWatch({ control, name: 'lines' });
  const { net, total } = totalsOfExtra(drafts.map(lineOfDraft));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3 sm:p-4">
      <legend className="px-1 font-semibold text-[0.9375rem]">Lijnen</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-2 gap-3 rounded-control bg-sunken p-3 sm:grid-cols-4">
          <Controller
            control={control}
            name={`lines.${index}.description`}
            render={({ field: input }) => (
              <TextField
                className="col-span-2 sm:col-span-4"
                label={`Omschrijving van lijn ${index + 1}`}
                autoComplete="off"
                {...input}
              />
            )}
          />
          <Controller
            control={control}
            name={`lines.${index}.quantity`}
            render={({ field: input }) => <QuantityField label="Hoeveelheid" allowNegative {...input} />}
          />
          <Controller
            control={control}
            name={`lines.${index}.unit`}
            render={({ field: input }) => (
              <TextField label="Eenheid" autoComplete="off" maxLength={20} {...input} />
            )}
          />
          <Controller
            control={control}
            name={`lines.${index}.unitPrice`}
            render={({ field: input }) => <UnitPriceField label="Eenheidsprijs" {...input} />}
          />
          <Controller
            control={control}
            name={`lines.${index}.vatRate`}
            render={({ field: { value, onChange } }) => (
              <SelectField
                label="Btw"
                emptyOption="Geen"
                options={rateOptions}
                value={value === null ? '' : String(value)}
                onChange={(rate) => onChange(rate === '' ? null : Number(rate))}
              />
            )}
          />
          {(drafts[index]?.quantity === null || drafts[index]?.unitPrice === null) && (
            <Controller
              control={control}
              name={`lines.${index}.net`}
              render={({ field: input }) => (
                <AmountField
                  className="col-span-2"
                  label="Of het bedrag zonder btw"
                  allowNegative
                  {...input}
                />
              )}
            />
          )}
          <div className="col-span-2 flex justify-end sm:col-span-4">
            <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => remove(index)}>
              Lijn {index + 1} verwijderen
            </Button>
          </div>
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => append(next)}>
          Lijn toevoegen
        </Button>
        <p className="text-ink-soft">
          Zonder btw {formatEuro(net)}, met btw{' '}
          <strong className="text-ink tabular-nums">{formatEuro(total)}</strong>
        </p>
      </div>
    </fieldset>
  );
}
