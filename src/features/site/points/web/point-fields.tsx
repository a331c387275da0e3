import { Controller, useFormContext } from 'react-hook-form';
import { type Day, isDay } from '#/core/day';
import { PinField } from '#/features/site/plans/web/shared/pin-field';
import { textLength } from '#/features/site/points/contract';
import { PhotosField } from '#/features/site/points/web/photos-field';
import type { Option, PointDraft, PointOptions, PointValues } from '#/features/site/points/web/point-draft';
import { RoomField } from '#/features/work/shared/rooms/web/rooms-field';
import { AmountField } from '#/ui/amount-field';
import { DateField } from '#/ui/date-field';
import { Fold } from '#/ui/fold';
import { SelectField } from '#/ui/select';
import { TextArea } from '#/ui/text-field';

type PointFieldsProps = { projectId: number; options: PointOptions; today: Day; startsOpen: boolean };

/** First what one has in ten seconds: a photo, a word, a room. */
export function PointFields({ projectId, options, today, startsOpen }: PointFieldsProps) {
  const form = useFormContext<PointDraft, unknown, PointValues>();
  const { errors } = form.formState;
  const roomId = form.watch('roomId') ?? null;
  return (
    <div className="flex flex-col gap-4">
      <Controller
        control={form.control}
        name="photoIds"
        render={({ field: { value, onChange }, fieldState }) => (
          <PhotosField
            projectId={projectId}
            roomId={roomId}
            value={value ?? []}
            error={fieldState.error?.message}
            onChange={onChange}
          />
        )}
      />
      <TextArea
        label="Wat is er niet in orde?"
        required
        rows={2}
        maxLength={textLength}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <Controller
        control={form.control}
        name="roomId"
        render={({ field: { value = null, onChange }, fieldState }) => (
          <RoomField value={value} error={fieldState.error?.message} onChange={onChange} />
        )}
      />
      <Fold title="Wie, wanneer en waar precies" startsOpen={startsOpen}>
        <div className="grid gap-4 md:grid-cols-2">
          <Chosen name="contactId" label="Wie het herstelt" empty="Nog niemand" options={options.contacts} />
          <DayField name="dueDate" label="Te herstellen tegen" today={today} />
          <Chosen name="quoteId" label="Offerte" empty="Geen offerte" options={options.quotes} />
          <Chosen name="taskId" label="Taak" empty="Geen taak" options={options.tasks} />
          <DayField name="foundOn" label="Vastgesteld op" today={today} />
          <Controller
            control={form.control}
            name="amount"
            render={({ field, fieldState }) => (
              <AmountField
                {...field}
                label="Ingehouden bedrag"
                hint="Wat u er tot het herstel voor inhoudt. De aannemer ziet dit niet."
                error={fieldState.error?.message}
              />
            )}
          />
          <div className="md:col-span-2">
            <Controller
              control={form.control}
              name="pin"
              render={({ field: { value = null, onChange } }) => (
                <PinField projectId={projectId} value={value} onChange={onChange} />
              )}
            />
          </div>
        </div>
      </Fold>
    </div>
  );
}

type ChosenProps = {
  name: 'contactId' | 'quoteId' | 'taskId';
  label: string;
  empty: string;
  options: readonly Option[];
};

function Chosen({ name, label, empty, options }: ChosenProps) {
  const { control } = useFormContext<PointDraft, unknown, PointValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <SelectField
          {...field}
          label={label}
          value={value ? String(value) : ''}
          emptyOption={empty}
          options={options}
          error={fieldState.error?.message}
          onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
        />
      )}
    />
  );
}

type DayFieldProps = { name: 'dueDate' | 'foundOn'; label: string; today: Day };

function DayField({ name, label, today }: DayFieldProps) {
  const { control } = useFormContext<PointDraft, unknown, PointValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ...field }, fieldState }) => (
        <DateField
          {...field}
          label={label}
          today={today}
          value={value && isDay(value) ? value : null}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
