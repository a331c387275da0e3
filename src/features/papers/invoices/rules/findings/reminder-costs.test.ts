import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { decimalFromCents } from '#/core/money';
import { reminderCosts } from '#/features/papers/invoices/rules/findings/reminder-costs';
import type { CheckedInvoice } from '#/features/papers/invoices/rules/findings/types';
import type { PaperLine } from '#/features/papers/shared/contract';

const today = day('2026-11-18');
const line = (description: string, net: string, vatRate = 0): PaperLine => ({
  ...{ kind: 'line', description, net, vatRate, quantity: null, unit: null, unitPrice: null, itemId: null },
});

type Late = { costs?: PaperLine[]; open?: string; dueDate?: string | null; change?: Partial<CheckedInvoice> };

function find({ costs = [], open = '1090.00', dueDate = '2026-11-17', change = {} }: Late) {
  const invoice: CheckedInvoice = {
    ...{ id: 1, kind: 'invoice', contactId: 1, quoteId: null, invoiceNumber: null, description: null },
    ...{ invoiceDate: null, receivedDate: null, paidDate: null, iban: null, addressee: null },
    ...{ ibanChange: null, amount: open, netAmount: null, vatLines: [] },
    lines: [line('Dakwerken', '1000.00'), ...costs],
    owed: { dueDate: dueDate === null ? null : day(dueDate), isCalledLate: false, open },
    ...change,
  };
  return reminderCosts(invoice, today).map(({ severity, amount, lines, parts }) => ({
    ...{ severity, lines, most: decimalFromCents(amount ?? (0n as never)) },
    over: parts?.map((part) => decimalFromCents(part.amount)),
  }));
}

it('says what may be charged at most on what was owed, to the cent', () => {
  const costs = [line('Aanmaningskosten', '90.00')];
  expect(find({ costs })).toEqual([{ severity: 'info', lines: [1], most: '90.00', over: undefined }]);
  expect(find({ costs: [line('Kosten eerste herinnering', '150.00')], open: '1150.00' })).toEqual([
    { severity: 'warning', lines: [1], most: '90.00', over: ['60.00'] },
  ]);
});

it('leaves out what the costs themselves make, with their VAT', () => {
  const costs = [line('Forfaitaire schadevergoeding', '100.00', 21)];
  expect(find({ costs, open: '1121.00' })[0]?.most).toBe('90.00');
});

it('knows of costs by the description too, without knowing how much', () => {
  const change = { description: 'Herinneringskosten bij factuur 12' };
  expect(find({ change, open: '120.00' })).toEqual([
    { severity: 'info', lines: [], most: '20.00', over: undefined },
  ]);
});

it.each<[string, Late]>([
  ['is not late yet', { dueDate: '2026-11-18' }],
  ['has no last day', { dueDate: null }],
  ['is paid', { open: '0.00' }],
])('says nothing of an invoice that %s', (_, late) => {
  expect(find({ costs: [line('Aanmaningskosten', '90.00')], ...late })).toEqual([]);
});

it('says nothing where no costs are asked', () => {
  expect(find({ costs: [line('Administratie en herinnering aan de planning', '10.00')] })).toEqual([]);
});

it('believes who says that it is late', () => {
  const owed = { dueDate: null, isCalledLate: true, open: '1090.00' };
  expect(find({ costs: [line('Rappelkosten', '90.00')], change: { owed } })).toHaveLength(1);
});
