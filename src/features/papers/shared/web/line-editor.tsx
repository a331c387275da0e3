import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type LineDraft, lineOfDraft, showNet } from '#/features/papers/shared/web/line-form-values';
import type { PaperDraft } from '#/features/papers/shared/web/paper-form-values';
import { UnitPriceField } from '#/features/papers/shared/web/unit-price-field';
import { AmountField } from '#/ui/amount-field';
import { Button } from '#/ui/button';
import { QuantityField } from '#/ui/quantity-field';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

/** `description`, `quantity` and `unit` are what a line is compared with, to propose an item. */
export type ItemOption = {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
};

const kindOptions = [
  { value: 'line', label: 'Gewone lijn' },
  { value: 'heading', label: 'Titel' },
  { value: 'option', label: 'Optie (telt niet mee)' },
] as const satisfies readonly { value: LineDraft['kind']; label: string }[];

export const rateOptions = ['0', '6', '12', '21'].map((value) => ({ value, label: `${value}%` }));

type LineEditorProps = { index: number; items: readonly ItemOption[]; onDone: () => void; remove: ReactNode };

/** The fields of one line: only the one that somebody works on has them, so that a long paper stays quick. */
export function LineEditor({ index, items, onDone, remove }: LineEditorProps) {
  const at = <Name extends keyof LineDraft>(name: Name) => `lines.${index}.${name}` as const;
  const description = useController<PaperDraft, `lines.${number}.description`>({ name: at('description') });
  const quantity = useController<PaperDraft, `lines.${number}.quantity`>({ name: at('quantity') });
  const unit = useController<PaperDraft, `lines.${number}.unit`>({ name: at('unit') });
  const unitPrice = useController<PaperDraft, `lines.${number}.unitPrice`>({ name: at('unitPrice') });
  const vatRate = useController<PaperDraft, `lines.${number}.vatRate`>({ name: at('vatRate') });
  const itemId = useController<PaperDraft, `lines.${number}.itemId`>({ name: at('itemId') });
  const kind = useController<PaperDraft, `lines.${number}.kind`>({ name: at('kind') });
  const net = useController<PaperDraft, `lines.${number}.net`>({ name: at('net') });
  const draft = useWatch<PaperDraft, `lines.${number}`>({ name: `lines.${index}` });
  const isComputed = draft.quantity !== null && draft.unitPrice !== null;
  const chosenRate = vatRate.field.value === null ? '' : String(vatRate.field.value);
  const rates =
    rateOptions.some(({ value }) => value === chosenRate) || chosenRate === ''
      ? rateOptions
      : [...rateOptions, { value: chosenRate, label: `${chosenRate}%` }];
  return (
    <div className="grid grid-cols-2 gap-3 rounded-control bg-sunken p-3 sm:grid-cols-4">
      <TextField
        className="col-span-2 sm:col-span-4"
        label={`Omschrijving van lijn ${index + 1}`}
        error={description.fieldState.error?.message}
        autoComplete="off"
        {...description.field}
      />
      <SelectField
        className="col-span-2"
        label="Soort"
        options={kindOptions}
        value={kind.field.value}
        onChange={kind.field.onChange}
      />
      {draft.kind !== 'heading' && (
        <>
          <SelectField
            className="col-span-2"
            label="Meetstaat item"
            emptyOption="Niet gekoppeld"
            options={items}
            value={itemId.field.value === null ? '' : String(itemId.field.value)}
            onChange={(value) => itemId.field.onChange(value === '' ? null : Number(value))}
          />
          <QuantityField label="Hoeveelheid" {...quantity.field} />
          <TextField
            label="Eenheid"
            autoComplete="off"
            maxLength={20}
            error={unit.fieldState.error?.message}
            {...unit.field}
          />
          <UnitPriceField label="Eenheidsprijs" {...unitPrice.field} />
          <SelectField
            label="Btw"
            emptyOption="Onbekend"
            options={rates}
            value={chosenRate}
            onChange={(value) => vatRate.field.onChange(value === '' ? null : Number(value))}
          />
          {isComputed ? (
            <p className="col-span-2 self-end pb-2.5 text-ink-soft sm:col-span-4">
              Zonder btw: <strong className="text-ink tabular-nums">{showNet(lineOfDraft(draft))}</strong>
            </p>
          ) : (
            <AmountField className="col-span-2" label="Bedrag zonder btw" allowNegative {...net.field} />
          )}
        </>
      )}
      <div className="col-span-2 flex justify-end gap-2 sm:col-span-4">
        {remove}
        <Button size="small" onClick={onDone}>
          Klaar met deze lijn
        </Button>
      </div>
    </div>
  );
}
