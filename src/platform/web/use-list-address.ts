import { useCallback } from 'react';
import { useAddress, useSortAddress } from '#/platform/web/use-address';
import type { Filter } from '#/ui/filter-bar';

/** What a list is searched for, filtered by and sorted on stands in its address: Back and a link bring it again. */
export function useListAddress<Choice extends string>(choices: readonly Choice[], choiceName = 'status') {
  const { search, put } = useAddress();
  const filter: Filter<Choice> = {
    search: search.get('zoek') ?? '',
    choice: choices.find((choice) => choice === search.get(choiceName)) ?? '',
  };
  return {
    filter,
    setFilter: useCallback(
      ({ search: zoek, choice }: Filter<Choice>) => put({ zoek, [choiceName]: choice }),
      [put, choiceName],
    ),
    ...useSortAddress(),
  };
}
