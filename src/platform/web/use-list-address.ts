import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { Filter } from '#/ui/filter-bar';
import type { Sort } from '#/ui/table-sorting';

/** What a list is searched for, filtered by and sorted on stands in its address: Back and a link bring it again. */
export function useListAddress<Choice extends string>(choices: readonly Choice[], choiceName = 'status') {
  const [search, setSearch] = useSearchParams();
  const put = useCallback(
    (next: Record<string, string>) =>
      setSearch(
        (current) => {
          const all = { ...Object.fromEntries(current), ...next };
          return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
        },
        { replace: true },
      ),
    [setSearch],
  );
  const filter: Filter<Choice> = {
    search: search.get('zoek') ?? '',
    choice: choices.find((choice) => choice === search.get(choiceName)) ?? '',
  };
  const [key, direction] = (search.get('sorteer') ?? '').split('.');
  const sort = useMemo(
    (): Sort | null => (key ? { key, direction: direction === 'af' ? 'descending' : 'ascending' } : null),
    [key, direction],
  );
  return {
    filter,
    setFilter: useCallback(
      ({ search: zoek, choice }: Filter<Choice>) => put({ zoek, [choiceName]: choice }),
      [put, choiceName],
    ),
    sort,
    setSort: useCallback(
      (next: Sort | null) =>
        put({ sorteer: next ? `${next.key}.${next.direction === 'descending' ? 'af' : 'op'}` : '' }),
      [put],
    ),
  };
}
