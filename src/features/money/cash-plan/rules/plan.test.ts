import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { type Total, totalOf, zeroTotal } from '#/core/money';
import { addMonths } from '#/core/months';
import { invoiceEntries, premiumEntries } from '#/features/money/cash-plan/rules/entries';
import { entryInWords, flowInWords } from '#/features/money/cash-plan/rules/entry-words';
import { type Plan, planMonths, purseAfter } from '#/features/money/cash-plan/rules/plan';
import { asPlanned, drawnPlans, planOf, supposed } from '#/features/money/cash-plan/rules/what-if';

const sum = (euros: number) => BigInt(euros * 100) as Total;
const purse = (cash: number, loanLeft: number) => ({
  cash: sum(cash),
  loanLeft: sum(loanLeft),
  owed: zeroTotal,
});
const out = (month: string | null, euros: number) => ({
  month,
  amount: sum(-euros),
  target: 'cash' as const,
});

describe('months', () => {
  it.each([
    ['2026-11', 0, '2026-11'],
    ['2026-11', 2, '2027-01'],
    ['2026-01', 23, '2027-12'],
    ['2026-01', -1, '2025-12'],
  ])('%s and %d is %s', (month, count, result) => expect(addMonths(month, count)).toBe(result));
});

describe('the plan', () => {
  it('spends own money first and draws of the loan only what falls short', () => {
    const { months, lowest } = planMonths(
      purse(100, 500),
      [out('2026-11', 60), out('2026-12', 90), out('2027-01', 700)],
      '2026-11',
    );
    expect(months.slice(0, 3).map((each) => [each.month, each.drawn, each.end, each.available])).toEqual([
      ['2026-11', sum(0), sum(40), sum(540)],
      ['2026-12', sum(50), sum(0), sum(450)],
      ['2027-01', sum(450), sum(-250), sum(-250)],
    ]);
    expect(lowest).toEqual({ month: '2027-01', amount: sum(-250) });
  });

  it('pays what is late in the first month, and leaves out what has no month', () => {
    const { months } = planMonths(purse(100, 0), [out('2020-01', 30), out(null, 999)], '2026-11');
    expect(months[0]?.end).toBe(sum(70));
    expect(months).toHaveLength(6);
  });

  it('lowers the loan by a premium for the Energiehuis, and not the cash', () => {
    const start = { cash: sum(10), loanLeft: sum(0), owed: sum(80) };
    const premium = { month: '2026-12', amount: sum(30), target: 'loan' as const };
    const { months } = planMonths(start, [premium], '2026-11');
    expect(months[1]).toMatchObject({ end: sum(10), in: sum(0), owed: sum(50) });
  });

  it('ends every month with what it began with, plus in, less out', () => {
    const amount = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((value) => value as Total);
    const positive = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((value) => value as Total);
    const month = fc.option(fc.integer({ min: -20, max: 200 }).map((count) => addMonths('2026-11', count)));
    const entry = fc.record({ month, amount, target: fc.constantFrom('cash', 'loan') });
    fc.assert(
      fc.property(amount, positive, positive, fc.array(entry), (cash, loanLeft, owed, entries) => {
        const { months, lowest } = planMonths({ cash, loanLeft, owed }, entries, '2026-11');
        let [before, left] = [cash, loanLeft];
        const wrong = months.filter((each) => {
          const follows = each.start === before && each.loanLeft === left - each.drawn;
          const addsUp = each.end === each.start + each.in - each.out;
          const isAbove = each.loanLeft >= 0n && each.drawn >= 0n && each.owed >= 0n;
          [before, left] = [each.end, each.loanLeft];
          return !(follows && addsUp && isAbove && each.available >= lowest.amount);
        });
        expect(wrong).toEqual([]);
        const moved = totalOf(
          entries.filter((each) => each.month !== null && each.target === 'cash').map((each) => each.amount),
        );
        expect(before + left).toBe(cash + loanLeft + moved);
        expect(planMonths({ cash, loanLeft, owed }, entries.toReversed(), '2026-11').months).toEqual(months);
      }),
    );
  });

  it('begins with what the purchase and all payments left of own money and loan', () => {
    const left = (spent: number, repaid = 0) =>
      purseAfter({ own: sum(100), loan: sum(300), spent: sum(spent), repaid: sum(repaid) });
    expect(left(40)).toEqual({ cash: sum(60), loanLeft: sum(300), owed: sum(0) });
    expect(left(150)).toEqual({ cash: sum(0), loanLeft: sum(250), owed: sum(50) });
    expect(left(450)).toEqual({ cash: sum(-50), loanLeft: sum(0), owed: sum(300) });
    // A premium that was paid to the Energiehuis: less is owed, and there is nothing more in hand or to draw.
    expect(left(150, 20)).toEqual({ cash: sum(0), loanLeft: sum(250), owed: sum(30) });
    expect(left(150, 80)).toEqual({ cash: sum(0), loanLeft: sum(250), owed: sum(0) });
  });
});

describe('what comes and goes', () => {
  it('is of an invoice what is left to pay, when it is due, and of a credit note what comes back', () => {
    const due = day('2026-12-05');
    const invoice = (open: string, overpaid: string, kind: 'invoice' | 'credit-note' = 'invoice') => ({
      ...{ id: 1, name: 'Dak', kind, open, overpaid, dueDate: due },
    });
    const found = invoiceEntries([
      invoice('70.00', '0.00'),
      invoice('0.00', '20.00', 'credit-note'),
      invoice('0.00', '5.00'),
      invoice('0.00', '0.00'),
    ]);
    expect(found.map((each) => [each.day, each.amount])).toEqual([
      [due, '-70.00'],
      [due, '20.00'],
      [null, '5.00'],
    ]);
  });

  it('has a premium that is on its way the months after it was applied for that one sets', () => {
    const premium = {
      ...{ id: 1, name: 'Dak', state: 'under way' as const, submittedOn: day('2026-10-20') },
      ...{ amount: sum(900), paid: zeroTotal, target: 'loan' as const },
    };
    const [waiting] = premiumEntries([premium], 4);
    expect(waiting).toMatchObject({ day: '2027-02-01', amount: '900.00', target: 'loan' });
    expect(premiumEntries([{ ...premium, submittedOn: null }], 4)[0]?.day).toBeNull();
    expect(premiumEntries([{ ...premium, state: 'refused' }], 4)).toEqual([]);
    expect(premiumEntries([{ ...premium, amount: zeroTotal }], 4)).toEqual([]);
  });
});

describe('what if', () => {
  const entry = {
    ...{ key: 'quote-1-0', kind: 'quote' as const, recordId: 1, name: 'Dak', day: day('2026-12-20') },
    ...{ amount: '-100.00', target: 'cash' as const, isWork: true },
  };
  const bill = { ...entry, key: 'invoice-1', kind: 'invoice' as const, isWork: false };
  const premium = { ...entry, key: 'premium-1', kind: 'premium' as const, amount: '40.00', isWork: false };

  it('moves and raises what is still to be done, and leaves what was billed', () => {
    const what = { delayWeeks: 3, extraPercent: 10, refused: new Set(['premium-1']) };
    expect(supposed([entry, bill, premium], what).map((each) => [each.day, each.amount])).toEqual([
      ['2027-01-10', '-110.00'],
      ['2026-12-20', '-100.00'],
    ]);
  });

  it('tells the lowest month of that plan', () => {
    const plan = {
      ...{ month: '2026-11', entries: [entry, bill, premium] },
      purse: { cash: '150.00', loanLeft: '0.00', owed: '0.00' },
    };
    expect(planOf(plan).lowest).toEqual({ month: '2026-12', amount: sum(-10) });
    const what = { delayWeeks: 3, extraPercent: 0, refused: new Set<string>() };
    expect(planOf(plan, what).lowest).toEqual({ month: '2027-01', amount: sum(-10) });
    const refused = { ...what, delayWeeks: 0, refused: new Set(['premium-1']) };
    expect(planOf(plan, refused).lowest).toEqual({ month: '2026-12', amount: sum(-50) });
  });

  it('draws what accepting quotes would leave beside the plan, over the same months, and leaves the plan as it was', () => {
    const plan = {
      ...{
        month: '2026-11',
        entries: [entry],
        expected: [{ ...bill, key: 'quote-2-0', day: day('2027-08-01') }],
      },
      purse: { cash: '150.00', loanLeft: '0.00', owed: '0.00' },
    };
    const drawn = drawnPlans(plan, asPlanned);
    const ends = (of: Plan | null) =>
      of?.months.slice(-2).map((each) => [each.month, each.available, each.out]);
    expect(ends(drawn.plan)).toEqual([
      ['2027-07', sum(50), sum(0)],
      ['2027-08', sum(50), sum(0)],
    ]);
    expect(ends(drawn.ifAccepted)).toEqual([
      ['2027-07', sum(50), sum(0)],
      ['2027-08', sum(-50), sum(100)],
    ]);
    expect(drawn.plan.lowest).toEqual(planOf(plan).lowest);
    const undated = [{ ...bill, day: null }];
    expect(drawnPlans({ ...plan, expected: undated }, asPlanned).ifAccepted).toBeNull();
  });

  it('says of a premium for the Energiehuis that it pays off the loan, and not that one receives it', () => {
    const all = [entry, premium, { ...premium, target: 'loan' as const }];
    const said = all.map((each) => [entryInWords(each), flowInWords(each)]);
    expect(said.map((words) => words.map((each) => each.replaceAll('\u00a0', ' ')))).toEqual([
      ['€ 100,00 te betalen', '€ 100,00 gaat uit'],
      ['€ 40,00 te ontvangen', '€ 40,00 komt binnen'],
      ['€ 40,00 van de lening af', '€ 40,00 gaat van de lening af'],
    ]);
  });
});
