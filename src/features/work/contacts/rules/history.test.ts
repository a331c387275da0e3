import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { cents, totalOf } from '#/core/money';
import type { MoneyFacts } from '#/core/money-facts';
import { contactHistory } from '#/features/work/contacts/rules/history';
import { describeUsage } from '#/features/work/contacts/rules/usage';
import type { HistoryEntry } from '#/features/work/shared/contacts/contract';

const total = (amount: number) => totalOf([cents(amount)]);

function entry(change: Partial<HistoryEntry>): HistoryEntry {
  return {
    ...{
      kind: 'quote',
      label: 'offerte',
      many: 'offertes',
      id: 1,
      projectId: 1,
      projectName: 'Kerkstraat',
      date: day('2026-05-01'),
    },
    ...{ dateKind: 'added', title: null, number: null, status: 'pending', statusLabel: '', path: null },
    ...{ amount: '0.10', paid: null },
    ...change,
  };
}

describe('the history of a contact', () => {
  it('is one list, newest first', () => {
    const { entries } = contactHistory(
      [
        entry({ id: 1, date: day('2026-01-01') }),
        entry({ id: 2, kind: 'task', amount: null, date: day('2026-03-01') }),
        entry({ id: 3, kind: 'invoice', date: day('2026-02-01') }),
      ],
      [],
    );
    expect(entries.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('sums exactly: all that was quoted, and what was accepted of it', () => {
    expect(
      contactHistory(
        [
          entry({ amount: '0.10' }),
          entry({ amount: '0.20', status: 'accepted' }),
          entry({ amount: '5.00', status: 'rejected' }),
          entry({ kind: 'invoice', amount: '9.00', status: 'overdue' }),
          entry({ kind: 'task', amount: null, status: 'planned' }),
        ],
        [],
      ),
    ).toMatchObject({ quoted: '5.30', accepted: '0.20' });
  });

  it('counts of the money of a project only theirs: contracts with approved extras, and what was asked of it', () => {
    const paper = { category: null, lines: [], coversItemIds: [] };
    const quote = { ...paper, status: 'accepted', amount: total(10_000), unforeseen: total(500) } as const;
    const extra = { lines: [], amount: total(700), status: 'approved' } as const;
    const invoice = {
      ...({ ...paper, kind: 'invoice', quoteId: 1, creditsInvoiceId: null, netted: false } as const),
      ...{ amount: total(4_000), paid: total(3_000), open: total(1_000), overpaid: total(0) },
    };
    const facts: MoneyFacts = {
      ...{ items: [], kept: [] },
      quotes: [
        { ...quote, id: 1 },
        { ...quote, id: 2, status: 'pending' },
        { ...quote, id: 3 },
      ],
      extras: [
        { ...extra, quoteId: 1 },
        { ...extra, quoteId: 1, status: 'sent' },
        { ...extra, quoteId: 2 },
        { ...extra, quoteId: 3 },
      ],
      invoices: [
        { ...invoice, id: 1 },
        { ...invoice, id: 2, kind: 'credit-note', amount: total(-500), paid: total(-200), open: total(0) },
        { ...invoice, id: 3 },
      ],
    };
    const theirs = [1, 2].flatMap((id) => [entry({ id }), entry({ id, kind: 'invoice' })]);
    expect(contactHistory(theirs, [facts])).toMatchObject({
      ...{ contracted: '107.00', billed: '35.00', paid: '28.00', open: '10.00' },
    });
  });

  it('of nobody is empty and sums to nothing', () => {
    expect(contactHistory([], [])).toEqual({
      ...{ entries: [], quoted: '0.00', accepted: '0.00' },
      ...{ contracted: '0.00', billed: '0.00', paid: '0.00', open: '0.00' },
    });
  });
});

describe('the use of a contact', () => {
  const use = (count: number, one: string, many: string) => ({ count, one, many });
  const quotes = (count: number) => use(count, 'offerte', 'offertes');
  const invoices = (count: number) => use(count, 'factuur', 'facturen');
  const tasks = (count: number) => use(count, 'taak', 'taken');
  it.each([
    [[], undefined],
    [[quotes(0), tasks(0)], undefined],
    [[quotes(1), tasks(0)], '1 offerte'],
    [[quotes(0), invoices(2), tasks(1)], '2 facturen en 1 taak'],
    [[quotes(2), invoices(1), tasks(4)], '4 taken, 2 offertes en 1 factuur'],
  ])('is told in words', (uses, words) => {
    expect(describeUsage(uses)).toBe(words);
  });
});
