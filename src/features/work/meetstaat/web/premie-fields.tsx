import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ItemTyped, ItemValues } from '#/features/work/meetstaat/web/item-form-values';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { Checkbox } from '#/ui/checkbox';
import { SelectField } from '#/ui/select';

/** Which premium it is matters only where there may be one. */
export function PremieFields({ form }: { form: UseFormReturn<ItemTyped, unknown, ItemValues> }) {
  const { control, register } = form;
  const isEligible = useWatch({ control, name: 'subsidyEligible' });
  const { data: types = [] } = useSubsidyTypes();
  return (
    <>
      <Checkbox label="Komt in aanmerking voor een premie" {...register('subsidyEligible')} />
      {isEligible && (
        <Controller
          control={control}
          name="subsidyTypeId"
          render={({ field: { value, onChange, ...field }, fieldState }) => (
            <SelectField<string>
              {...field}
              label="Type premie"
              value={value === null ? '' : String(value)}
              onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
              emptyOption="Nog niet gekozen"
              options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
              error={fieldState.error?.message}
              className="mt-1"
            />
          )}
        />
      )}
    </>
  );
}
