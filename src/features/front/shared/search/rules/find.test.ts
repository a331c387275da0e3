import { expect, it } from 'vitest';
import type { FoundEntry } from '#/core/found-entry';
import { findEntries, indexEntries } from '#/features/front/shared/search/rules/find';

const entry = (title: string, rest: Partial<FoundEntry> = {}): FoundEntry => ({
  ...{ kind: 'Offerte', path: `/quotes/${title}`, title, detail: '', text: '', ...rest },
});

const index = indexEntries([
  entry('DV-1184', { detail: 'Dakwerken Vermeersch bv', text: 'Dakpannen en onderdak, dakgoot in zink' }),
  entry('Café Coppé', { kind: 'Contact', text: 'coppe@voorbeeld.example 0478 12 34 56' }),
  entry('Badkamer betegelen', { kind: 'Taak', detail: 'Maenhout Sanitair' }),
  entry('Badkamer', { kind: 'Document' }),
  entry('Vermeersch Koen', { kind: 'Contact' }),
  entry('Dakisolatie hellend dak', { kind: 'Meetstaat', detail: 'Isolatie · € 7.350,00' }),
  entry('OK-2304', { detail: 'Kelderplafond · € 12.507,00', text: 'Isolatie van de kelder\n1250 mm' }),
  entry('RZ-F0440', { kind: 'Factuur', detail: '€ 1.250,00', text: 'BE68 5390 0754 7034' }),
  entry('Roelandt bv', { kind: 'Contact', detail: 'Bram', text: 'BE 0917.394.623\n+32 9 555 01 22' }),
]);
const titles = (typed: string) => findEntries(index, typed, 10).map(({ title }) => title);

it.each([
  ['accents and capitals', 'COPPE', ['Café Coppé']],
  ['words in any order', 'zink dakwerken', ['DV-1184']],
  ['what was read from a paper', 'onderdak', ['DV-1184']],
  ['the kind besides', 'taak badkamer', ['Badkamer betegelen']],
  ['a title before what is about it, the shorter first', 'badkamer', ['Badkamer', 'Badkamer betegelen']],
  ['a title before a detail', 'vermeersch', ['Vermeersch Koen', 'DV-1184']],
  ['part of a number', '1184', ['DV-1184']],
  ['a letter too few', 'badkmer', ['Badkamer', 'Badkamer betegelen']],
  ['a letter too many', 'betegeelen', ['Badkamer betegelen']],
  ['a wrong letter', 'maenhaut', ['Badkamer betegelen']],
  ['two letters swapped', 'vermeresch', ['Vermeersch Koen', 'DV-1184']],
  ['a letter too few at the end', 'vermeersh', ['Vermeersch Koen', 'DV-1184']],
  ['a slip in the second part of a compound', 'isolatei', ['Dakisolatie hellend dak', 'OK-2304']],
  ['a compound for what the text says in two words', 'kelderisolatie', ['OK-2304']],
  ['an amount as it is written', '1.250,00', ['RZ-F0440']],
  ['an amount with its sign', '€ 1.250,00', ['RZ-F0440']],
  ['an amount as a machine writes it', '1250.00', ['RZ-F0440']],
  ['the euros of an amount, whole ones first', '1250', ['OK-2304', 'RZ-F0440']],
  ['a number without what stands between its parts', 'rzf0440', ['RZ-F0440']],
  ['a number with something else between its parts', 'dv 1184', ['DV-1184']],
  ['an account number in one go', 'be68539007547034', ['RZ-F0440']],
  ['a VAT number in one go', 'BE0917394623', ['Roelandt bv']],
  ['a VAT number with dots', '0917.394.623', ['Roelandt bv']],
  [
    'what stands beside the title before what is only in it',
    'isolatie',
    ['Dakisolatie hellend dak', 'OK-2304'],
  ],
])('finds by %s', (_what, typed, expected) => {
  expect(titles(typed)).toEqual(expected);
});

it('finds who is called so before what is titled so, also by a first part', () => {
  const plumber = entry('Maenhout bv', { kind: 'Contact', called: 'Loodgieter sanitair' });
  const others = [entry('Loodgieter', { kind: 'Document' }), entry('Loodgieter belt', { kind: 'Taak' })];
  const known = indexEntries([...others, plumber]);
  const first = (typed: string) => findEntries(known, typed, 10)[0]?.title;
  expect(['loodgieter', 'LOODGIETER', 'sanitair'].map(first)).toEqual(Array(3).fill('Maenhout bv'));
  expect(findEntries(known, 'loodgie', 10).map(({ title }) => title)).toEqual([
    ...['Maenhout bv', 'Loodgieter', 'Loodgieter belt'],
  ]);
  expect(first('loo')).toBe('Loodgieter');
});

it.each(['', '   ', 'zwembad', 'bdk', 'badkamer zwembad', '€', '1185', '2.250,00'])(
  'finds nothing by ‘%s’',
  (typed) => {
    expect(titles(typed)).toEqual([]);
  },
);

it('gives no more than is asked', () => {
  expect(findEntries(index, 'a', 2)).toHaveLength(2);
});
