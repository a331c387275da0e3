import { Controller, type UseFormReturn } from 'react-hook-form';
import { type Day, dayAt, formatDayLong, isDay } from '#/core/day';
import type { FittingFields } from '#/features/folder/fittings/contract';
import { legalGround, legalGuaranteeUntil } from '#/features/folder/fittings/rules/guarantee';
import type { Typed } from '#/features/folder/fittings/web/fitting-draft';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { TextField } from '#/ui/text-field';

export type FittingForm = UseFormReturn<Typed, unknown, FittingFields>;

const dayNames = {
  deliveredOn: 'Geleverd of geplaatst op',
  guaranteeUntil: 'Waarborg tot en met',
  lastMaintained: 'Laatste onderhoud',
} as const;

function OneDay({ form, name, hint }: { form: FittingForm; name: keyof typeof dayNames; hint?: string }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, ...field }, fieldState }) => (
        <DateField
          {...field}
          label={dayNames[name]}
          {...(hint ? { hint } : {})}
          today={dayAt(new Date())}
          value={value && isDay(value) ? value : null}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** When it came, until when somebody answers for it, and when it is looked after. */
export function DayFields({ form }: { form: FittingForm }) {
  const [deliveredOn, guaranteeUntil] = form.watch(['deliveredOn', 'guaranteeUntil']);
  const proposed =
    deliveredOn && isDay(deliveredOn) && !guaranteeUntil ? legalGuaranteeUntil(deliveredOn) : null;
  const { errors } = form.formState;
  return (
    <>
      <OneDay form={form} name="deliveredOn" />
      <OneDay form={form} name="guaranteeUntil" />
      {proposed && (
        <ProposedGuarantee
          until={proposed}
          onTake={() =>
            form.setValue('guaranteeUntil', proposed, { shouldDirty: true, shouldValidate: true })
          }
        />
      )}
      <TextField
        label="Onderhoud om de … maanden"
        hint="Leeg als er geen onderhoud nodig is."
        type="number"
        inputMode="numeric"
        min={1}
        max={240}
        error={errors.maintainEveryMonths?.message}
        {...form.register('maintainEveryMonths', {
          setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)),
        })}
      />
      <OneDay form={form} name="lastMaintained" />
    </>
  );
}

function ProposedGuarantee({ until, onTake }: { until: Day; onTake: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 md:col-span-2">
      <p className="min-w-0 grow basis-56 text-sm">
        {legalGround.text} Bron: {legalGround.source}.
      </p>
      <Button size="small" onClick={onTake}>
        Tot {formatDayLong(until)}
      </Button>
    </div>
  );
}
