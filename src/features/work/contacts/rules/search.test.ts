import { describe, expect, it } from 'vitest';
import type { ContactType } from '#/features/work/contacts/contract';
import { searchContacts } from '#/features/work/contacts/rules/search';

function contact(
  name: string,
  more: { company?: string; email?: string; phone?: string; type?: ContactType },
) {
  return { name, company: null, email: null, phone: null, type: 'contractor' as const, ...more };
}

const all = [
  contact('Lore Baetslé', {
    company: 'Baetslé Architectuur',
    type: 'architect',
    email: 'lore@tekent.example',
  }),
  contact('Koen Vermeersch', { company: 'Dakwerken bv', phone: '+32 9 555 01 21' }),
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
  ])('%j of type %j finds %j', (typed, type, found) => {
    expect(searchContacts(all, typed, type).map(({ name }) => name)).toEqual(found);
  });
});
