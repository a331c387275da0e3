import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Which dialog a screen has open stands in its address: ?nieuw=1 to make a record, ?id=12 for an existing one. */
export function useOpenRecord() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('id'));
  return {
    isNew: search.get('nieuw') === '1',
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    openNew: useCallback(() => setSearch({ nieuw: '1' }), [setSearch]),
    open: useCallback((recordId: number) => setSearch({ id: String(recordId) }), [setSearch]),
    close: useCallback(() => setSearch({}, { replace: true }), [setSearch]),
  };
}
