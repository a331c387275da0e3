import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { addYearsTo, dayAt, formatDay } from '#/core/day';
import type { Acceptance } from '#/features/site/acceptances/contract';
import { useMoveDays } from '#/features/site/acceptances/web/queries';
import { draftName } from '#/platform/web/drafts';
import { dayValue } from '#/platform/web/form-schema';
import { type FormWords, inDay, inFlag } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { Checkbox } from '#/ui/checkbox';
import { DateField } from '#/ui/date-field';

const daysForm = z.object({
  startsLiability: z.boolean(),
  finalOn: dayValue.nullable(),
  liabilityUntil: dayValue.nullable(),
  goodsDeliveredOn: dayValue.nullable(),
});
type Days = z.output<typeof daysForm>;

const words: FormWords<Days> = {
  startsLiability: inFlag('Begin van de tien jaar'),
  finalOn: inDay('Definitieve oplevering op'),
  liabilityUntil: inDay('Aansprakelijk tot'),
  goodsDeliveredOn: inDay('Goederen geleverd op'),
};

function draftOf({ startsLiability, finalOn, liabilityUntil, goodsDeliveredOn }: Acceptance): Days {
  return { startsLiability, finalOn, liabilityUntil, goodsDeliveredOn };
}

type DaysDialogProps = { acceptance: Acceptance; isGone?: boolean; onClose: () => void };

/** What was calculated is a proposal: the contract may say otherwise. */
export function DaysDialog({ acceptance, isGone, onClose }: DaysDialogProps) {
  const move = useMoveDays();
  const form = useForm<Days, unknown, Days>({
    resolver: zodResolver(daysForm),
    defaultValues: draftOf(acceptance),
  });
  const { id, kind, day } = acceptance;
  return (
    <RecordDialog
      form={form}
      name={draftName('acceptance-days', id)}
      size="small"
      title="Termijnen na de oplevering"
      description="Leeg is zoals berekend. Kijk in uw contract wat er afgesproken is."
      busy={move.isPending}
      changing={{
        ...{ record: acceptance, id, kind: 'acceptances', noun: 'deze oplevering', isGone, saving: move },
        ...{ draftOf, words },
      }}
      onChange={(values, version) =>
        move.mutate({ params: { id }, body: values, version }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {kind === 'provisional' && (
          <DayField
            name="finalOn"
            label="Definitieve oplevering op"
            hint={`Berekend: ${formatDay(addYearsTo(day, 1))}, een jaar later (zekerheid B).`}
          />
        )}
        <Checkbox
          label="De tien jaar aansprakelijkheid begint bij deze oplevering"
          hint="Wettelijk bij de definitieve; veel contracten laten ze bij de voorlopige beginnen (zekerheid A en B)."
          {...form.register('startsLiability')}
        />
        {form.watch('startsLiability') && (
          <DayField
            name="liabilityUntil"
            label="Aansprakelijk tot"
            hint={`Berekend: ${formatDay(addYearsTo(day, 10))}, tien jaar later (zekerheid B).`}
          />
        )}
        <DayField
          name="goodsDeliveredOn"
          label="Goederen geleverd op"
          hint="Toestellen, een keuken, een ketel: twee jaar garantie vanaf de levering (zekerheid A)."
        />
      </div>
    </RecordDialog>
  );
}

type DayFieldProps = {
  name: 'finalOn' | 'liabilityUntil' | 'goodsDeliveredOn';
  label: string;
  hint: string;
};

function DayField({ name, label, hint }: DayFieldProps) {
  const { control } = useFormContext<Days>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DateField
          {...field}
          label={label}
          hint={hint}
          today={dayAt(new Date())}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
