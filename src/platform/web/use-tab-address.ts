import { useEffect } from 'react';
import { useAddress } from '#/platform/web/use-address';

const tabName = 'weergave';

/**
 * Which tab is shown stands in the address; the first is the usual one and isn't named there. An address without a tab
 * leads to the one whose part it speaks of: `parts` tells by which words.
 */
export function useTabAddress<Value extends string>(
  tabs: readonly [Value, ...Value[]],
  parts: Partial<Record<Value, readonly string[]>> = {},
) {
  const { search, put } = useAddress();
  const named = tabs.find((tab) => tab === search.get(tabName));
  const meantBy = (hasWord: (word: string) => boolean) => tabs.find((tab) => parts[tab]?.some(hasWord));
  const meant = meantBy((word) => search.has(word));
  const isUnnamed = named === undefined && meant !== undefined;
  useEffect(() => {
    // Else it goes with the word that led to it.
    if (isUnnamed && meant !== undefined) put({ [tabName]: meant });
  }, [isUnnamed, meant, put]);
  const show = (tab: Value, also: Record<string, string> = {}) => {
    const meantThen = meantBy((word) => (also[word] ?? search.get(word) ?? '') !== '');
    put({ ...also, [tabName]: tab === (meantThen ?? tabs[0]) ? '' : tab });
  };
  return { tab: named ?? meant ?? tabs[0], show };
}
