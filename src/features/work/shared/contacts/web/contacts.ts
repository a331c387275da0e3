import { useQuery } from '@tanstack/react-query';
import {
  type ListedContact,
  listContacts,
  listContactsSimply,
} from '#/features/work/shared/contacts/contract';
import { isUnauthorized } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { notingChangedHere } from '#/platform/web/changed-here';
import { keyOf } from '#/platform/web/queries';

/** The usual list, asked for at most twice. */
async function askForContacts(signal: AbortSignal): Promise<ListedContact[]> {
  try {
    return await makeCall(listContacts, {}, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return makeCall(listContacts, {}, { signal });
  }
}

/**
 * Falls back to the emergency list when the usual one is empty or refuses. That one is asked once: where it refuses
 * too the session has really ended, and the query client leads to the sign-in.
 */
async function readContacts({ signal }: { signal: AbortSignal }): Promise<ListedContact[]> {
  try {
    const contacts = await askForContacts(signal);
    if (contacts.length > 0) return contacts;
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  return makeCall(listContactsSimply, {}, { signal });
}

/** For every screen on which one chooses or reads contacts. */
export function useContacts() {
  const queryKey = keyOf(listContacts, {});
  return useQuery({
    queryKey,
    queryFn: (context) => notingChangedHere(queryKey, () => readContacts(context)),
  });
}
