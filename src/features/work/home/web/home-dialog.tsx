import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { dayAt } from '#/core/day';
import { RecordHistory } from '#/features/history/logbook/web/shared/record-history';
import { epcLabels, type Home, homeUseLabels, homeUses } from '#/features/work/home/contract';
import {
  answerLabels,
  draftOf,
  type HomeDraft,
  type HomeValues,
  homeForm,
  words,
} from '#/features/work/home/web/home-form-values';
import { useUpdateHome } from '#/features/work/home/web/queries';
import { draftName } from '#/platform/web/drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextArea, TextField } from '#/ui/text-field';

const epcOptions = epcLabels.map((value) => ({ value, label: value }));
const useOptions = homeUses.map((value) => ({ value, label: homeUseLabels[value] }));
const answerOptions = [
  { value: 'ja', label: answerLabels.ja },
  { value: 'nee', label: answerLabels.nee },
] as const;

type Props = { projectId: number; home: Home; onClose: () => void };

export function HomeDialog({ projectId, home, onClose }: Props) {
  const form = useForm<HomeDraft, unknown, HomeValues>({
    resolver: zodResolver(homeForm),
    defaultValues: draftOf(home),
  });
  const update = useUpdateHome();
  const { errors } = form.formState;
  const hasDeed = form.watch('deedDate') !== null;
  const text = (
    name: TextName,
    label: string,
    more: { hint?: string; inputMode?: 'numeric' | 'decimal' } = {},
  ) => (
    <TextField
      label={label}
      error={errors[name]?.message}
      autoComplete="off"
      {...more}
      {...form.register(name)}
    />
  );
  return (
    <RecordDialog
      form={form}
      name={draftName('home', projectId)}
      changing={{
        ...{ record: home, id: projectId, kind: 'homes', noun: 'de gegevens van de woning' },
        ...{ saving: update, draftOf, words },
      }}
      title="Uw woning"
      description="Alles is vrij in te vullen. Wat u hier noteert, hoeft u bij facturen en premies niet opnieuw te geven."
      busy={update.isPending}
      onChange={(body, version) =>
        update.mutate({ params: { projectId }, body, version }, { onSuccess: () => onClose() })
      }
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <div className="md:col-span-2">{text('street', 'Straat en nummer')}</div>
        {text('postcode', 'Postcode', { inputMode: 'numeric' })}
        {text('city', 'Gemeente')}
        <TextArea
          className="md:col-span-2"
          label="Aanvragers"
          hint="De namen op de akte, één per regel."
          rows={2}
          error={errors.applicants?.message}
          {...form.register('applicants')}
        />
        {text('firstUseYear', 'Jaar van eerste gebruik', {
          hint: 'Het bouwjaar, of wanneer er voor het eerst gewoond werd.',
          inputMode: 'numeric',
        })}
        <Controller
          control={form.control}
          name="use"
          render={({ field: { value, ...field } }) => (
            <SelectField
              {...field}
              value={value ?? ''}
              label="Gebruik"
              emptyOption="Niet ingevuld"
              options={useOptions}
              error={errors.use?.message}
            />
          )}
        />
        {text('livingArea', 'Bewoonbare oppervlakte (m²)', { inputMode: 'decimal' })}
        <Controller
          control={form.control}
          name="epcLabel"
          render={({ field: { value, ...field } }) => (
            <SelectField
              {...field}
              value={value ?? ''}
              label="EPC-label"
              hint="Voor de werken."
              emptyOption="Niet ingevuld"
              options={epcOptions}
              error={errors.epcLabel?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="deedDate"
          render={({ field }) => (
            <DateField
              {...field}
              label="Datum van de akte"
              today={dayAt(new Date())}
              onChange={(day) => {
                field.onChange(day);
                // It says the year as well.
                if (day) form.setValue('boughtYear', '');
              }}
              error={errors.deedDate?.message}
            />
          )}
        />
        {!hasDeed && text('boughtYear', 'Jaar van aankoop', { inputMode: 'numeric' })}
        {text('ean', 'EAN-code', { hint: '18 cijfers, op uw energiefactuur.', inputMode: 'numeric' })}
        {text('iban', 'IBAN voor premies', { hint: 'Waarop premies gestort worden.' })}
        <Controller
          control={form.control}
          name="protectedCustomer"
          render={({ field }) => (
            <SelectField
              {...field}
              label="Beschermde klant"
              hint="Met sociaal tarief voor energie."
              emptyOption="Niet ingevuld"
              options={answerOptions}
            />
          )}
        />
      </div>
      {home.version > 0 && <RecordHistory kind="homes" record={projectId} />}
    </RecordDialog>
  );
}

type TextName =
  | 'street'
  | 'postcode'
  | 'city'
  | 'firstUseYear'
  | 'livingArea'
  | 'boughtYear'
  | 'ean'
  | 'iban';
