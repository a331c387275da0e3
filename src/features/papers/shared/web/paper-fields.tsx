import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { newContact, type ReadSender } from '#/features/papers/shared/rules/sender';
import { type PaperDraft, suggestedOf } from '#/features/papers/shared/web/paper-form-values';
import { SenderCard } from '#/features/papers/shared/web/sender-card';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { ContactField } from '#/features/work/shared/contacts/web/contact-field';
import { AmountField } from '#/ui/amount-field';
import { TextArea } from '#/ui/text-field';

type PaperContactProps = {
  /** Undefined while they are being fetched. */
  contacts: readonly Contact[] | undefined;
  hint?: ReactNode;
  /** What a paper says of who sent it, for who makes the contact. */
  sender?: ReadSender | undefined;
};

export function PaperContact({ contacts, hint, sender }: PaperContactProps) {
  const { field, fieldState } = useController<PaperDraft, 'contactId'>({ name: 'contactId' });
  const isNew = field.value === newContact;
  return (
    <>
      {sender && (isNew || field.value === null) && (
        <SenderCard
          read={sender}
          isNew={isNew}
          onChange={(ticked) => field.onChange(ticked ? newContact : null)}
        />
      )}
      {!isNew && (
        <ContactField
          contacts={contacts}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          hint={hint}
          suggested={sender && suggestedOf(sender)}
        />
      )}
    </>
  );
}

export function PaperAmount({ hint }: { hint?: string }) {
  const { field, fieldState } = useController<PaperDraft, 'amount'>({ name: 'amount' });
  return <AmountField label="Bedrag" required hint={hint} error={fieldState.error?.message} {...field} />;
}

export function PaperDescription() {
  return <PaperText name="description" label="Omschrijving" />;
}

export function PaperNotes() {
  return <PaperText name="notes" label="Notities" />;
}

function PaperText({ name, label }: { name: 'description' | 'notes'; label: string }) {
  const { register, formState } = useFormContext<PaperDraft>();
  return <TextArea label={label} rows={2} error={formState.errors[name]?.message} {...register(name)} />;
}
