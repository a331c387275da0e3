import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { closeStep, openedHere } from '#/platform/web/open-step';

const nothingYet = 'kies';

/** Which quotes stand beside each other is in the address (?vergelijk=12.15): it can be sent to a partner. */
export function useComparison() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('vergelijk');
  const put = useCallback(
    (value: string | undefined, options: { replace?: boolean; state?: unknown }) =>
      setSearch((current) => {
        const { vergelijk: _, ...others } = Object.fromEntries(current);
        return value === undefined ? others : { ...others, vergelijk: value };
      }, options),
    [setSearch],
  );
  return {
    isOpen: asked !== null,
    picked: (asked ?? '').split('.').map(Number).filter(Number.isSafeInteger),
    open: useCallback(() => put(nothingYet, { state: openedHere }), [put]),
    pick: useCallback(
      (ids: readonly number[]) =>
        put(ids.join('.') || nothingYet, { replace: true, state: window.history.state }),
      [put],
    ),
    close: useCallback(() => closeStep(() => put(undefined, { replace: true })), [put]),
  };
}
