import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import * as calls from '#/features/work/shared/contacts/contract';
import { messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { keyOf, useRead, useWrite } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

export function useContactHistory(id: number) {
  return useRead(calls.getContactHistory, { params: { id } });
}

/** A contact is in no project’s log until that project uses it: what was done to it is undone here. */
async function takeBack(client: QueryClient, undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo();
    showToast({ tone: 'success', title: 'Ongedaan gemaakt' });
  } catch (error) {
    const text = messageOf(error, 'Dit kon niet ongedaan gemaakt worden. Probeer het opnieuw.');
    showToast({ tone: 'destructive', title: 'Niet ongedaan gemaakt', text });
  }
  await client.invalidateQueries();
}

export function useCreateContact() {
  const client = useQueryClient();
  return useWrite(calls.createContact, {
    success: 'Contact toegevoegd',
    undo:
      (_input, { id, version }) =>
      () =>
        void takeBack(client, () => makeCall(calls.removeContact, { params: { id }, version })),
    failure: { text: 'Er is een fout opgetreden bij het toevoegen van het contact' },
  });
}

export function useImportContacts() {
  const client = useQueryClient();
  return useWrite(calls.importContacts, {
    success: ({ length }) => ({
      title: length === 1 ? 'Contact toegevoegd' : `${length} contacten toegevoegd`,
    }),
    undo: (_input, made) => () =>
      void takeBack(client, () =>
        makeCall(calls.removeContacts, { body: { ids: made.map(({ id }) => id) } }),
      ),
    failure: { text: 'Er is een fout opgetreden bij het toevoegen van de contacten' },
  });
}

export function useUpdateContact() {
  const client = useQueryClient();
  const findAsItWas = (id: number) =>
    client.getQueryData<calls.ListedContact[]>(keyOf(calls.listContacts, {}))?.find((each) => each.id === id);
  return useWrite(
    calls.updateContact,
    {
      record: 'dit contact',
      success: 'Contact bijgewerkt',
      undo: ({ params }, { version }) => {
        const before = findAsItWas(params.id);
        if (!before) return undefined;
        const { id: _id, isOwn: _isOwn, version: _version, guessedTrades: _guessed, ...body } = before;
        return () => void takeBack(client, () => makeCall(calls.updateContact, { params, body, version }));
      },
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
