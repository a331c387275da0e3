import { useSearchParams } from 'wouter';
import { compareQuotesPath } from '#/features/papers/quotes/page';
import type { Asked } from '#/features/papers/quotes/rules/first-comparison';

const picked = 'offertes';

function idsOf(text: string | null): readonly number[] | null {
  if (text === null) return null;
  return text
    .split('.')
    .filter((each) => each !== '')
    .map(Number)
    .filter(Number.isSafeInteger);
}

/** Which quotes stand beside each other is in the address (?work=Dak&offertes=12.15): it can be sent to a partner. */
export function useComparison() {
  const [search, setSearch] = useSearchParams();
  const asked: Asked = { work: search.get('work'), ids: idsOf(search.get(picked)) };
  const put = (values: Record<string, string>) => setSearch(values, { replace: true });
  return {
    asked,
    /** All of a kind of work. */
    choose: (work: string) => put({ work }),
    pick: (work: string, ids: readonly number[]) => put({ work, [picked]: ids.join('.') }),
  };
}

/** Links of before it was a page of its own. */
export function comparisonOfOldLink(ids: string): string {
  return ids === 'kies' ? compareQuotesPath : `${compareQuotesPath}?${picked}=${encodeURIComponent(ids)}`;
}
