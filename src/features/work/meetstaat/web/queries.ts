import { getCoverage } from '#/features/work/meetstaat/coverage-contract';
import * as calls from '#/features/work/shared/meetstaat/contract';
import { useRead, useWrite } from '#/platform/web/queries';
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
