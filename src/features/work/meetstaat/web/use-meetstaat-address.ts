import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type ItemCategory, itemCategories } from '#/features/work/shared/meetstaat/contract';
import { useAddress, useSortAddress } from '#/platform/web/use-address';

/** Sets of columns of one table. */
export type Shown = 'raming' | 'dekking' | 'vergelijking';

function shownIn(params: URLSearchParams): Shown {
  const asked = params.get('toon');
  return asked === 'dekking' || asked === 'vergelijking' ? asked : 'raming';
}

/** Which columns of the meetstaat are shown, and how: reload, Back and a link bring it again. */
export function useMeetstaatAddress() {
  const { search: params, put } = useAddress();
  const [, setParams] = useSearchParams();
  const shown = shownIn(params);
  // What is covered is looked at per category, unless one says otherwise.
  const usual = shown === 'dekking';
  const grouped = usual ? params.get('groep') !== 'nee' : params.get('groep') === 'ja';
  const folds = params.get('dicht') ?? '';
  const folded = useMemo<ReadonlySet<string>>(() => new Set(folds.split('.').filter(Boolean)), [folds]);
  return {
    ...useSortAddress(),
    search: params.get('zoek') ?? '',
    setSearch: useCallback((zoek: string) => put({ zoek }), [put]),
    category: itemCategories.find((each) => each === params.get('categorie')) ?? ('' as const),
    setCategory: useCallback((category: ItemCategory | '') => put({ categorie: category }), [put]),
    onlyOpen: shown === 'dekking' && params.get('offerte') === 'geen',
    setOnlyOpen: useCallback((on: boolean) => put({ offerte: on ? 'geen' : '' }), [put]),
    grouped,
    setGrouped: useCallback(
      (on: boolean) => put({ groep: on === usual ? '' : on ? 'ja' : 'nee', dicht: '' }),
      [put, usual],
    ),
    folded,
    toggleFold: useCallback(
      (label: string) => {
        const next = new Set(folded);
        if (!next.delete(label)) next.add(label);
        put({ dicht: [...next].join('.') });
      },
      [folded, put],
    ),
    showAll: useCallback(() => put({ zoek: '', categorie: '', offerte: '' }), [put]),
    shown,
    /** A step of its own, which takes along nothing of what the other set was filtered by. */
    show: useCallback(
      (next: Shown) => {
        // A tab is chosen by the press and by the focus that follows it: one step all the same.
        if (shownIn(new URLSearchParams(window.location.search)) === next) return;
        setParams(next === 'raming' ? {} : { toon: next });
      },
      [setParams],
    ),
  };
}

export type MeetstaatAddress = ReturnType<typeof useMeetstaatAddress>;
