import { type Control, Controller } from 'react-hook-form';
import { contactLabel } from '#/core/contact-name';
import type { ItemTyped, ItemValues } from '#/features/work/meetstaat/web/item-form-values';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { itemVatRates } from '#/features/work/shared/rules/with-vat';
import { AmountField } from '#/ui/amount-field';
import { QuantityField } from '#/ui/quantity-field';
import { SelectField } from '#/ui/select';

type ItemControl = Control<ItemTyped, unknown, ItemValues>;
type InputProps = { control: ItemControl; className?: string };

type WordChoiceProps<Name extends 'category' | 'unit'> = InputProps & {
  name: Name;
  label: string;
  words: readonly Exclude<ItemTyped[Name], ''>[];
};

export function WordChoice<Name extends 'category' | 'unit'>({
  control,
  name,
  label,
  words,
  className,
}: WordChoiceProps<Name>) {
  return (
    <Controller
      control={control}
      name={name as 'category' | 'unit'}
      render={({ field, fieldState }) => (
        <SelectField<string>
          {...field}
          label={label}
          required
          options={words.map((word) => ({ value: word, label: word }))}
          error={fieldState.error?.message}
          className={className}
        />
      )}
    />
  );
}

export function QuantityInput({ control, className }: InputProps) {
  return (
    <Controller
      control={control}
      name="quantity"
      render={({ field, fieldState }) => (
        <QuantityField
          {...field}
          label="Hoeveelheid"
          required
          placeholder="0"
          error={fieldState.error?.message}
          className={className}
        />
      )}
    />
  );
}

export function AmountInput({ control, className }: InputProps) {
  return (
    <Controller
      control={control}
      name="unitPrice"
      render={({ field, fieldState }) => (
        <AmountField
          {...field}
          label="Eenheidsprijs"
          required
          placeholder="0,00"
          error={fieldState.error?.message}
          className={className}
        />
      )}
    />
  );
}

export function ContactChoice({ control, className }: InputProps) {
  const { data: contacts = [] } = useContacts();
  const options = contacts.map((contact) => ({ value: String(contact.id), label: contactLabel(contact) }));
  return (
    <Controller
      control={control}
      name="contactId"
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <SelectField<string>
          {...field}
          label="Contact"
          value={value === null ? '' : String(value)}
          onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
          emptyOption="Geen contact"
          options={options}
          error={fieldState.error?.message}
          className={className}
        />
      )}
    />
  );
}

/** Left open, it is the rate of the home. */
export function VatRateChoice({ control, className }: InputProps) {
  return (
    <Controller
      control={control}
      name="vatRate"
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <SelectField<string>
          {...field}
          label="Btw"
          value={value === null ? '' : String(value)}
          onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
          emptyOption="Zoals de woning"
          options={itemVatRates.map((rate) => ({ value: String(rate), label: `${rate}%` }))}
          error={fieldState.error?.message}
          className={className}
        />
      )}
    />
  );
}
