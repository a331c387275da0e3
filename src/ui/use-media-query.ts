import { useCallback, useSyncExternalStore } from 'react';

export const phoneQuery = '(max-width: 767.98px)';

/** Room for rows, but not for all that a desk shows. */
export const tabletQuery = '(max-width: 1099.98px)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
