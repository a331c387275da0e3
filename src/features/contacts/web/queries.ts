import { useQuery } from '@tanstack/react-query';
import * as calls from '#/features/contacts/contract';
import { isUnauthorized } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { keyOf, useRead, useWrite } from '#/platform/web/queries';

/** The usual list, asked for at most twice. */
async function askForContacts(signal: AbortSignal): Promise<calls.Contact[]> {
  try {
    return await makeCall(calls.listContacts, {}, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return makeCall(calls.listContacts, {}, { signal });
  }
}

/**
 * Falls back to the emergency list when the usual one is empty or refuses. That one is asked once: where it refuses
 * too the session has really ended, and the query client leads to the sign-in.
 */
async function readContacts({ signal }: { signal: AbortSignal }): Promise<calls.Contact[]> {
  try {
    const contacts = await askForContacts(signal);
    if (contacts.length > 0) return contacts;
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  return makeCall(calls.listContactsSimply, {}, { signal });
}

export function useContacts() {
  return useQuery({ queryKey: keyOf(calls.listContacts, {}), queryFn: readContacts });
}

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
  return useWrite(calls.updateContact, {
    success: 'Contact bijgewerkt',
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van het contact' },
  });
}

export function useRemoveContact() {
  return useWrite(calls.removeContact, {
    success: 'Contact verwijderd',
    failure: { text: 'Er is een fout opgetreden bij het verwijderen van het contact' },
  });
}
