import type { Contact } from '#/features/contacts/contract';
import { ContactForm, type ContactValues } from '#/features/contacts/web/contact-form';
import { useCreateContact, useUpdateContact } from '#/features/contacts/web/queries';

export type ContactDialogProps = {
  /** The one to change; left out for a new one. */
  contact?: Contact;
  onClose: () => void;
  /** The saved contact, already in the list: a form that asked for it can choose it. */
  onSaved?: (contact: Contact) => void;
};

export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const create = useCreateContact();
  const update = useUpdateContact();
  const onSuccess = (saved: Contact) => {
    onSaved?.(saved);
    onClose();
  };
  const save = (body: ContactValues) =>
    contact
      ? update.mutate({ params: { id: contact.id }, body, version: contact.version }, { onSuccess })
      : create.mutate({ body }, { onSuccess });
  return (
    <ContactForm
      contact={contact}
      onClose={onClose}
      busy={create.isPending || update.isPending}
      onSave={save}
    />
  );
}
