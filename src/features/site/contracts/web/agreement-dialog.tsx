import { zodResolver } from '@hookform/resolvers/zod';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { dayAt } from '#/core/day';
import { formatEuro } from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { contractKindLabels, instalmentMomentLabels } from '#/features/papers/shared/quotes/rules/agreement';
import { contractKinds, instalmentMoments } from '#/features/papers/shared/quotes/rules/agreement-shape';
import {
  type AgreementDraft,
  type AgreementValues,
  agreementForm,
  agreementOf,
  draftOfAgreement,
  emptyPart,
} from '#/features/site/contracts/web/agreement-form-values';
import { useUpdateAgreement } from '#/features/site/contracts/web/queries';
import { draftName } from '#/platform/web/drafts';
import { type FormWords, inText, inWord } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { AmountField } from '#/ui/amount-field';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

const kindOptions = contractKinds.map((value) => ({ value, label: contractKindLabels[value] }));
const momentOptions = instalmentMoments.map((value) => ({ value, label: instalmentMomentLabels[value] }));

function showParts(parts: AgreementDraft['instalments']): string {
  return parts
    .map(({ label, percent, amount, on }) =>
      [label || instalmentMomentLabels[on], percent && `${percent}%`, amount !== null && formatEuro(amount)]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
}

const words: FormWords<AgreementDraft> = {
  kind: inWord('Soort contract', contractKindLabels),
  progress: inText('Uitgevoerd'),
  retention: inText('Waarborg'),
  instalments: { label: 'Delen', show: (parts) => showParts(parts as AgreementDraft['instalments']) },
};

type AgreementDialogProps = {
  quote: Quote;
  tasks: readonly { id: number; title: string }[];
  onClose: () => void;
};

export function AgreementDialog({ quote, tasks, onClose }: AgreementDialogProps) {
  const form = useForm<AgreementDraft, unknown, AgreementValues>({
    resolver: zodResolver(agreementForm),
    defaultValues: draftOfAgreement(quote),
  });
  const update = useUpdateAgreement();
  const { control } = form;
  const { errors } = form.formState;
  const { fields, append, remove } = useFieldArray({ control, name: 'instalments' });
  const parts = useWatch({ control, name: 'instalments' });
  const today = dayAt(new Date());
  const taskOptions = tasks.map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <RecordDialog
      form={form}
      name={draftName('agreement', quote.id)}
      title="Betaalafspraken"
      description="Zoals ze in de offerte of het contract staan. Percenten zijn van de contractsom."
      busy={update.isPending}
      changing={{
        ...{ record: quote, id: quote.id, kind: 'quotes', noun: 'deze offerte', saving: update },
        ...{ draftOf: draftOfAgreement, words },
      }}
      onChange={(values, version) =>
        update.mutate(
          { params: { id: quote.id }, body: agreementOf(values), version },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="kind"
          render={({ field: { value, onChange } }) => (
            <SelectField
              label="Soort contract"
              emptyOption="Niet afgesproken"
              options={kindOptions}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Uitgevoerd (%)"
            inputMode="decimal"
            autoComplete="off"
            error={errors.progress?.message}
            {...form.register('progress')}
          />
          <TextField
            label="Waarborg tot de oplevering (%)"
            inputMode="decimal"
            autoComplete="off"
            error={errors.retention?.message}
            {...form.register('retention')}
          />
        </div>
        <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3 sm:p-4">
          <legend className="px-1 font-semibold text-[0.9375rem]">Delen</legend>
          {fields.map((field, index) => (
            <div
              key={field.id}
              className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 rounded-control bg-sunken p-3"
            >
              <TextField
                className="col-span-full"
                label={`Naam van deel ${index + 1}`}
                autoComplete="off"
                {...form.register(`instalments.${index}.label`)}
              />
              <TextField
                label="Percentage"
                inputMode="decimal"
                autoComplete="off"
                error={errors.instalments?.[index]?.percent?.message}
                {...form.register(`instalments.${index}.percent`)}
              />
              <Controller
                control={control}
                name={`instalments.${index}.amount`}
                render={({ field: input }) => <AmountField label="Of een bedrag" {...input} />}
              />
              <Controller
                control={control}
                name={`instalments.${index}.on`}
                render={({ field: { value, onChange } }) => (
                  <SelectField label="Wanneer" options={momentOptions} value={value} onChange={onChange} />
                )}
              />
              <Controller
                control={control}
                name={`instalments.${index}.date`}
                render={({ field: input }) => <DateField label="Datum" today={today} {...input} />}
              />
              {(parts[index]?.on === 'task' || parts[index]?.on === 'start') && (
                <Controller
                  control={control}
                  name={`instalments.${index}.taskId`}
                  render={({ field: { value, onChange } }) => (
                    <SelectField
                      className="col-span-full"
                      label="Taak"
                      emptyOption="Geen taak"
                      options={taskOptions}
                      value={value}
                      onChange={onChange}
                    />
                  )}
                />
              )}
              <div className="col-span-full flex justify-end">
                <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => remove(index)}>
                  Deel {index + 1} verwijderen
                </Button>
              </div>
            </div>
          ))}
          {errors.instalments?.root?.message && (
            <p role="alert" className="text-danger text-sm">
              {errors.instalments.root.message}
            </p>
          )}
          <Button
            size="small"
            className="self-start"
            icon={<Plus aria-hidden="true" />}
            onClick={() => append(emptyPart)}
          >
            Deel toevoegen
          </Button>
        </fieldset>
      </div>
    </RecordDialog>
  );
}
