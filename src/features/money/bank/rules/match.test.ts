import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import type { KnownInvoice, KnownPremium } from '#/features/money/bank/rules/known';
import { matchLines } from '#/features/money/bank/rules/match';
import type { ReadLine } from '#/features/money/bank/rules/statement';
import { structuredOf } from '../../../../../tests/support/bank-files';

const account = 'BE47999160633080';
const other = 'BE64999123450152';
const structured = structuredOf(42);
const spelled = `+++${structured.slice(0, 3)}/${structured.slice(3, 7)}/${structured.slice(7)}+++`;

function invoice(over: Partial<KnownInvoice> = {}): KnownInvoice {
  const amount = over.amount ?? 100_000;
  return {
    ...{
      id: 1,
      kind: 'invoice',
      number: 'F2026-014',
      structured: null,
      contactId: 1,
      contactName: 'Dakwerken Vermeersch bv',
    },
    ...{
      accounts: [account],
      date: day('2026-03-01'),
      amount,
      paid: 0,
      open: amount,
      overpaid: 0,
      payments: [],
    },
    ...over,
  };
}

function line(over: Partial<ReadLine> = {}): ReadLine {
  return {
    ...{ account: 'BE68', day: day('2026-03-10'), cents: -100_000, currency: 'EUR' },
    ...{ name: null, iban: null, message: null, reference: null },
    ...over,
  };
}

const match = (lines: ReadLine[], invoices: KnownInvoice[], premiums: KnownPremium[] = []) =>
  matchLines(lines, { invoices, premiums });

describe('what is sure', () => {
  it('is the same message and amount, however the message is written', () => {
    for (const message of [
      spelled,
      `***${structured}***`,
      `betaling ${structured}`,
      spelled.replaceAll('+', ''),
    ]) {
      expect(match([line({ message })], [invoice({ structured })])).toEqual([
        {
          as: 'payment',
          isSure: true,
          parts: [{ invoiceId: 1, cents: 100_000 }],
          because: 'zelfde mededeling en bedrag',
        },
      ]);
    }
  });

  it('is the account of the firm and the amount to the cent, where only one invoice is that', () => {
    const [found] = match(
      [line({ iban: account })],
      [invoice(), invoice({ id: 2, open: 99_999, amount: 99_999 })],
    );
    expect(found).toMatchObject({
      isSure: true,
      because: 'zelfde rekening en bedrag',
      parts: [{ invoiceId: 1 }],
    });
  });

  it.each<[string, Partial<ReadLine>, KnownInvoice[], RegExp]>([
    ['two such invoices', { iban: account }, [invoice(), invoice({ id: 2 })], /2 zulke facturen/],
    ['a day before the invoice', { iban: account, day: day('2026-02-28') }, [invoice()], /vóór de datum/],
    [
      'another message',
      { iban: account, message: structuredOf(77) },
      [invoice({ structured })],
      /andere mededeling/,
    ],
    ['a cent less', { iban: account, cents: -99_999 }, [invoice()], /een deel van het bedrag/],
    ['another account', { iban: other, message: spelled }, [invoice({ structured })], /andere rekening/],
    ['one that is paid', { iban: account }, [invoice({ open: 0, paid: 100_000 })], /dubbele betaling/],
    ['more than was asked', { message: spelled, cents: -100_100 }, [invoice({ structured })], /1,00 meer/],
  ])('is not %s', (_what, over, invoices, because) => {
    const [found] = match([line(over)], invoices);
    expect(found).toMatchObject({ as: 'payment', isSure: false });
    expect(found?.because).toMatch(because);
  });

  it('gives an invoice to one booking: a second one is told to be double', () => {
    const lines = [line({ message: spelled }), line({ message: spelled, day: day('2026-03-11') })];
    const [first, second] = match(lines, [invoice({ structured })]);
    expect(first?.isSure).toBe(true);
    expect(second?.because).toMatch(/al betaald/);
  });

  it('leaves an invoice to the booking whose message names it', () => {
    const lines = [line({ iban: account }), line({ iban: account, message: spelled })];
    const [first, second] = match(lines, [invoice({ structured })]);
    expect([first?.isSure, second?.isSure]).toEqual([false, true]);
  });
});

describe('what is proposed', () => {
  it('is several invoices in one payment', () => {
    const invoices = [
      invoice({ open: 40_000 }),
      invoice({ id: 2, open: 60_000 }),
      invoice({ id: 3, open: 1_000 }),
    ];
    const [found] = match([line({ iban: account })], invoices);
    expect(found).toMatchObject({ isSure: false, because: expect.stringMatching(/samen precies/) });
    expect(found?.parts).toEqual([
      { invoiceId: 1, cents: 40_000 },
      { invoiceId: 2, cents: 60_000 },
    ]);
  });

  it('is one invoice in several payments', () => {
    const lines = [line({ iban: account, cents: -60_000 }), line({ iban: account, cents: -40_000 })];
    expect(match(lines, [invoice()]).map(({ parts }) => parts)).toEqual([
      [{ invoiceId: 1, cents: 60_000 }],
      [{ invoiceId: 1, cents: 40_000 }],
    ]);
  });

  it.each<[string, Partial<ReadLine>, RegExp]>([
    ['its number', { message: 'Voorschot f 2026-014' }, /factuurnummer/],
    ['the name', { name: 'VERMEERSCH DAKWERKEN' }, /zelfde naam en bedrag/],
  ])('is what the text says: %s', (_what, over, because) => {
    expect(match([line(over)], [invoice()])[0]).toMatchObject({
      as: 'payment',
      isSure: false,
      because: expect.stringMatching(because),
    });
  });

  it('is no invoice whose number is only a part of another number', () => {
    expect(match([line({ message: 'F2026-0145', cents: -5 })], [invoice()])[0]?.as).toBe('none');
  });

  it('is a purchase in a builders’ shop', () => {
    expect(match([line({ message: 'MET KAART 5555 HUBO GENT', cents: -1_995 })], [])[0]).toMatchObject({
      ...{ as: 'purchase', isSure: false, because: 'gekocht bij Hubo' },
    });
    expect(match([line({ message: 'THUBOSCH', cents: -1_995 })], [])[0]?.as).toBe('none');
  });

  it('is money that comes back: of a credit note, of what was paid too much, of a payment', () => {
    const credit = invoice({ id: 2, kind: 'credit-note', amount: -5_000, open: 0, overpaid: 5_000 });
    const paid = invoice({
      open: 0,
      paid: 100_000,
      payments: [{ date: day('2026-03-02'), amount: 100_000 }],
    });
    const back = (cents: number, invoices: KnownInvoice[]) =>
      match([line({ cents, iban: account })], invoices)[0];
    expect(back(5_000, [paid, credit])).toMatchObject({
      as: 'refund',
      parts: [{ invoiceId: 2, cents: 5_000 }],
    });
    expect(back(1_000, [{ ...paid, overpaid: 1_000 }])).toMatchObject({
      as: 'refund',
      because: expect.stringMatching(/te veel/),
    });
    expect(back(100_000, [paid])).toMatchObject({ as: 'refund', parts: [{ invoiceId: 1, cents: 100_000 }] });
    expect(back(100_001, [paid])?.as).toBe('none');
  });

  it('is a premium, by its file number or its amount', () => {
    const premiums = [
      { id: 7, name: 'Dakisolatie', reference: 'MVP-2026-00123', amount: 250_000 },
      { id: 8, name: 'Ramen', reference: null, amount: 90_000 },
    ];
    const received = (over: Partial<ReadLine>) => match([line(over)], [], premiums)[0];
    expect(received({ cents: 1, message: 'Premie MVP-2026-00123' })).toMatchObject({
      as: 'premium',
      premiumFileId: 7,
    });
    expect(received({ cents: 90_000, name: 'VLAAMSE OVERHEID' })).toMatchObject({
      as: 'premium',
      premiumFileId: 8,
      isSure: false,
    });
    expect(received({ cents: 90_001 })?.as).toBe('none');
  });
});

describe('what is nobody’s', () => {
  it('is what was read before, what is in other money and what is nothing', () => {
    const taken = line({ message: spelled });
    const found = matchLines(
      [taken, line({ currency: 'USD', message: spelled }), line({ cents: -1 })],
      { invoices: [invoice({ structured })], premiums: [] },
      new Set([taken]),
    );
    expect(found.map(({ as }) => as)).toEqual(['none', 'none', 'none']);
    expect(found.map(({ because }) => because)).toEqual([
      'al ingelezen',
      'in USD: dat koppelen we niet',
      'hoort bij niets dat we kennen',
    ]);
  });

  it('is a purchase that a ticket or another file noted before: each ticket once, and what was read before has its own', () => {
    const shoppingDay = day('2026-03-10');
    const ticket = invoice({
      kind: 'receipt',
      number: null,
      contactName: 'Gamma',
      accounts: [],
      amount: 4_250,
      paid: 4_250,
      open: 0,
      payments: [{ date: shoppingDay, amount: 4_250 }],
    });
    const bought = (over: Partial<ReadLine> = {}) => line({ cents: -4_250, name: 'GAMMA AALST', ...over });
    const first = bought();
    const why = (lines: ReadLine[], taken: ReadLine[] = []) =>
      matchLines(lines, { invoices: [ticket], premiums: [] }, new Set(taken)).map(({ because }) => because);
    const noted = 'staat al genoteerd als een bonnetje van Gamma';
    expect(why([first, bought()])).toEqual([noted, 'gekocht bij Gamma']);
    expect(why([first, bought()], [first])).toEqual(['al ingelezen', 'gekocht bij Gamma']);
    expect(why([bought({ day: day('2026-03-11') }), bought({ cents: -4_251 })])).toEqual([
      'gekocht bij Gamma',
      'gekocht bij Gamma',
    ]);
  });

  it('is a payment that somebody noted before, and only one booking explains it', () => {
    const payments = [{ date: day('2026-03-08'), amount: 100_000 }];
    const paid = invoice({ structured, open: 0, paid: 100_000, payments });
    const [first, second] = match([line({ message: spelled }), line({ message: spelled })], [paid]);
    expect(first).toMatchObject({ as: 'none', because: 'staat al genoteerd bij factuur F2026-014' });
    expect(second?.because).toMatch(/dubbele betaling/);
  });
});

it('the number and the amount of one invoice tell more than the account of another', () => {
  const paid = line({ iban: account, message: 'factuur G2026-077', cents: -5_000 });
  const elsewhere = invoice({ id: 2, number: 'G2026-077', accounts: [other], amount: 5_000 });
  const [proposal] = match([paid], [invoice(), elsewhere]);
  expect(proposal).toMatchObject({ as: 'payment', isSure: false, parts: [{ invoiceId: 2, cents: 5_000 }] });
  expect(proposal?.because).toContain('naar een andere rekening');
});
