import type { Contact, ListedContact } from '#/features/work/shared/contacts/contract';
import { ContactForm } from '#/features/work/shared/contacts/web/contact-form';
import { useCreateContact, useUpdateContact } from '#/features/work/shared/contacts/web/queries';
import type { SuggestedContact } from '#/features/work/shared/contacts/web/suggested-contact';

export type ContactDialogProps = {
  /** The one to change; left out for a new one. */
  contact?: ListedContact | undefined;
  /** What a new one begins with. */
  suggested?: SuggestedContact | undefined;
  isGone?: boolean;
  onClose: () => void;
  /** The saved contact, already in the list: a form that asked for it can choose it. */
  onSaved?: (contact: Contact) => void;
};

export function ContactDialog({ contact, suggested, isGone, onClose, onSaved }: ContactDialogProps) {
  const create = useCreateContact();
  const update = useUpdateContact();
  const onSuccess = (saved: Contact) => {
    onSaved?.(saved);
    onClose();
  };
  return (
    <ContactForm
      contact={contact}
      suggested={suggested}
      isGone={isGone}
      onClose={onClose}
      saving={update}
      busy={create.isPending || update.isPending}
      onCreate={(body) => create.mutate({ body }, { onSuccess })}
      onChange={
        contact &&
        ((body, version) => update.mutate({ params: { id: contact.id }, body, version }, { onSuccess }))
      }
    />
  );
}
