import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import type { Grouping, Zoom } from '#/features/site/planning/rules/day-scale';

const views = {
  ...{ tabel: 'table', tijdslijn: 'timeline', kalender: 'days', week: 'week', termijnen: 'deadlines' },
} as const;
export type View = (typeof views)[keyof typeof views];
const zooms = { week: 'week', maand: 'month', jaar: 'year' } as const satisfies Record<string, Zoom>;
const groupings = {
  ...{ niet: 'none', aannemer: 'contact', ruimte: 'room', categorie: 'category' },
} as const satisfies Record<string, Grouping>;

/** One of a few words in the address; what it isn't, or isn't there, is the usual one. */
function useWord<Value extends string>(
  name: string,
  words: Readonly<Record<string, Value>>,
  usual: Value,
): [Value, (value: Value) => void] {
  const [search, setSearch] = useSearchParams();
  const word = search.get(name) ?? '';
  const value = Object.hasOwn(words, word) ? (words[word] ?? usual) : usual;
  const put = useCallback(
    (next: Value) =>
      setSearch(
        (current) => {
          const { [name]: _, ...others } = Object.fromEntries(current);
          const found = Object.entries(words).find(([, each]) => each === next)?.[0];
          return next === usual || !found ? others : { ...others, [name]: found };
        },
        { replace: true },
      ),
    [name, words, usual, setSearch],
  );
  return [value, put];
}

/** Which view a screen shows stands in its address, so that a letter or a bell can lead to it, and Back returns to it. */
export function useView() {
  return useWord<View>('weergave', views, 'table');
}

export function useZoom() {
  return useWord<Zoom>('schaal', zooms, 'month');
}

export function useGrouping() {
  return useWord<Grouping>('groep', groupings, 'none');
}
