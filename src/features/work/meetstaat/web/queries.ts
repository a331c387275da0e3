import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '#/features/work/meetstaat/contract';
import { getCoverage } from '#/features/work/meetstaat/coverage-contract';
import { findStale, isGone, isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { keyOf, useRead, useWrite } from '#/platform/web/queries';
import { isMadeAlready, tellGone, tellStale } from '#/platform/web/stale-write';
import { showToast } from '#/ui/toast';

const record = 'dit item';

const failed = (doing: 'toevoegen' | 'bijwerken' | 'verwijderen') => ({
  text: `Er is een fout opgetreden bij het ${doing} van het item`,
});

export function useItems(projectId: number) {
  return useRead(calls.listItems, { params: { projectId } });
}

export function useCoverage(projectId: number) {
  return useRead(getCoverage, { params: { projectId } });
}

export function useCreateItem(options?: { many?: true }) {
  return useWrite(
    calls.createItem,
    { success: 'Item toegevoegd', undo: 'items', failure: failed('toevoegen') },
    options,
  );
}

export function useUpdateItem() {
  return useWrite(
    calls.updateItem,
    { record, success: 'Item bijgewerkt', undo: 'items', failure: failed('bijwerken') },
    { inForm: true },
  );
}

export function useRemoveItem() {
  return useWrite(calls.removeItem, {
    record,
    success: 'Item verwijderd',
    undo: 'items',
    failure: failed('verwijderen'),
  });
}

/** Work, quantity and price of the other list; what is ours alone (contact, ticks, notes, category) stays. */
export function useReplaceItem() {
  const replace = useWrite(calls.updateItem, { record, failure: failed('bijwerken') });
  const undo = useWrite(calls.updateItem, {
    record,
    success: 'Item teruggezet',
    failure: failed('bijwerken'),
  });
  return {
    isPending: replace.isPending,
    replaceItem: (item: calls.Item, by: Offer) => {
      const params = { id: item.id };
      replace.mutate(
        { params, body: offerOf(by), version: item.version },
        {
          onSuccess: ({ version }) =>
            showToast({
              tone: 'success',
              title: 'Item bijgewerkt',
              undo: { run: () => undo.mutate({ params, body: offerOf(item), version }) },
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
  const show = (id: number, news: Partial<calls.Item>) =>
    client.setQueryData<calls.Item[]>(key, (items) =>
      items?.map((item) => (item.id === id ? { ...item, ...news } : item)),
    );
  /** Ticks before this one have raised it since. */
  const versionNow = ({ id, version }: calls.Item): number =>
    client.getQueryData<calls.Item[]>(key)?.find((item) => item.id === id)?.version ?? version;
  return useMutation({
    scope: { id: 'ticks of items' },
    mutationFn: ({ item, ticks }: Tick) =>
      makeCall(calls.updateItem, { params: { id: item.id }, body: ticks, version: versionNow(item) }),
    onMutate: async ({ item, ticks }) => {
      await client.cancelQueries({ queryKey: key });
      show(item.id, ticks);
    },
    // The list shows it already; fetching thousands of items again for one tick would only cost.
    onSuccess: ({ id, version }) => {
      show(id, { version });
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
    },
    onError: (error, { item, ticks }) => {
      const stale = findStale(error);
      if (isMadeAlready(stale?.current, ticks)) {
        void client.invalidateQueries();
        return;
      }
      const { includedInLoan, subsidyEligible } = item;
      show(item.id, 'includedInLoan' in ticks ? { includedInLoan } : { subsidyEligible });
      if (isUnauthorized(error)) return;
      if (stale) tellStale(client, record, stale);
      else if (isGone(error)) tellGone(client, record);
      else
        showToast({ tone: 'destructive', title: 'Fout', text: messageOf(error, failed('bijwerken').text) });
    },
  });
}
