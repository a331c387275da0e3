import * as calls from '#/features/contacts/contract';
import { useRead, useWrite } from '#/platform/web/queries';

export function useContactHistory(id: number) {
  return useRead(calls.getContactHistory, { params: { id } });
}

export function useCreateContact() {
  return useWrite(calls.createContact, {
    success: 'Contact toegevoegd',
    failure: { text: 'Er is een fout opgetreden bij het toevoegen van het contact' },
  });
}

export function useUpdateContact() {
  return useWrite(
    calls.updateContact,
    {
      record: 'dit contact',
      success: 'Contact bijgewerkt',
      failure: { text: 'Er is een fout opgetreden bij het bijwerken van het contact' },
    },
    { inForm: true },
  );
}

export function useRemoveContact() {
  return useWrite(calls.removeContact, {
    record: 'dit contact',
    success: 'Contact verwijderd',
    undo: { loose: 'contacts' },
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van het contact' },
  });
}
