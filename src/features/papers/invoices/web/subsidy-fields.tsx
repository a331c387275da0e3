import { Controller, type UseFormReturn } from 'react-hook-form';
import type { InvoiceDraft, InvoiceValues } from '#/features/papers/invoices/web/invoice-form-values';
import { proposedHint } from '#/features/papers/shared/rules/propose-kind';
import { Checkbox } from '#/ui/checkbox';
import { SelectField } from '#/ui/select';

type SubsidyFieldsProps = {
  form: UseFormReturn<InvoiceDraft, unknown, InvoiceValues>;
  subsidyTypes: readonly { id: number; name: string }[];
  /** What was filled in by itself. */
  proposed: string | false;
};

export function SubsidyFields({ form, subsidyTypes, proposed }: SubsidyFieldsProps) {
  const { control } = form;
  const category = form.watch('category');
  const names = subsidyTypes.map(({ name }) => name);
  const categories = category && !names.includes(category) ? [...names, category] : names;

  const setEligible = (eligible: boolean) => {
    form.setValue('subsidyEligible', eligible, { shouldDirty: true });
    const sameName = subsidyTypes.find(({ name }) => name === form.getValues('category'));
    if (eligible && form.getValues('subsidyTypeId') === null)
      form.setValue('subsidyTypeId', sameName?.id ?? null);
  };

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <SelectField
            label="Categorie"
            emptyOption="Geen categorie"
            hint={proposedHint(proposed, category)}
            options={categories.map((name) => ({ value: name, label: name }))}
            {...field}
          />
        )}
      />
      <div className="flex flex-col gap-3 sm:pt-7" hidden={form.watch('kind') === 'receipt'}>
        <Controller
          control={control}
          name="subsidyEligible"
          render={({ field: { value, ref, ...field } }) => (
            <Checkbox
              label="Komt in aanmerking voor een premie"
              {...field}
              ref={ref}
              checked={value}
              onChange={({ target }) => setEligible(target.checked)}
            />
          )}
        />
        {form.watch('subsidyEligible') && (
          <Controller
            control={control}
            name="subsidyTypeId"
            render={({ field }) => (
              <SelectField
                label="Type premie"
                emptyOption="Nog niet gekozen"
                value={field.value === null ? '' : String(field.value)}
                onChange={(value) => field.onChange(value === '' ? null : Number(value))}
                options={subsidyTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            )}
          />
        )}
      </div>
    </div>
  );
}
