import { Controller, type UseFormReturn } from 'react-hook-form';
import { type Day, isDay } from '#/core/day';
import type { TaskDraft } from '#/features/site/planning/web/task-draft';
import type { TaskFields } from '#/features/site/shared/planning/contract';
import { Checkbox } from '#/ui/checkbox';
import { DateField } from '#/ui/date-field';

type DayFieldsProps = { form: UseFormReturn<TaskDraft, unknown, TaskFields>; today: Day };

function dayOrNull(value: string | null | undefined): Day | null {
  return value && isDay(value) ? value : null;
}

/** From when to when; of a milestone only the day itself. */
export function DayFields({ form, today }: DayFieldsProps) {
  const { errors } = form.formState;
  const isMilestone = form.watch('isMilestone') ?? false;
  return (
    <>
      <Controller
        control={form.control}
        name="startDate"
        render={({ field: { value, ...field } }) => (
          <DateField
            {...field}
            label={isMilestone ? 'Datum' : 'Startdatum'}
            today={today}
            value={dayOrNull(value)}
            error={errors.startDate?.message}
          />
        )}
      />
      {!isMilestone && (
        <Controller
          control={form.control}
          name="endDate"
          render={({ field: { value, ...field } }) => (
            <DateField
              {...field}
              label="Einddatum"
              today={today}
              value={dayOrNull(value)}
              error={errors.endDate?.message}
            />
          )}
        />
      )}
      <Checkbox
        className="md:col-span-2"
        label="Mijlpaal"
        hint="Een dag waarop iets klaar of geleverd is, zoals de oplevering. Op de kalender staat ze als een ruit."
        {...form.register('isMilestone', {
          // A last day that is no longer on the screen can't be refused.
          onChange: ({ target }) => target.checked && form.setValue('endDate', null, { shouldDirty: true }),
        })}
      />
    </>
  );
}
