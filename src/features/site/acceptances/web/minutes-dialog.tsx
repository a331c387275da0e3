import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { dayAt } from '#/core/day';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { type Acceptance, outcomes } from '#/features/site/acceptances/contract';
import { kindNames, outcomeLabels } from '#/features/site/acceptances/rules/words';
import {
  draftOf,
  fieldsOf,
  type MinutesDraft,
  type MinutesValues,
  minutesForm,
  words,
} from '#/features/site/acceptances/web/minutes-draft';
import { usePointsOfProject, useUpdateAcceptance } from '#/features/site/acceptances/web/queries';
import { WalkFields } from '#/features/site/acceptances/web/walk-fields';
import { draftName } from '#/platform/web/drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';
import { Alert } from '#/ui/alert';
import { AmountField } from '#/ui/amount-field';
import { DateField } from '#/ui/date-field';
import { RadioGroup } from '#/ui/radio-group';
import { TextArea } from '#/ui/text-field';

type MinutesDialogProps = {
  quote: Quote;
  acceptance: Acceptance;
  isGone?: boolean;
  onClose: () => void;
};

/** The walk and what comes of it: all that the minutes say. */
export function MinutesDialog({ quote, acceptance, isGone, onClose }: MinutesDialogProps) {
  const { data: points = [] } = usePointsOfProject(quote.projectId);
  const update = useUpdateAcceptance();
  const form = useForm<MinutesDraft, unknown, MinutesValues>({
    resolver: zodResolver(minutesForm),
    defaultValues: draftOf(acceptance),
  });
  return (
    <RecordDialog
      form={form}
      name={draftName('acceptance', acceptance.id)}
      title={`Proces-verbaal: ${kindNames[acceptance.kind]}`}
      description={
        acceptance.status === 'sent'
          ? 'Wat u wijzigt, moet opnieuw verstuurd worden: wie het kreeg, ziet het dan niet meer.'
          : undefined
      }
      busy={update.isPending}
      changing={{
        ...{ record: acceptance, id: acceptance.id, kind: 'acceptances', noun: 'deze oplevering' },
        ...{ isGone, saving: update, draftOf, words },
      }}
      onChange={(values, version) =>
        update.mutate(
          { params: { id: acceptance.id }, body: fieldsOf(values), version },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <WalkFields quote={quote} points={points} />
        <OutcomeFields form={form} />
        <RecordHistory kind="acceptances" record={acceptance.id} />
      </div>
    </RecordDialog>
  );
}

type OutcomeFieldsProps = {
  form: ReturnType<typeof useForm<MinutesDraft, unknown, MinutesValues>>;
};

function OutcomeFields({ form }: OutcomeFieldsProps) {
  const today = dayAt(new Date());
  const { errors } = form.formState;
  const isRefused = form.watch('outcome') === 'refused';
  return (
    <>
      <Controller
        control={form.control}
        name="outcome"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label="Uitkomst"
            look="pills"
            value={value}
            options={outcomes.map((each) => ({ value: each, label: outcomeLabels[each] }))}
            onChange={onChange}
          />
        )}
      />
      {isRefused && (
        <>
          <Alert tone="warning">
            Kleine gebreken rechtvaardigen een weigering niet, niet kunnen wonen wel (zekerheid B). Er begint
            dan geen termijn.
          </Alert>
          <TextArea
            label="Waarom weigert u?"
            required
            error={errors.reason?.message}
            {...form.register('reason')}
          />
        </>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Controller
          control={form.control}
          name="keptBack"
          render={({ field, fieldState }) => (
            <AmountField
              {...field}
              label="Ingehouden bedrag"
              hint="Voorgesteld: de waarborg van het contract en wat u per punt inhoudt."
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="keptUntil"
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              label="Ingehouden tot"
              today={today}
              hint="Of tot alle punten in orde zijn."
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="day"
          render={({ field, fieldState }) => (
            <DateField {...field} required label="Dag" today={today} error={fieldState.error?.message} />
          )}
        />
        <TextArea
          label="Wie was erbij?"
          hint="Eén naam per regel."
          rows={3}
          error={errors.present?.message}
          {...form.register('present')}
        />
      </div>
      <TextArea label="Opmerkingen" error={errors.remarks?.message} {...form.register('remarks')} />
    </>
  );
}
