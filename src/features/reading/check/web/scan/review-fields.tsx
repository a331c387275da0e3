import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { dayAt } from '#/core/day';
import type { PaperPlace } from '#/features/papers/shared/reading/paper-data';
import type { QuoteData, ScanField } from '#/features/reading/check/scan-contract';
import { doubtAbout } from '#/features/reading/check/web/scan/doubt';
import type { ReviewValues } from '#/features/reading/check/web/scan/review-values';
import { AmountField } from '#/ui/amount-field';
import { DateField } from '#/ui/date-field';
import { TextArea, TextField } from '#/ui/text-field';

type ReviewFieldsProps = {
  form: UseFormReturn<ReviewValues>;
  quote: QuoteData;
  onLook: (place: PaperPlace | null | undefined) => void;
};

export function ReviewFields({ form, quote, onLook }: ReviewFieldsProps) {
  const { register, control } = form;
  const { errors } = form.formState;
  const hintOf = (field: ScanField) => {
    const doubt = doubtAbout(quote.found[field]?.confidence);
    return doubt === undefined ? {} : { hint: doubt };
  };
  const look = (field: ScanField) => ({ onLook: () => onLook(quote.found[field]?.place) });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Looked {...look('companyName')}>
        <TextField
          label="Bedrijf"
          error={errors.companyName?.message}
          {...hintOf('companyName')}
          {...register('companyName')}
        />
      </Looked>
      <Looked {...look('contactPerson')}>
        <TextField
          label="Contactpersoon"
          error={errors.contactPerson?.message}
          {...hintOf('contactPerson')}
          {...register('contactPerson')}
        />
      </Looked>
      <Looked {...look('totalAmount')}>
        <Controller
          control={control}
          name="totalAmount"
          render={({ field }) => (
            <AmountField label="Totaal inclusief btw" {...hintOf('totalAmount')} {...field} />
          )}
        />
      </Looked>
      <Looked {...look('vatAmount')}>
        <Controller
          control={control}
          name="vatAmount"
          render={({ field }) => <AmountField label="Waarvan btw" {...hintOf('vatAmount')} {...field} />}
        />
      </Looked>
      <Looked {...look('quoteNumber')}>
        <TextField
          label="Offertenummer"
          error={errors.quoteNumber?.message}
          {...hintOf('quoteNumber')}
          {...register('quoteNumber')}
        />
      </Looked>
      <Looked {...look('validUntil')}>
        <Controller
          control={control}
          name="validUntil"
          render={({ field }) => (
            <DateField label="Geldig tot" today={dayAt(new Date())} {...hintOf('validUntil')} {...field} />
          )}
        />
      </Looked>
      <Looked {...look('description')} className="sm:col-span-2">
        <TextArea
          label="Omschrijving"
          rows={2}
          error={errors.description?.message}
          {...hintOf('description')}
          {...register('description')}
        />
      </Looked>
    </div>
  );
}

type LookedProps = { onLook: () => void; className?: string; children: ReactNode };

/** Looking at a field, with the keyboard or the mouse, shows where it was read. */
export function Looked({ onLook, className, children }: LookedProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing is an extra; the focus of the field inside does the same
    <div className={className} onFocusCapture={onLook} onMouseEnter={onLook}>
      {children}
    </div>
  );
}
