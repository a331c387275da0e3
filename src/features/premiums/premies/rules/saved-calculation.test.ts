import { expect, it } from 'vitest';
import { calculationLog } from '#/features/premiums/premies/rules/log';
import { worksOf } from '#/features/premiums/premies/rules/saved-calculation';

it.each([
  ['a name as it is', 'Ramen en deuren', ['Ramen en deuren']],
  ['keys by their names', 'dak, muur', ['Dakisolatie en dakwerken', 'Muurisolatie']],
  ['a word of nobody as it is', 'constructor', ['constructor']],
])('calls the works of a saved calculation by their names: %s', (_, werksoort, names) => {
  expect(worksOf({ werksoort })).toEqual(names);
});

it('calls them so in the log too', () => {
  expect(calculationLog.values?.werksoort?.('dak, muur')).toBe('Dakisolatie en dakwerken, Muurisolatie');
});
