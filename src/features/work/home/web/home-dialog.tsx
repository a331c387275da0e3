import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { dayAt } from '#/core/day';
import {
  answerLabels,
  draftOf,
  type HomeDraft,
  type HomeValues,
  homeForm,
  words,
} from '#/features/work/home/web/home-form-values';
import {
  epcLabels,
  type Home,
  homeUseLabels,
  meetstaatVatLabels,
  meetstaatVats,
} from '#/features/work/shared/home/contract';
import { useUpdateHome } from '#/features/work/shared/home/web/use-update-home';
import { homeUses } from '#/features/work/shared/home-uses';
import { draftName } from '#/platform/web/drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';
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
          name="meetstaatVat"
          render={({ field }) => (
            <SelectField
              {...field}
              label="Prijzen van de meetstaat"
              hint="Naast offertes en facturen tellen ze altijd met btw."
              options={meetstaatVats.map((value) => ({ value, label: meetstaatVatLabels[value] }))}
            />
          )}
        />
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
        <TextArea
          className="md:col-span-2"
          label="Praktisch voor wie komt werken"
          hint="Wanneer men welkom is, de sleutel, parkeren. Dit staat op de pagina van uw aannemers."
          rows={3}
          error={errors.practical?.message}
          {...form.register('practical')}
        />
      </div>
      <LeftOfHome form={form} />
      {home.version > 0 && <RecordHistory kind="homes" record={projectId} />}
    </RecordDialog>
  );
}

const leftQuestions = [
  {
    name: 'keepsHalfOfArea',
    label: 'Oude deel minstens de helft',
    hint: 'Van de totale oppervlakte na de werken. Is het precies de helft, vraag het dan na.',
  },
  {
    name: 'keepsHalfOfBearingWalls',
    label: 'Helft van de dragende muren blijft',
    hint: 'Gerekend in lopende meter. Is het precies de helft, vraag het dan na.',
  },
] as const;

/** Only who builds on to the home, or breaks walls out, has to think of it. */
function LeftOfHome({ form }: { form: UseFormReturn<HomeDraft, unknown, HomeValues> }) {
  const [isOpen, setOpen] = useState(() => leftQuestions.some(({ name }) => form.getValues(name) !== ''));
  return (
    <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-ink-soft hover:text-ink">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        Uitbreiding of afbraak
      </summary>
      {/* Closed, some browsers go on measuring what was there before. */}
      <div hidden={!isOpen}>
        <p className="mb-3 text-ink-soft">
          Blijft er van uw woning minder dan de helft over, dan is het nieuwbouw en geldt 21% btw voor alle
          werken.
        </p>
        <div className="grid gap-4 md:grid-cols-2">
          {leftQuestions.map(({ name, label, hint }) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field }) => (
                <SelectField
                  {...field}
                  label={label}
                  hint={hint}
                  emptyOption="Weet ik niet"
                  options={answerOptions}
                />
              )}
            />
          ))}
        </div>
      </div>
    </details>
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
