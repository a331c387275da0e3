import type { Contact } from '#/features/contacts/contract';
import { useRemoveContact } from '#/features/contacts/web/queries';
import { ConfirmDialog } from '#/ui/confirm';

export function RemoveContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const remove = useRemoveContact();
  return (
    <ConfirmDialog
      onClose={onClose}
      danger
      title={`‘${contact.name}’ verwijderen?`}
      text="Een contact dat nog bij een offerte, factuur, meetstaatitem of taak hoort, blijft bewaard."
      confirmLabel="Contact verwijderen"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { id: contact.id }, version: contact.version },
          { onSettled: () => onClose() },
        )
      }
    />
  );
}
