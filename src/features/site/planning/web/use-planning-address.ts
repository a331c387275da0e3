import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { type Day, isDay } from '#/core/day';
import type { Grouping, Zoom } from '#/features/site/planning/rules/day-scale';
import { useAddress } from '#/platform/web/use-address';

const views = { tabel: 'table', tijdslijn: 'timeline', agenda: 'agenda' } as const;
type View = (typeof views)[keyof typeof views];
const zooms = { alles: 'all', week: 'week', maand: 'month', jaar: 'year' } as const satisfies Record<
  string,
  Zoom
>;
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
  return useWord<Zoom>('schaal', zooms, 'all');
}

export function useGrouping() {
  return useWord<Grouping>('groep', groupings, 'none');
}

/** From which day the agenda shows; today is not in the address, as tomorrow it is another. */
export function useAgendaDay(today: Day): [Day, (value: Day) => void] {
  const { search, put } = useAddress();
  const word = search.get('dag') ?? '';
  const show = useCallback((value: Day) => put({ dag: value === today ? '' : value }), [put, today]);
  return [isDay(word) ? word : today, show];
}
