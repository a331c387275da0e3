import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { centsFromDecimal } from '#/core/money';
import { type ExtraDraft, type ExtraValues, extraForm } from '#/features/papers/extras/web/extra-form-values';
import { ExtraLines } from '#/features/papers/extras/web/extra-lines';
import { useCreateExtra, useUpdateExtra } from '#/features/papers/extras/web/queries';
import type { Extra } from '#/features/papers/shared/extras/contract';
import { extraName } from '#/features/papers/shared/extras/rules/statuses';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { draftOfLine, emptyLine, lineOfDraft } from '#/features/papers/shared/web/line-form-values';
import { showLines } from '#/features/papers/shared/web/paper-words';
import { draftName } from '#/platform/web/drafts';
import { type FormWords, inText } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { TextArea, TextField } from '#/ui/text-field';

const words: FormWords<ExtraDraft> = {
  title: inText('Naam'),
  reason: inText('Reden'),
  days: inText('Dagen uitstel'),
  lines: { label: 'Lijnen', show: (lines) => showLines(lines as ExtraDraft['lines']) },
};

function draftOf({ title, reason, days, lines }: Extra): ExtraDraft {
  return { title, reason: reason ?? '', days: days === 0 ? '' : String(days), lines: lines.map(draftOfLine) };
}

/** The rate that most of the quote has is the one that extra work begins with. */
function firstLine({ lines, vatLines }: Quote) {
  const vatRate = lines.find(({ vatRate: rate }) => rate !== null)?.vatRate ?? vatLines[0]?.rate ?? null;
  return { ...emptyLine, vatRate };
}

function newDraft(quote: Quote, unforeseen: number | undefined): ExtraDraft {
  const cost = unforeseen === undefined ? undefined : quote.unforeseenCosts[unforeseen];
  const line = firstLine(quote);
  if (!cost) return { title: '', reason: '', days: '', lines: [line] };
  const priced = {
    ...line,
    description: cost.description,
    net: centsFromDecimal(cost.amount),
    vatRate: null,
  };
  return { title: cost.description, reason: '', days: '', lines: [priced] };
}

type ExtraDialogProps = {
  quote: Quote;
  /** The one to change; left out for a new one. */
  extra?: Extra | undefined;
  isGone?: boolean;
  /** The place of the unforeseen cost that it takes over. */
  unforeseen?: number | undefined;
  /** The decided work that a new one begins as. */
  copyOf?: Extra | undefined;
  onClose: () => void;
};

export function ExtraDialog({ quote, extra, isGone, unforeseen, copyOf, onClose }: ExtraDialogProps) {
  const first = extra ?? copyOf;
  const form = useForm<ExtraDraft, unknown, ExtraValues>({
    resolver: zodResolver(extraForm),
    defaultValues: first ? draftOf(first) : newDraft(quote, unforeseen),
  });
  const [create, update] = [useCreateExtra(), useUpdateExtra()];
  const { errors } = form.formState;
  const bodyOf = ({ lines, days, ...values }: ExtraValues) => ({
    ...values,
    days: Number(days),
    lines: lines.map(lineOfDraft),
  });
  const done = { onSuccess: onClose };
  return (
    <RecordDialog
      form={form}
      name={extra ? draftName('extra', extra.id) : draftName('new-extra', quote.id)}
      title={extra ? `${extraName(extra)} bewerken` : 'Nieuw meerwerk'}
      description={
        extra?.status === 'sent'
          ? 'Wat u wijzigt, moet opnieuw goedgekeurd worden: de link van nu vervalt.'
          : 'Minwerk is een lijn met een hoeveelheid onder nul.'
      }
      saveLabel={extra ? 'Opslaan' : 'Toevoegen'}
      busy={create.isPending || update.isPending}
      changing={
        extra && {
          ...{
            record: extra,
            id: extra.id,
            kind: 'extras',
            noun: 'dit meerwerk',
            isGone,
            saving: update,
            draftOf,
            words,
          },
        }
      }
      onCreate={(values) =>
        create.mutate({ params: { id: quote.id }, body: { ...bodyOf(values), unforeseen } }, done)
      }
      onChange={
        extra &&
        ((values, version) =>
          update.mutate({ params: { id: extra.id }, body: bodyOf(values), version }, done))
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Naam"
          required
          placeholder="Extra dakvenster"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextArea label="Reden" error={errors.reason?.message} {...form.register('reason')} />
        <TextField
          label="Dagen uitstel"
          inputMode="numeric"
          autoComplete="off"
          error={errors.days?.message}
          {...form.register('days')}
        />
        <ExtraLines control={form.control} next={firstLine(quote)} />
      </div>
    </RecordDialog>
  );
}
