import { describe, expect, it } from 'vitest';
import { searchContacts } from '#/features/work/contacts/rules/search';
import type { ContactType } from '#/features/work/shared/contacts/contract';
import type { Trade } from '#/features/work/shared/contacts/rules/trades';

function contact(
  name: string,
  more: {
    company?: string;
    email?: string;
    phone?: string;
    type?: ContactType;
    trades?: Trade[];
    guessedTrades?: Trade[];
  },
) {
  const blank = { company: null, email: null, phone: null, trades: [], guessedTrades: [] };
  return { name, ...blank, type: 'contractor' as const, ...more };
}

const all = [
  contact('Lore Baetslé', {
    company: 'Baetslé Architectuur',
    type: 'architect',
    email: 'lore@tekent.example',
  }),
  contact('Koen Vermeersch', {
    company: 'Vermeersch bv',
    phone: '+32 9 555 01 21',
    guessedTrades: ['roofer'],
  }),
  contact('Marijke Steyaert', { company: 'Bouwmaterialen De Kade', type: 'supplier', phone: '09/555.01.28' }),
];

describe('searching contacts', () => {
  it.each<[string, ContactType | '', string[]]>([
    ['', '', ['Lore Baetslé', 'Koen Vermeersch', 'Marijke Steyaert']],
    ['baetsle', '', ['Lore Baetslé']],
    ['KOEN', '', ['Koen Vermeersch']],
    ['kade marijke', '', ['Marijke Steyaert']],
    ['tekent.example', '', ['Lore Baetslé']],
    ['095550128', '', ['Marijke Steyaert']],
    ['555 01 2', '', ['Koen Vermeersch', 'Marijke Steyaert']],
    ['koen', 'supplier', []],
    ['', 'supplier', ['Marijke Steyaert']],
    ['niemand', '', []],
    ['dakwerker', '', ['Koen Vermeersch']],
    ['dakdekker', 'architect', []],
  ])('%j of type %j finds %j', (typed, type, found) => {
    expect(searchContacts(all, typed, { type, trade: '' }).map(({ name }) => name)).toEqual(found);
  });

  it('narrows to a trade that is said, or guessed where none is', () => {
    const both = contact('Dirk', { trades: ['plumber'], guessedTrades: [] });
    const names = (trade: Trade) =>
      searchContacts([...all, both], '', { type: '', trade }).map(({ name }) => name);
    expect([names('plumber'), names('roofer'), names('painter')]).toEqual([
      ...[['Dirk'], ['Koen Vermeersch'], []],
    ]);
  });
});
