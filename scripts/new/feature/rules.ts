import { centsFromDecimal, type Total, totalOf } from '#/core/money';
import { matchesSearch } from '#/core/search-text';
import type { Entry } from '#/features/work/new-thing/contract';

export function entriesTotal(entries: readonly Pick<Entry, 'amount'>[]): Total {
  return totalOf(entries.map(({ amount }) => centsFromDecimal(amount)));
}

type Searched = Pick<Entry, 'title' | 'contact' | 'notes'>;

/** Every word has to occur somewhere in the entry or in the name of its contact. */
export function searchEntries<E extends Searched>(entries: readonly E[], typed: string): E[] {
  return entries.filter(({ title, contact, notes }) =>
    matchesSearch([title, contact?.name, contact?.company, notes], typed),
  );
}
