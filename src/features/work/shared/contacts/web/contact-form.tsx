import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formatEnterpriseNumber } from '#/core/enterprise-number';
import { readIban } from '#/core/iban';
import { looksLikePhone } from '#/core/phone';
import { looksLikeEmail } from '#/core/reachable';
import { contactFields, type ListedContact } from '#/features/work/shared/contacts/contract';
import { typeOptions } from '#/features/work/shared/contacts/web/contact-type';
import { GentleWarning } from '#/features/work/shared/contacts/web/gentle-warning';
import type { SuggestedContact } from '#/features/work/shared/contacts/web/suggested-contact';
import { TradeField, tradeOptions } from '#/features/work/shared/contacts/web/trade-field';
import { draftName } from '#/platform/web/drafts';
import type { Saving } from '#/platform/web/merge/changing';
import { type FormWords, inOption, inOptions, inText } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';
import { SelectField } from '#/ui/select';
import { TextArea, TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type Typed = z.input<typeof contactFields>;
export type ContactValues = z.output<typeof contactFields>;

export type ContactFormProps = {
  /** The one to change; left out for a new one. */
  contact?: ListedContact | undefined;
  suggested?: SuggestedContact | undefined;
  onClose: () => void;
  busy: boolean;
  isGone?: boolean | undefined;
  saving: Saving;
  onCreate: (values: ContactValues) => void;
  onChange: ((values: ContactValues, version: number) => void) | undefined;
};

const blank: Typed = {
  name: '',
  type: 'contractor',
  trades: [],
  company: '',
  email: '',
  phone: '',
  address: '',
  enterpriseNumber: '',
  iban: '',
  notes: '',
};

function draftOf(contact: ListedContact): Typed {
  const { name, type, trades, company, email, phone, address, enterpriseNumber, iban, notes } = contact;
  return { name, type, trades, company, email, phone, address, enterpriseNumber, iban, notes };
}

const words: FormWords<Typed> = {
  name: inText('Naam'),
  type: inOption('Type', typeOptions),
  trades: inOptions('Vakken', tradeOptions),
  company: inText('Bedrijf'),
  email: inText('E-mail'),
  phone: inText('Telefoon'),
  address: inText('Adres'),
  enterpriseNumber: inText('Ondernemingsnummer'),
  iban: inText('Rekeningnummer (IBAN)'),
  notes: inText('Notities'),
};

function warnAboutMissing(errors: FieldErrors<Typed>) {
  if (!errors.name && !errors.type) return;
  showToast({
    tone: 'destructive',
    title: 'Verplichte velden',
    text: 'Vul minimaal een naam en type in.',
  });
}

export function ContactForm({ contact, suggested, isGone, saving, ...dialog }: ContactFormProps) {
  const form = useForm<Typed, unknown, ContactValues>({
    resolver: zodResolver(contactFields),
    defaultValues: contact ? draftOf(contact) : { ...blank, ...suggested },
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const [email, phone] = watch(['email', 'phone']);

  /** Formats on leaving; what can't be read stays as typed and says so at once. */
  const number = (name: 'enterpriseNumber' | 'iban', format: (typed: string) => string | undefined) =>
    register(name, {
      onBlur: () => {
        const typed = form.getValues(name)?.trim();
        const formatted = typed ? format(typed) : undefined;
        if (formatted !== undefined) form.setValue(name, formatted, { shouldDirty: true });
        void form.trigger(name);
      },
    });

  return (
    <RecordDialog
      {...dialog}
      form={form}
      changing={
        contact && {
          ...{ record: contact, id: contact.id, kind: 'contacts', noun: 'dit contact' },
          ...{ isGone, saving, draftOf, words },
        }
      }
      name={draftName('contact', contact?.id)}
      title={contact ? 'Contact bewerken' : 'Nieuw contact'}
      saveLabel={contact ? 'Opslaan' : 'Contact toevoegen'}
      onRefused={warnAboutMissing}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Naam"
          required
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <Controller
          control={form.control}
          name="type"
          render={({ field }) => (
            <SelectField
              label="Type"
              required
              options={typeOptions}
              error={errors.type?.message}
              {...field}
            />
          )}
        />
        <TextField
          className="sm:col-span-2"
          label="Bedrijf"
          autoComplete="off"
          error={errors.company?.message}
          {...register('company')}
        />
        <Controller
          control={form.control}
          name="trades"
          render={({ field }) => (
            <TradeField
              value={field.value ?? []}
              onChange={field.onChange}
              guessed={contact?.guessedTrades ?? []}
              error={errors.trades?.message}
            />
          )}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          hint={
            <GentleWarning
              typed={email}
              looksRight={looksLikeEmail}
              text="Dit lijkt geen volledig e-mailadres. Bewaren kan wel."
            />
          }
          {...register('email')}
        />
        <TextField
          label="Telefoon"
          type="tel"
          autoComplete="off"
          placeholder="+32 470 12 34 56"
          error={errors.phone?.message}
          hint={
            <GentleWarning
              typed={phone}
              looksRight={looksLikePhone}
              text="Dit lijkt geen volledig telefoonnummer. Bewaren kan wel."
            />
          }
          {...register('phone')}
        />
        <TextField
          className="sm:col-span-2"
          label="Adres"
          autoComplete="off"
          error={errors.address?.message}
          {...register('address')}
        />
        <TextField
          label="Ondernemingsnummer"
          autoComplete="off"
          placeholder="BE 0123.456.749"
          spellCheck={false}
          error={errors.enterpriseNumber?.message}
          {...number('enterpriseNumber', formatEnterpriseNumber)}
        />
        <TextField
          label="Rekeningnummer (IBAN)"
          autoComplete="off"
          placeholder="BE68 5390 0754 7034"
          spellCheck={false}
          error={errors.iban?.message}
          {...number('iban', readIban)}
        />
        <TextArea
          className="sm:col-span-2"
          label="Notities"
          rows={3}
          error={errors.notes?.message}
          {...register('notes')}
        />
      </div>
      {contact && <RecordHistory kind="contacts" record={contact.id} />}
    </RecordDialog>
  );
}
