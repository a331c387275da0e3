import { expect, it } from 'vitest';
import { invoiceTodosOf } from '#/features/papers/invoices/rules/todo';
import { deadlineOfKind } from '../../../../../tests/support/deadlines';

it('begins with the latest bill, and ends with what was only called late', () => {
  const found = invoiceTodosOf([
    deadlineOfKind('invoice', { id: 3, days: null }),
    deadlineOfKind('invoice', { id: 1, days: -9 }),
    deadlineOfKind('invoice', { id: 2, days: -1 }),
    deadlineOfKind('invoice', { id: 4, days: 3, isPressing: false }),
    deadlineOfKind('quote', { id: 5, days: -1 }),
  ]);
  expect(found.map(({ text, details }) => [details?.id, details?.days, text.replaceAll(/\s/g, ' ')])).toEqual(
    [
      [1, 9, 'Factuur van € 100,00, 9 dagen over tijd'],
      [2, 1, 'Factuur van € 100,00, 1 dag over tijd'],
      [3, null, 'Factuur van € 100,00, achterstallig'],
    ],
  );
  expect(found.every(({ isUrgent, path, details }) => isUrgent && path === `/invoices/${details?.id}`)).toBe(
    true,
  );
});
