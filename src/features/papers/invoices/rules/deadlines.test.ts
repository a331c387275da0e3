import { expect, it } from 'vitest';
import { addDays, type Day, day } from '#/core/day';
import { paymentDeadlines, vatDeadlines } from '#/features/papers/invoices/rules/deadlines';

const today = day('2026-03-10');
const inDays = (days: number): Day => addDays(today, days);

const invoice = {
  id: 1,
  name: 'Dak',
  kind: 'invoice' as const,
  open: '60.00',
  netted: false,
  paid: '40.00',
  status: 'pending' as const,
  dueDate: inDays(3),
};

it('is the due date of an invoice with what is left to pay, and none once it is paid, given back or a credit note', () => {
  expect(paymentDeadlines([invoice], today)).toEqual([
    {
      ...{ key: 'invoice 1', kind: 'invoice', id: 1, name: 'Dak', amount: '60.00', day: inDays(3) },
      path: '/invoices?id=1',
    },
  ]);
  const none = [
    { ...invoice, status: 'paid' as const },
    { ...invoice, kind: 'credit-note' as const },
    { ...invoice, dueDate: null },
    { ...invoice, netted: true },
  ];
  expect(paymentDeadlines(none, today)).toEqual([]);
});

it.each([
  ['pending', -1, inDays(-1)],
  ['overdue', -30, inDays(-30)],
  ['overdue', 5, inDays(5)],
] as const)('of what is %s and due in %d days is on %s', (status, due, on) => {
  const [found] = paymentDeadlines([{ ...invoice, status, dueDate: inDays(due) }], today);
  expect(found?.day).toBe(on);
});

it('of an invoice without a due date is only what its owner called overdue', () => {
  const called = { ...invoice, id: 2, status: 'overdue' as const, dueDate: null };
  expect(paymentDeadlines([called], today)).toMatchObject([{ key: 'invoice 2', day: null }]);
});

it('of a reduced rate ends with its month, and is none where no month follows', () => {
  const received = [{ id: 1, name: 'Dak', receivedDate: day('2026-02-10') }];
  expect(vatDeadlines(received, today)).toMatchObject([{ key: 'vat 1', day: today, path: '/invoices?id=1' }]);
  expect(vatDeadlines(received, inDays(1))).toEqual([]);
  expect(vatDeadlines([{ id: 1, name: 'Dak', receivedDate: day('2199-12-31') }], today)).toEqual([]);
});
