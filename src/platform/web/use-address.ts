import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { Sort } from '#/ui/table-sorting';

/** What a screen shows stands in its address: reload, Back and a link bring it again. An empty text takes a word out. */
export function useAddress() {
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
  return { search, put };
}

/** On which column a table is sorted; `name` tells one from another on the same screen. */
export function useSortAddress(name = 'sorteer') {
  const { search, put } = useAddress();
  const [key, direction] = (search.get(name) ?? '').split('.');
  const sort = useMemo(
    (): Sort | null => (key ? { key, direction: direction === 'af' ? 'descending' : 'ascending' } : null),
    [key, direction],
  );
  const setSort = useCallback(
    (next: Sort | null) =>
      put({ [name]: next ? `${next.key}.${next.direction === 'descending' ? 'af' : 'op'}` : '' }),
    [put, name],
  );
  return { sort, setSort };
}
