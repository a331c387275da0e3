import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { dayAt } from '#/core/day';
import { type Acceptance, type AcceptanceKind, acceptanceKinds } from '#/features/site/acceptances/contract';
import { useBegin } from '#/features/site/acceptances/web/queries';
import { draftName } from '#/platform/web/drafts';
import { dayValue, filled } from '#/platform/web/form-schema';
import { RecordDialog } from '#/platform/web/record-dialog';
import { DateField } from '#/ui/date-field';
import { RadioGroup } from '#/ui/radio-group';

const beginForm = z.object({
  kind: z.enum(acceptanceKinds),
  day: filled(dayValue, 'Kies de dag van de oplevering.'),
});
type Draft = z.input<typeof beginForm>;
type Values = z.output<typeof beginForm>;

type BeginDialogProps = {
  quoteId: number;
  /** What comes next of a contract with two; left out: that is asked, once. */
  next?: AcceptanceKind | undefined;
  onBegun: (acceptance: Acceptance) => void;
  onClose: () => void;
};

export function BeginDialog({ quoteId, next, onBegun, onClose }: BeginDialogProps) {
  const today = dayAt(new Date());
  const begin = useBegin();
  const form = useForm<Draft, unknown, Values>({
    resolver: zodResolver(beginForm),
    defaultValues: { kind: next ?? 'single', day: today },
  });
  return (
    <RecordDialog
      form={form}
      name={draftName('new-acceptance', quoteId)}
      size="small"
      title={next === 'final' ? 'Definitieve oplevering' : 'Opleveren'}
      description="U loopt het werk na, noteert wat niet in orde is en maakt er een proces-verbaal van."
      saveLabel="Rondgang beginnen"
      busy={begin.isPending}
      onCreate={(body) => begin.mutate({ params: { id: quoteId }, body }, { onSuccess: onBegun })}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {next === undefined && (
          <Controller
            control={form.control}
            name="kind"
            render={({ field: { value, onChange } }) => (
              <RadioGroup
                label="Wat zegt uw contract?"
                value={value}
                options={[
                  {
                    ...{ value: 'single', label: 'Eén oplevering' },
                    text: 'Dat volstaat, tenzij het contract anders zegt.',
                  },
                  {
                    ...{ value: 'provisional', label: 'Twee: eerst een voorlopige' },
                    text: 'De definitieve volgt ongeveer een jaar later.',
                  },
                ]}
                hint="Kocht u een woning op plan (wet Breyne)? Dan zijn er altijd twee opleveringen en gelden andere regels: laat u bijstaan."
                onChange={onChange}
              />
            )}
          />
        )}
        <Controller
          control={form.control}
          name="day"
          render={({ field, fieldState }) => (
            <DateField {...field} required label="Dag" today={today} error={fieldState.error?.message} />
          )}
        />
      </div>
    </RecordDialog>
  );
}
