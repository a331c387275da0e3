import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '#/features/meetstaat/contract';
import { listSubsidyTypes } from '#/features/premies/contract';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { keyOf, useRead, useWrite, type WriteOptions } from '#/platform/web/queries';
import { showToast } from '#/ui/toast';

const failed = (doing: 'toevoegen' | 'bijwerken' | 'verwijderen') => ({
  text: `Er is een fout opgetreden bij het ${doing} van het item`,
});

export function useItems(projectId: number) {
  return useRead(calls.listItems, { params: { projectId } });
}

export function useSubsidyTypes() {
  return useRead(listSubsidyTypes, {});
}

export function useCreateItem(options?: WriteOptions) {
  return useWrite(calls.createItem, { success: 'Item toegevoegd', failure: failed('toevoegen') }, options);
}

export function useUpdateItem() {
  return useWrite(calls.updateItem, { success: 'Item bijgewerkt', failure: failed('bijwerken') });
}

/** `onDone` closes what asked for it, whether it worked or not. */
export function useRemoveItem(projectId: number) {
  const texts = { success: 'Item teruggezet', failure: failed('toevoegen') };
  const restore = useWrite(calls.createItem, texts, { many: true });
  const remove = useWrite(calls.removeItem, { failure: failed('verwijderen') });
  const undo = (item: calls.Item) => ({
    run: () => restore.mutate({ params: { projectId }, body: calls.itemFields.parse(item) }),
  });
  return {
    isPending: remove.isPending,
    removeItem: (item: calls.Item, onDone: () => void) =>
      remove.mutate(
        { params: { id: item.id } },
        {
          onSuccess: () => showToast({ tone: 'success', title: 'Item verwijderd', undo: undo(item) }),
          onSettled: onDone,
        },
      ),
  };
}

/** Work, quantity and price of the other list; what is ours alone (contact, ticks, notes, category) stays. */
export function useReplaceItem() {
  const replace = useWrite(calls.updateItem, { failure: failed('bijwerken') });
  const undo = useWrite(calls.updateItem, { success: 'Item teruggezet', failure: failed('bijwerken') });
  return {
    isPending: replace.isPending,
    replaceItem: (item: calls.Item, by: Offer) => {
      const params = { id: item.id };
      replace.mutate(
        { params, body: offerOf(by) },
        {
          onSuccess: () =>
            showToast({
              tone: 'success',
              title: 'Item bijgewerkt',
              undo: { run: () => undo.mutate({ params, body: offerOf(item) }) },
            }),
        },
      );
    },
  };
}

type Offer = Pick<calls.Item, 'description' | 'quantity' | 'unit' | 'unitPrice'>;

function offerOf({ description, quantity, unit, unitPrice }: Offer): Offer {
  return { description, quantity, unit, unitPrice };
}

export type Ticks = Partial<Pick<calls.Item, 'includedInLoan' | 'subsidyEligible'>>;
type Tick = { item: calls.Item; ticks: Ticks };

/** Shown at once, and taken back where the server refuses. One after the other: the last click has the last word. */
export function useTickItem(projectId: number) {
  const client = useQueryClient();
  const key = keyOf(calls.listItems, { params: { projectId } });
  const show = (id: number, ticks: Ticks) =>
    client.setQueryData<calls.Item[]>(key, (items) =>
      items?.map((item) => (item.id === id ? { ...item, ...ticks } : item)),
    );
  return useMutation({
    scope: { id: 'ticks of items' },
    mutationFn: ({ item, ticks }: Tick) =>
      makeCall(calls.updateItem, { params: { id: item.id }, body: ticks }),
    onMutate: async ({ item, ticks }) => {
      await client.cancelQueries({ queryKey: key });
      show(item.id, ticks);
    },
    // The list shows it already; fetching thousands of items again for one tick would only cost.
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] }),
    onError: (error, { item, ticks }) => {
      const { includedInLoan, subsidyEligible } = item;
      show(item.id, 'includedInLoan' in ticks ? { includedInLoan } : { subsidyEligible });
      if (isUnauthorized(error)) return;
      showToast({ tone: 'destructive', title: 'Fout', text: messageOf(error, failed('bijwerken').text) });
    },
  });
}
