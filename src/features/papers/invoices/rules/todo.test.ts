import { expect, it } from 'vitest';
import { findingTodosOf, invoiceTodosOf } from '#/features/papers/invoices/rules/todo';
import type { Looked } from '#/features/papers/shared/checked';
import { deadlineOfKind } from '../../../../../tests/support/deadlines';

it('begins with the latest bill, and ends with what was only called late', () => {
  const found = invoiceTodosOf(
    [
      deadlineOfKind('invoice', { id: 3, days: null }),
      deadlineOfKind('invoice', { id: 1, days: -9 }),
      deadlineOfKind('invoice', { id: 2, days: -1 }),
      deadlineOfKind('invoice', { id: 4, days: 3, isPressing: false }),
      deadlineOfKind('quote', { id: 5, days: -1 }),
    ],
    [],
  );
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

it('says of a bill what nobody could compare, and nothing of what does not make it green', () => {
  const missing = (...kinds: Looked['kind'][]) => ({
    checked: [],
    notChecked: kinds.map((kind) => ({ kind, text: 'iets' })),
  });
  const found = invoiceTodosOf(
    [1, 2, 3].map((id) => deadlineOfKind('invoice', { id, days: -1 })),
    [
      { invoiceId: 1, checked: missing('sums', 'vat', 'quote', 'file') },
      { invoiceId: 2, checked: missing('account', 'name') },
    ],
  );
  expect(found.map(({ text }) => text.split(/ over tijd/)[1])).toEqual([
    '. Niet na te kijken: het rekenwerk, het btw-tarief, de offerte',
    '',
    '',
  ]);
});

it('tells of each invoice of which something is not right with how much, and of no remark', () => {
  const found = findingTodosOf(
    [
      { invoiceId: 1, count: 1, severity: 'warning' },
      { invoiceId: 2, count: 3, severity: 'warning' },
      { invoiceId: 3, count: 1, severity: 'info' },
    ],
    new Map([[1, 'Jan Dak: Dak']]),
  );
  expect(found.map(({ key, title, text }) => [key, title, text])).toEqual([
    ['finding 1 1', 'Jan Dak: Dak', 'Er klopt iets niet aan deze factuur'],
    ['finding 2 3', 'Factuur', 'Er kloppen 3 dingen niet aan deze factuur'],
  ]);
});
