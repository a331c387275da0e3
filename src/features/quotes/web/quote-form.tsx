import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { dayAt } from '#/core/day';
import type { Contact } from '#/features/contacts/contract';
import { ContactField, type NewContactSlot } from '#/features/contacts/web/shared/contact-field';
import { type FileChoice, PaperFileField } from '#/features/papers/web/shared/paper-file';
import { paperUpload, type Quote, quoteStatuses, requiredFields } from '#/features/quotes/contract';
import { quoteStatusLabels, quoteStatusToday } from '#/features/quotes/rules';
import {
  draftOfQuote,
  draftOfScan,
  type QuoteDraft,
  type QuotePrefill,
  type QuoteValues,
  quoteFormSchema,
} from '#/features/quotes/web/quote-form-values';
import { UnforeseenFields } from '#/features/quotes/web/unforeseen-fields';
import { draftName } from '#/platform/web/kept-drafts';
import { useKeptForm } from '#/platform/web/use-kept-form';
import { AmountField } from '#/ui/amount-field';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { Dialog } from '#/ui/dialog';
import { SelectField } from '#/ui/select';
import { TextArea, TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

export type QuoteFormProps = {
  /** The one to change; left out for a new one. */
  quote?: Quote | undefined;
  prefill?: QuotePrefill | undefined;
  contacts: readonly Contact[];
  categories: readonly string[];
  newContact?: NewContactSlot | undefined;
  busy: boolean;
  progress: number | undefined;
  onSave: (values: QuoteValues, file: FileChoice) => void;
  onClose: () => void;
};

const statusOptions = quoteStatuses.map((value) => ({ value, label: quoteStatusLabels[value] }));

export function QuoteForm({ quote, prefill, contacts, categories, ...props }: QuoteFormProps) {
  const { newContact, busy, progress, onSave, onClose } = props;
  const [file, setFile] = useState<FileChoice>({ added: prefill?.file, removed: false });
  const [start] = useState(() => (quote ? draftOfQuote(quote) : draftOfScan(prefill?.data, contacts)));
  const form = useForm<QuoteDraft, unknown, QuoteValues>({
    resolver: zodResolver(quoteFormSchema),
    defaultValues: start,
  });
  const { errors } = form.formState;
  const kept = useKeptForm(form, {
    name: draftName('quote', quote?.id),
    onClose,
    alsoTouched: file.added !== undefined || file.removed || prefill !== undefined,
    files: [file.added],
  });
  const { control, register } = form;
  const [status, validUntil] = form.watch(['status', 'validUntil']);
  const statusToday = quoteStatusToday({ status, validUntil }, dayAt(new Date()));
  const refuse: Parameters<typeof form.handleSubmit>[1] = (found) => {
    if (found.contactId || found.amount) {
      showToast({ tone: 'destructive', title: 'Verplichte velden', text: requiredFields });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={kept.close}
      title={quote ? 'Offerte bewerken' : 'Nieuwe offerte'}
      onSubmit={form.handleSubmit((values) => onSave(values, file), refuse)}
      footer={
        <>
          <Button onClick={kept.close}>Annuleren</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {quote ? 'Opslaan' : 'Offerte toevoegen'}
          </Button>
        </>
      }
    >
      {kept.notice}
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="contactId"
          render={({ field }) => (
            <ContactField
              contacts={contacts}
              value={field.value}
              onChange={field.onChange}
              error={errors.contactId?.message}
              hint={scanHint(prefill, start.contactId !== null && field.value === start.contactId)}
              newContact={newContact}
            />
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={control}
            name="amount"
            render={({ field }) => (
              <AmountField
                label="Bedrag"
                required
                hint="Wat u betaalt, btw inbegrepen."
                error={errors.amount?.message}
                {...field}
              />
            )}
          />
          <TextField
            label="Offertenummer"
            autoComplete="off"
            error={errors.quoteNumber?.message}
            {...register('quoteNumber')}
          />
          <Controller
            control={control}
            name="category"
            render={({ field }) => (
              <SelectField
                label="Premiecategorie"
                emptyOption="Geen categorie"
                options={withCurrent(categories, quote?.category).map((name) => ({
                  value: name,
                  label: name,
                }))}
                {...field}
              />
            )}
          />
          <Controller
            control={control}
            name="status"
            render={({ field }) => (
              <SelectField label="Status" options={statusOptions} hint={statusToday} {...field} />
            )}
          />
        </div>
        <TextArea
          label="Omschrijving"
          rows={2}
          error={errors.description?.message}
          {...register('description')}
        />
        <UnforeseenFields control={control} />
        <Controller
          control={control}
          name="validUntil"
          render={({ field }) => (
            <DateField className="sm:max-w-60" label="Geldig tot" today={dayAt(new Date())} {...field} />
          )}
        />
        <TextArea label="Notities" rows={2} error={errors.notes?.message} {...register('notes')} />
        <PaperFileField
          label="Bestand"
          kinds={paperUpload.kinds}
          stored={quote?.file && quote.filePath ? { file: quote.file, path: quote.filePath } : undefined}
          choice={file}
          onChange={setFile}
          progress={progress}
        />
      </div>
    </Dialog>
  );
}

function scanHint(prefill: QuotePrefill | undefined, isSuggestion: boolean): string | undefined {
  const company = prefill?.data.companyName || prefill?.data.contactPerson;
  if (!company) return undefined;
  return isSuggestion
    ? `Voorstel op basis van ‘${company}’ in de scan. Kijk even na of dit klopt.`
    : `In de scan staat ‘${company}’.`;
}

/** A category that is no longer in the list stays choosable on the quote that has it. */
function withCurrent(categories: readonly string[], current: string | null | undefined): readonly string[] {
  return current && !categories.includes(current) ? [...categories, current] : categories;
}
