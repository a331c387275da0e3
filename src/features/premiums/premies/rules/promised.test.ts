import { expect, it } from 'vitest';
import { promisedBy } from '#/features/premiums/premies/rules/promised';

it('adds up what counts, at least and at most, and leaves out the rest', () => {
  const promised = promisedBy([
    { counts: true, least: '1200.50', most: '1500.00' },
    { counts: false, least: '9000.00', most: '9000.00' },
    { counts: true, least: '0.49', most: '0.49' },
  ]);
  expect(promised).toEqual({ from: '1200.99', to: '1500.49', count: 2 });
  expect(promisedBy([])).toEqual({ from: '0.00', to: '0.00', count: 0 });
});
