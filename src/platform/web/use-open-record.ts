import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { closeStep, openedHere } from '#/platform/web/open-step';

/**
 * Which dialog a screen has open stands in its address: ?nieuw=1 to make a record, ?id=12 for an existing one. A screen
 * with two kinds of records calls the one of the second otherwise.
 */
export function useOpenRecord(idName = 'id') {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (next: Record<string, string>, options: { replace?: boolean; state?: unknown }) =>
      setSearch((current) => {
        const { nieuw: _new, [idName]: _id, ...others } = Object.fromEntries(current);
        return { ...others, ...next };
      }, options),
    [setSearch, idName],
  );
  const isOpen = search.has(idName) || search.has('nieuw');
  /** One after the other takes the place of the one before. */
  const open = useCallback(
    (next: Record<string, string>) =>
      show(next, isOpen ? { replace: true, state: window.history.state } : { state: openedHere }),
    [show, isOpen],
  );
  const id = Number(search.get(idName));
  return {
    isNew: search.get('nieuw') === '1',
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    openNew: useCallback(() => open({ nieuw: '1' }), [open]),
    open: useCallback((recordId: number) => open({ [idName]: String(recordId) }), [open, idName]),
    close: useCallback(() => closeStep(() => show({}, { replace: true })), [show]),
  };
}
