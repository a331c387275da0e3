import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Which dialog a screen has open stands in its address: ?nieuw=1 to make a record, ?id=12 for an existing one. */
export function useOpenRecord() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (next: Record<string, string>, options?: { replace: boolean }) =>
      setSearch((current) => {
        const { nieuw: _new, id: _id, ...others } = Object.fromEntries(current);
        return { ...others, ...next };
      }, options),
    [setSearch],
  );
  const id = Number(search.get('id'));
  return {
    isNew: search.get('nieuw') === '1',
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    openNew: useCallback(() => show({ nieuw: '1' }), [show]),
    open: useCallback((recordId: number) => show({ id: String(recordId) }), [show]),
    close: useCallback(() => show({}, { replace: true }), [show]),
  };
}
