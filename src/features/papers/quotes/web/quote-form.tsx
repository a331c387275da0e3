import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { dayAt } from '#/core/day';
import type { QuoteFinding } from '#/features/papers/quotes/findings-contract';
import {
  draftOfQuote,
  draftOfScan,
  type QuoteDraft,
  type QuoteValues,
  quoteFormSchema,
  scanOf,
} from '#/features/papers/quotes/web/quote-form-values';
import { quoteWords } from '#/features/papers/quotes/web/quote-words';
import { UnforeseenFields } from '#/features/papers/quotes/web/unforeseen-fields';
import { type Quote, quoteStatuses } from '#/features/papers/shared/quotes/contract';
import { findSender } from '#/features/papers/shared/quotes/rules/contact-match';
import type { QuotePrefill } from '#/features/papers/shared/quotes/rules/prefill';
import {
  quoteStatusLabels,
  quoteStatusToday,
  statusConsequence,
} from '#/features/papers/shared/quotes/rules/quote';
import { proposedHint } from '#/features/papers/shared/rules/propose-kind';
import { newContact } from '#/features/papers/shared/rules/sender';
import { FoundList } from '#/features/papers/shared/web/found-list';
import type { ItemOption } from '#/features/papers/shared/web/line-editor';
import { LineFields } from '#/features/papers/shared/web/line-fields';
import { MoreFields } from '#/features/papers/shared/web/more-fields';
import { PaperDialog } from '#/features/papers/shared/web/paper-dialog';
import {
  PaperAmount,
  PaperContact,
  PaperDescription,
  PaperNotes,
} from '#/features/papers/shared/web/paper-fields';
import type { FileChoice } from '#/features/papers/shared/web/paper-file';
import type { PaperReview } from '#/features/papers/shared/web/paper-review';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { draftName } from '#/platform/web/drafts';
import type { Saving } from '#/platform/web/merge/changing';
import { RecordHistory } from '#/platform/web/record-history';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

export type QuoteFormProps = {
  /** The one to change; left out for a new one. */
  quote?: Quote | undefined;
  isGone?: boolean | undefined;
  saving: Saving;
  prefill?: QuotePrefill | undefined;
  onRead?: ((file: File) => void) | undefined;
  review?: Omit<PaperReview<never>, 'onSave'> | undefined;
  /** What to know where it is accepted here. */
  found: readonly QuoteFinding[];
  contacts: readonly Contact[];
  categories: readonly string[];
  items: readonly ItemOption[];
  busy: boolean;
  progress: number | undefined;
  onCreate: (values: QuoteValues, file: FileChoice) => void;
  onChange: ((values: QuoteValues, file: FileChoice, version: number) => void) | undefined;
  onClose: () => void;
};

const statusOptions = quoteStatuses.map((value) => ({ value, label: quoteStatusLabels[value] }));

export function QuoteForm({
  quote,
  isGone,
  saving,
  prefill: scan,
  review,
  found,
  contacts,
  categories,
  items,
  ...dialog
}: QuoteFormProps) {
  const prefill = review?.read ? { data: scanOf(review.read) } : scan;
  const [start] = useState(() => (quote ? draftOfQuote(quote) : draftOfScan(prefill?.data, contacts)));
  const form = useForm<QuoteDraft, unknown, QuoteValues>({
    resolver: zodResolver(quoteFormSchema),
    defaultValues: start,
  });
  const { control, register } = form;
  const [contactId, status, validUntil, category] = form.watch([
    'contactId',
    'status',
    'validUntil',
    'category',
  ]);
  const isChosen = start.contactId !== null && start.contactId !== newContact;
  const statusToday = quoteStatusToday({ status, validUntil }, dayAt(new Date()));
  return (
    <PaperDialog
      {...dialog}
      form={form}
      name={review?.draft ?? draftName('quote', quote?.id)}
      review={review}
      changing={
        quote && {
          ...{ record: quote, kind: 'quotes', noun: 'deze offerte', isGone, saving },
          ...{ draftOf: draftOfQuote, words: quoteWords(contacts) },
        }
      }
      title={quote ? 'Offerte bewerken' : 'Nieuwe offerte'}
      addLabel="Offerte toevoegen"
      scanned={review ? undefined : scan}
    >
      <PaperContact
        contacts={contacts}
        sender={prefill?.data}
        hint={scanHint(prefill, isChosen && contactId === start.contactId, contacts)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PaperAmount hint="Wat u betaalt, btw inbegrepen." />
        <TextField
          label="Offertenummer"
          autoComplete="off"
          error={form.formState.errors.quoteNumber?.message}
          {...register('quoteNumber')}
        />
        <Controller
          control={control}
          name="category"
          render={({ field }) => (
            <SelectField
              label="Premiecategorie"
              emptyOption="Geen categorie"
              hint={proposedHint(!quote && start.category, category)}
              options={withCurrent(categories, category).map((name) => ({
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
            <SelectField
              label="Status"
              options={statusOptions}
              hint={statusConsequence(quote, status) ?? statusToday}
              {...field}
            />
          )}
        />
      </div>
      {status === 'accepted' && quote?.status !== 'accepted' && <FoundList findings={found} />}
      <PaperDescription />
      <Controller
        control={control}
        name="validUntil"
        render={({ field }) => (
          <DateField className="sm:max-w-64" label="Geldig tot" today={dayAt(new Date())} {...field} />
        )}
      />
      <UnforeseenFields control={control} />
      <PaperNotes />
      <MoreFields names={['quoteDate', 'lines', 'vatLines', 'netAmount']} isFilled={hasMore(start)}>
        <Controller
          control={control}
          name="quoteDate"
          render={({ field }) => (
            <DateField className="sm:max-w-64" label="Offertedatum" today={dayAt(new Date())} {...field} />
          )}
        />
        <LineFields items={items} />
      </MoreFields>
      {quote && <RecordHistory kind="quotes" record={quote.id} />}
    </PaperDialog>
  );
}

function hasMore({ quoteDate, lines, vatLines, netAmount }: QuoteDraft): boolean {
  return quoteDate !== null || netAmount !== null || lines.length > 0 || vatLines.length > 0;
}

function scanHint(
  prefill: QuotePrefill | undefined,
  isSuggestion: boolean,
  contacts: readonly Contact[],
): string | undefined {
  const company = prefill?.data.companyName || prefill?.data.contactPerson;
  if (!company || !prefill) return undefined;
  const isMaybe = isSuggestion && findSender(prefill.data, contacts)?.isMaybe === true;
  if (isMaybe) return `Misschien: de naam lijkt op ‘${company}’ in de scan. Kijk even na of dit klopt.`;
  return isSuggestion
    ? `Voorstel op basis van ‘${company}’ in de scan. Kijk even na of dit klopt.`
    : `In de scan staat ‘${company}’.`;
}

/** A category that is no longer in the list stays choosable on the quote that has it. */
function withCurrent(categories: readonly string[], current: string | null | undefined): readonly string[] {
  return current && !categories.includes(current) ? [...categories, current] : categories;
}
