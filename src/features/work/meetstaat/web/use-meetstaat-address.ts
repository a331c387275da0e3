import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type ItemCategory, itemCategories } from '#/features/work/meetstaat/contract';
import { useListAddress } from '#/platform/web/use-list-address';

export type ItemsShape = 'tabel' | 'blad';
export type Shown = 'posten' | 'dekking' | 'vergelijking';

/** What of the meetstaat is shown, and how: reload, Back and a link bring it again. */
export function useMeetstaatAddress() {
  const [params, setParams] = useSearchParams();
  const { filter, setFilter, sort, setSort } = useListAddress([]);
  const put = useCallback(
    (next: Record<string, string>, isStep = false) =>
      setParams(
        (current) => {
          const all = { ...Object.fromEntries(current), ...next };
          return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
        },
        { replace: !isStep },
      ),
    [setParams],
  );
  const folds = params.get('dicht') ?? '';
  const folded = useMemo<ReadonlySet<string>>(() => new Set(folds.split('.').filter(Boolean)), [folds]);
  const asked = params.get('toon');
  const shown: Shown = asked === 'dekking' || asked === 'vergelijking' ? asked : 'posten';
  const shape: ItemsShape = params.get('weergave') === 'blad' ? 'blad' : 'tabel';
  return {
    search: filter.search,
    setSearch: useCallback((search: string) => setFilter({ search, choice: '' }), [setFilter]),
    category: itemCategories.find((each) => each === params.get('categorie')) ?? ('' as const),
    setCategory: useCallback((category: ItemCategory | '') => put({ categorie: category }), [put]),
    grouped: params.get('groep') === 'ja',
    setGrouped: useCallback((on: boolean) => put({ groep: on ? 'ja' : '', dicht: '' }), [put]),
    folded,
    toggleFold: useCallback(
      (label: string) => {
        const next = new Set(folded);
        if (!next.delete(label)) next.add(label);
        put({ dicht: [...next].join('.') });
      },
      [folded, put],
    ),
    sort,
    setSort,
    showAll: useCallback(() => put({ zoek: '', categorie: '' }), [put]),
    shape,
    setShape: useCallback(
      (next: ItemsShape) => put({ weergave: next === 'blad' ? 'blad' : '' }, true),
      [put],
    ),
    shown,
    show: useCallback((next: Shown) => put({ toon: next === 'posten' ? '' : next }, true), [put]),
  };
}

export type MeetstaatAddress = ReturnType<typeof useMeetstaatAddress>;
