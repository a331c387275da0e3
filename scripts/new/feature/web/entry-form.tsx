import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { centsFromDecimal, decimalFromCents } from '#/core/money';
import { type Entry, type EntryFields, entryFields } from '#/features/work/new-thing/contract';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { draftName } from '#/platform/web/drafts';
import { centsValue, filled } from '#/platform/web/form-schema';
import type { Saving } from '#/platform/web/merge/changing';
import { type FormWords, inEuro, inOption, inText } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { AmountField } from '#/ui/amount-field';
import { SelectField } from '#/ui/select';
import { TextArea, TextField } from '#/ui/text-field';

/** The field holds cents; the call wants a decimal. */
const entryForm = entryFields.extend({
  amount: filled(centsValue, 'Vul een bedrag in.').transform(decimalFromCents),
});
type Typed = z.input<typeof entryForm>;

type EntryFormProps = {
  /** The one to change; left out for a new one. */
  entry?: Entry | undefined;
  isGone?: boolean | undefined;
  saving: Saving;
  busy: boolean;
  onCreate: (fields: EntryFields) => void;
  /** With the version that was on screen, or merged with what somebody else did since. */
  onChange: ((fields: EntryFields, version: number) => void) | undefined;
  onClose: () => void;
};

function draftOf({ title, contactId, amount, notes }: Entry): Typed {
  return { title, contactId, amount: centsFromDecimal(amount), notes: notes ?? '' };
}

const empty: Typed = { title: '', contactId: null, amount: null, notes: '' };

/** How a question names a field that somebody else changed too. */
function wordsOf(contacts: readonly { value: string; label: string }[]): FormWords<Typed> {
  return {
    title: inText('Titel'),
    contactId: inOption('Contact', contacts),
    amount: inEuro('Bedrag'),
    notes: inText('Notities'),
  };
}

export function EntryForm({ entry, isGone, saving, ...dialog }: EntryFormProps) {
  const form = useForm<Typed, unknown, EntryFields>({
    resolver: zodResolver(entryForm),
    defaultValues: entry ? draftOf(entry) : empty,
  });
  const { errors } = form.formState;
  const contacts = useContactOptions(entry);
  return (
    <RecordDialog
      {...dialog}
      form={form}
      name={draftName('new-thing', entry?.id)}
      title={entry ? 'Regel bewerken' : 'Nieuwe regel'}
      saveLabel={entry ? 'Opslaan' : 'Regel toevoegen'}
      changing={
        entry && {
          ...{ record: entry, id: entry.id, kind: 'newThingEntries', noun: 'deze regel', isGone, saving },
          ...{ draftOf, words: wordsOf(contacts) },
        }
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          className="md:col-span-2"
          label="Titel"
          required
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <Controller
          control={form.control}
          name="contactId"
          render={({ field: { value, onChange, ...field } }) => (
            <SelectField
              {...field}
              label="Contact"
              value={value ? String(value) : ''}
              onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
              emptyOption="Geen contact"
              options={contacts}
              error={errors.contactId?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <AmountField {...field} label="Bedrag" required error={errors.amount?.message} />
          )}
        />
        <TextArea
          className="md:col-span-2"
          label="Notities"
          rows={2}
          error={errors.notes?.message}
          {...form.register('notes')}
        />
      </div>
    </RecordDialog>
  );
}

/** The contacts one can choose, and the one that somebody else chose before. */
function useContactOptions(entry: Entry | undefined) {
  const { data = [] } = useContacts();
  const chosen = entry?.contact;
  const all = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  return all.map(({ id, name, company }) => ({
    value: String(id),
    label: company ? `${name} (${company})` : name,
  }));
}
