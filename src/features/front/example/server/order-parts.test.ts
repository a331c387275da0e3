import { expect, it } from 'vitest';
import { orderParts } from '#/features/front/example/server/order-parts';

const part = (feature: string, ...after: string[]) => ({ feature, after, write: async () => undefined });
const order = (...parts: Parameters<typeof orderParts>[0]) => orderParts(parts).map(({ feature }) => feature);

it('writes each part after those that it refers to, and otherwise as they are told', () => {
  const parts = [
    part('invoices', 'quotes', 'contacts'),
    part('home'),
    part('quotes', 'contacts'),
    part('contacts'),
  ];
  expect(order(...parts)).toEqual(['home', 'contacts', 'quotes', 'invoices']);
});

it.each([
  ['another that is no part', [part('quotes', 'contacts')]],
  ['itself', [part('quotes', 'invoices'), part('invoices', 'quotes')]],
])('refuses a part that comes after %s', (_what, parts) => {
  expect(() => order(...parts)).toThrow('the example of quotes');
});
