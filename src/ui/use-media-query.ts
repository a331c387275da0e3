import { useCallback, useMemo, useSyncExternalStore } from 'react';

export const phoneQuery = '(max-width: 767.98px)';
/** More than four buttons take a second line beside the menu. */
export const narrowQuery = '(max-width: 1279.98px)';

/** Asked of the browser once: every asking may have it lay out the page first. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (notify: () => void) => {
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
