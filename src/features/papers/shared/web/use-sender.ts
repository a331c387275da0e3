import { useRef } from 'react';
import { contactOfSender, newContact, type ReadSender } from '#/features/papers/shared/rules/sender';
import { createContact } from '#/features/work/shared/contacts/contract';
import { useWrite } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

/** Makes the contact of a paper that is being saved, once, and says which it is. */
export function useSender(read: ReadSender | undefined) {
  const made = useRef<number>(undefined);
  const { mutateAsync, isPending } = useWrite(
    createContact,
    { failure: { text: 'Er is een fout opgetreden bij het toevoegen van het contact' } },
    { many: true },
  );
  /** Undefined where it could not be made, which was told. */
  const withContact = async <Values extends { contactId: number }>(
    values: Values,
  ): Promise<Values | undefined> => {
    if (values.contactId !== newContact) return values;
    const found = read && contactOfSender(read);
    if (!found) {
      showToast({ tone: 'destructive', title: 'Verplichte velden', text: 'Kies een contact.' });
      return undefined;
    }
    made.current ??= await mutateAsync({ body: found.contact }).then(
      ({ id }) => id,
      () => undefined,
    );
    return made.current === undefined ? undefined : { ...values, contactId: made.current };
  };
  return { withContact, isPending };
}
