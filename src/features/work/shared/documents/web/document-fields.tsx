import { Controller, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { dayAt, isDay } from '#/core/day';
import {
  categoryLabels,
  documentCategories,
  type documentFields,
} from '#/features/work/shared/documents/contract';
import { RoomField } from '#/features/work/shared/rooms/web/rooms-field';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextArea } from '#/ui/text-field';

export const categoryOptions = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));

type DocumentForm = UseFormReturn<z.input<typeof documentFields>, unknown, z.output<typeof documentFields>>;

/** What is said of a document, whether it is changed or comes out of the letterbox. */
export function DocumentFields({ form }: { form: DocumentForm }) {
  return (
    <div className="flex flex-col gap-4">
      <Controller
        control={form.control}
        name="category"
        render={({ field, fieldState }) => (
          <SelectField
            label="Categorie"
            required
            options={categoryOptions}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="validUntil"
        render={({ field: { value, ...field }, fieldState }) => (
          <DateField
            {...field}
            label="Geldig tot"
            hint="Van een verzekering, een garantie of een keuring: u wordt er op tijd aan herinnerd."
            today={dayAt(new Date())}
            value={value && isDay(value) ? value : null}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="roomId"
        render={({ field: { value = null, onChange }, fieldState }) => (
          <RoomField value={value} error={fieldState.error?.message} onChange={onChange} />
        )}
      />
      <TextArea
        label="Beschrijving"
        hint="Niet verplicht."
        rows={3}
        error={form.formState.errors.description?.message}
        {...form.register('description')}
      />
    </div>
  );
}
