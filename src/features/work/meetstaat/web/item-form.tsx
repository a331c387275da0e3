import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, Controller, type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { formatEuro } from '#/core/money';
import {
  fieldsOf,
  type ItemTyped,
  type ItemValues,
  itemForm,
  typedTotal,
  typedValues,
} from '#/features/work/meetstaat/web/item-form-values';
import {
  AmountInput,
  ContactChoice,
  QuantityInput,
  VatRateChoice,
  WordChoice,
} from '#/features/work/meetstaat/web/item-inputs';
import { useItemWords } from '#/features/work/meetstaat/web/item-words';
import { PremieFields } from '#/features/work/meetstaat/web/premie-fields';
import {
  type Item,
  type ItemFields,
  itemCategories,
  itemUnits,
} from '#/features/work/shared/meetstaat/contract';
import { itemCards } from '#/features/work/shared/meetstaat/web/slots';
import { RoomsField } from '#/features/work/shared/rooms/web/rooms-field';
import { draftName } from '#/platform/web/drafts';
import type { Saving } from '#/platform/web/merge/changing';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';
import { SlotParts } from '#/platform/web/slots';
import { Checkbox } from '#/ui/checkbox';
import { TextArea, TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type ItemFormProps = {
  /** The one to change; left out for a new one. */
  item?: Item | undefined;
  isGone?: boolean | undefined;
  onClose: () => void;
  saving: Saving;
  busy: boolean;
  onCreate: (fields: ItemFields) => void;
  onChange: ((fields: ItemFields, version: number) => void) | undefined;
};

/** A kind of premium is nothing without a premium. */
const together = [['subsidyEligible', 'subsidyTypeId']];

const needed = ['category', 'description', 'quantity', 'unit', 'unitPrice'] as const;

export function ItemForm({ item, isGone, saving, onCreate, onChange, ...dialog }: ItemFormProps) {
  const form = useForm<ItemTyped, unknown, ItemValues>({
    resolver: zodResolver(itemForm),
    defaultValues: typedValues(item),
  });
  const words = useItemWords();
  const { control, formState, register, getValues } = form;
  const { errors } = formState;
  const complain = (found: FieldErrors<ItemTyped>) => {
    const values = getValues();
    const isMissing = needed.some((name) => found[name] && (values[name] ?? '').toString().trim() === '');
    if (!isMissing) return;
    showToast({ tone: 'destructive', title: 'Verplichte velden', text: 'Vul alle verplichte velden in.' });
  };
  return (
    <RecordDialog
      {...dialog}
      form={form}
      changing={
        item && {
          ...{ record: item, id: item.id, kind: 'items', noun: 'dit item', isGone, saving },
          ...{ draftOf: typedValues, words, together },
        }
      }
      name={draftName('item', item?.id)}
      title={item ? 'Item bewerken' : 'Nieuw item'}
      saveLabel={item ? 'Opslaan' : 'Item toevoegen'}
      onCreate={(values) => onCreate(fieldsOf(values))}
      onChange={onChange && ((values, version) => onChange(fieldsOf(values), version))}
      onRefused={complain}
    >
      <div className="grid gap-4 sm:grid-cols-6">
        <WordChoice
          control={control}
          name="category"
          label="Categorie"
          words={itemCategories}
          className="sm:col-span-4"
        />
        <TextField
          label="Artikelnummer"
          error={errors.articleNumber?.message}
          className="sm:col-span-2"
          {...register('articleNumber')}
        />
        <TextArea
          label="Omschrijving"
          required
          rows={2}
          placeholder="Vloertegels 60 × 60 leveren en plaatsen"
          error={errors.description?.message}
          className="sm:col-span-6"
          {...register('description')}
        />
        <QuantityInput control={control} className="sm:col-span-2" />
        <WordChoice
          control={control}
          name="unit"
          label="Eenheid"
          words={itemUnits}
          className="sm:col-span-2"
        />
        <AmountInput control={control} className="sm:col-span-2" />
        <Total control={control} />
        <ContactChoice control={control} className="sm:col-span-3" />
        <VatRateChoice control={control} className="sm:col-span-3" />
        <Controller
          control={control}
          name="roomIds"
          render={({ field: { value, onChange } }) => (
            <RoomsField className="sm:col-span-6" value={value} onChange={onChange} />
          )}
        />
        <div className="flex flex-col sm:col-span-6">
          <Checkbox label="Opgenomen in de lening" {...register('includedInLoan')} />
          <Checkbox label="Volledig gefactureerd: hier komt niets meer bij" {...register('isComplete')} />
          <PremieFields form={form} />
        </div>
        <TextArea
          label="Notities"
          hint="Niet verplicht."
          rows={2}
          error={errors.notes?.message}
          className="sm:col-span-6"
          {...register('notes')}
        />
      </div>
      {item && <SlotParts of={itemCards} given={{ projectId: item.projectId, itemId: item.id }} />}
      {item && <RecordHistory kind="items" record={item.id} />}
    </RecordDialog>
  );
}

function Total({ control }: { control: Control<ItemTyped, unknown, ItemValues> }) {
  const [quantity, unitPrice] = useWatch({ control, name: ['quantity', 'unitPrice'] });
  const total = typedTotal(quantity, unitPrice);
  return (
    <p className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-4 py-2.5 sm:col-span-6">
      <span className="text-ink-soft">Totaal</span>
      <output aria-label="Totaal" className="font-display font-semibold text-xl tabular-nums">
        {total === undefined ? '–' : formatEuro(total)}
      </output>
    </p>
  );
}
