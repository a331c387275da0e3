import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day, daysBetween } from '#/core/day';
import { decimalFromCents, type Total } from '#/core/money';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';
import { lastDayToContest } from '#/features/papers/vat/rules/contest';
import { ratedParts } from '#/features/papers/vat/rules/rated-parts';
import { vatMail } from '#/features/papers/vat/rules/vat-mail';
import { judgeVat } from '#/features/work/shared/rules/judge-vat';
import type { VatHome } from '#/features/work/shared/rules/vat/parts';
import { asksForYear } from '#/features/work/shared/rules/vat/questions';

type Text = [description: string, rate: number | null, net: string];

function line([description, vatRate, net]: Text): PaperLine {
  const blank = { quantity: null, unit: null, unitPrice: null, itemId: null, kind: 'line' as const };
  return { ...blank, description, vatRate, net };
}

type Case = {
  lines?: Text[];
  vat?: [rate: number, base: string][];
  description?: string;
  year?: number | null;
  use?: VatHome['use'];
  area?: boolean;
  walls?: boolean;
  date?: string | null;
  first?: string;
  contract?: string;
};

function paperOf({ lines = [], vat = [], description, date = '2026-09-01', first, contract }: Case) {
  const toDay = (text: string | null | undefined) => (text ? day(text) : null);
  const vatLines: VatLine[] = vat.map(([rate, base]) => ({ rate, base, amount: '0.00' }));
  return {
    ...{ description: description ?? null, lines: lines.map(line), vatLines },
    ...{ date: toDay(date), firstDate: toDay(first), contractDate: toDay(contract) },
  };
}

function judge(given: Case) {
  const paper = paperOf(given);
  const home: VatHome = {
    firstUseYear: given.year === undefined ? 1962 : given.year,
    use: given.use ?? null,
    keepsHalfOfArea: given.area ?? null,
    keepsHalfOfBearingWalls: given.walls ?? null,
  };
  return judgeVat(ratedParts(paper), paper, home);
}

/** 'certain too-little 600.00', worst first. */
function told(given: Case): string[] {
  return judge(given).map(({ certainty, side, amount }) =>
    [certainty, side, amount === null ? '' : decimalFromCents(amount)].join(' ').trim(),
  );
}

const roof: Text = ['Dak vernieuwen met plaatsing', 6, '10000.00'];
const roofFull: Text = ['Dak vernieuwen met plaatsing', 21, '10000.00'];
const gas: Text = ['Gascondensatieketel leveren en plaatsen', 6, '4000.00'];

describe('6% or 21%', () => {
  it.each<[string, Case, string[]]>([
    ['a home of 2016, invoiced in 2026', { lines: [roof], year: 2016 }, []],
    ['a home of 2017, invoiced in 2026', { lines: [roof], year: 2017 }, ['certain too-little 1500.00']],
    ['a home of 2016, invoiced on 1 January 2026', { lines: [roof], year: 2016, date: '2026-01-01' }, []],
    [
      'a home of 2016, invoiced on 31 December 2025',
      { lines: [roof], year: 2016, date: '2025-12-31' },
      ['certain too-little 1500.00'],
    ],
    [
      'a home of 2016 whose works were first invoiced in 2025',
      { lines: [roof], year: 2016, first: '2025-12-20' },
      ['certain too-little 1500.00'],
    ],
    ['a home of 2017 at 21%', { lines: [roofFull], year: 2017 }, []],
    ['an old home at 6%', { lines: [roof] }, []],
    ['an old home at 21%', { lines: [roofFull] }, ['likely too-much 1500.00']],
    ['a home of an unknown year at 6%', { lines: [roof], year: null }, []],
    ['a home of an unknown year at 21%', { lines: [roofFull], year: null }, []],
    ['a young home on a paper without a day', { lines: [roof], year: 2020, date: null }, []],
    ['both rates in a young home', { lines: [roof, roofFull], year: 2020 }, ['certain too-little 1500.00']],
    ['only VAT lines, at 6%', { vat: [[6, '2000.00']] }, []],
    [
      'only VAT lines, at 6% in a young home',
      { vat: [[6, '2000.00']], year: 2019 },
      ['certain too-little 300.00'],
    ],
    ['only VAT lines, at 21%', { vat: [[21, '2000.00']] }, ['ask too-much 300.00']],
    ['a home that is let, at 6%', { lines: [roof], use: 'let' }, []],
    ['a home of mixed use, at 6%', { lines: [roof], use: 'mixed' }, ['ask unknown']],
    ['a home of mixed use, at 21%', { lines: [roofFull], use: 'mixed', year: 2020 }, []],
    ['a gas boiler at 6%', { lines: [gas] }, ['certain too-little 600.00']],
    [
      'a gas boiler at 6%, and the year not known',
      { lines: [gas], year: null },
      ['certain too-little 600.00'],
    ],
    ['a gas boiler at 21%', { lines: [['Gasketel plaatsen', 21, '4000.00']] }, []],
    ['a gas boiler before 29 July 2025', { lines: [gas], date: '2025-07-28' }, []],
    [
      'a gas boiler in the transition, agreed on before',
      { lines: [gas], date: '2026-06-30', contract: '2025-07-28' },
      [],
    ],
    [
      'a gas boiler in the transition, agreed on after',
      { lines: [gas], date: '2026-06-30', contract: '2025-07-29' },
      ['certain too-little 600.00'],
    ],
    [
      'a gas boiler in the transition, nobody knows agreed when',
      { lines: [gas], date: '2026-03-01' },
      ['ask too-little 600.00'],
    ],
    [
      'a gas boiler after the transition, agreed on before',
      { lines: [gas], date: '2026-07-01', contract: '2025-01-10' },
      ['certain too-little 600.00'],
    ],
    ['a gas boiler on a paper without a day', { lines: [gas], date: null }, ['likely too-little 600.00']],
    [
      'a gas boiler told by the whole paper',
      { vat: [[6, '4000.00']], description: 'Nieuwe gasketel' },
      ['certain too-little 600.00'],
    ],
    [
      'an advance for a gas boiler',
      { lines: [['Voorschot 30%', 6, '1200.00']], description: 'Plaatsing gasketel' },
      ['certain too-little 180.00'],
    ],
    [
      'a gas boiler with its flue, and radiators',
      { lines: [gas, ['Rookgasafvoer', 6, '500.00'], ['Radiatoren', 6, '3000.00']] },
      ['certain too-little 675.00'],
    ],
    ['a flue without a boiler', { lines: [['Rookgasafvoer', 6, '500.00']] }, []],
    [
      'boiler and radiators at one price',
      { lines: [['Gasketel met radiatoren', 6, '9000.00']] },
      ['likely too-little'],
    ],
    [
      'a boiler on an unknown fuel',
      { lines: [['Verwarmingsketel plaatsen', 6, '5000.00']] },
      ['ask unknown'],
    ],
    ['a pellet boiler', { lines: [['Verwarmingsketel op pellets', 6, '9000.00']] }, []],
    ['upkeep of a gas boiler', { lines: [['Onderhoud gasketel', 6, '150.00']] }, []],
    ['taking an oil boiler away', { lines: [['Demonteren mazoutketel', 6, '400.00']] }, []],
    [
      'an oil boiler taken away for a new gas boiler',
      { lines: [['Verwijderen mazoutketel en plaatsen nieuwe gasketel', 6, '4000.00']] },
      ['certain too-little 600.00'],
    ],
    ['a heat pump', { lines: [['Lucht-waterwarmtepomp', 6, '15000.00']] }, []],
    ['a heat pump boiler', { lines: [['Warmtepompboiler 270 l', 6, '3000.00']] }, []],
    [
      'a hybrid all at 6%',
      { lines: [['Hybride warmtepomp', 6, '10000.00']] },
      ['certain too-little 1500.00'],
    ],
    [
      'a hybrid split 35 to 65',
      {
        lines: [
          ['Hybride warmtepomp 65%', 6, '6500.00'],
          ['Hybride warmtepomp 35%', 21, '3500.00'],
        ],
      },
      [],
    ],
    [
      'a hybrid all at 21% in an old home',
      { lines: [['Hybride warmtepomp', 21, '10000.00']] },
      ['likely too-much 975.00'],
    ],
    [
      'a hybrid all at 21% in a young home',
      { lines: [['Hybride warmtepomp', 21, '10000.00']], year: 2020 },
      [],
    ],
    [
      'materials without placing at 6%',
      { lines: [['Tegels, zonder plaatsing', 6, '2000.00']] },
      ['certain too-little 300.00'],
    ],
    ['materials without placing at 21%', { lines: [['Tegels, zonder plaatsing', 21, '2000.00']] }, []],
    [
      'rebuilding at 6% in a new home',
      { lines: [['Sloop en heropbouw', 6, '90000.00']], year: 2026 },
      ['ask unknown'],
    ],
    ['a garden at 21%', { lines: [['Tuinaanleg', 21, '5000.00']] }, []],
    [
      'what a garden is made of, at 21%',
      { lines: [['Betonklinkers', 21, '3000.00']], description: 'Aanleg tuin en oprit' },
      [],
    ],
    [
      'reverse charge in an old home',
      { lines: [['Dakwerken, btw verlegd', 0, '10000.00']] },
      ['certain too-little 600.00'],
    ],
    [
      'reverse charge in a young home',
      { lines: [['Dakwerken, btw verlegd', 0, '10000.00']], year: 2020 },
      ['certain too-little 2100.00'],
    ],
    ['no VAT, and no word of why', { vat: [[0, '500.00']] }, ['ask unknown']],
    ['12%', { lines: [['Dak', 12, '1000.00']] }, ['ask unknown']],
    ['no VAT told at all', { lines: [['Dak', null, '1000.00']] }, []],
  ])('%s', (_, given, wanted) => {
    expect(told(given)).toEqual(wanted);
  });

  it('asks for the year only where a rate hangs on it, and nobody told it', () => {
    const parts = (given: Case) => ratedParts(paperOf(given));
    expect(asksForYear(parts({ lines: [roof] }), { firstUseYear: null })).toBe(true);
    expect(asksForYear(parts({ lines: [roof] }), { firstUseYear: 1962 })).toBe(false);
    expect(asksForYear(parts({ lines: [['Dak', null, '1.00']] }), { firstUseYear: null })).toBe(false);
  });

  it('never asks more than the base at 15 points, whatever the lines', () => {
    const some = fc.record({
      text: fc.constantFrom(
        'Gasketel',
        'Dak',
        'Hybride warmtepomp',
        'Rookgasafvoer',
        'Tegels zonder plaatsing',
      ),
      rate: fc.constantFrom(6, 21),
      cents: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(fc.array(some), fc.integer({ min: 1900, max: 2026 }), (all, year) => {
        const lines = all.map(
          ({ text, rate, cents }): Text => [text, rate, decimalFromCents(BigInt(cents) as Total)],
        );
        const most = BigInt(all.reduce((sum, { cents }) => sum + cents, 0)) * 15n;
        const sum = judge({ lines, year }).reduce((total, { amount }) => total + (amount ?? 0n), 0n);
        expect(sum * 100n <= most + 500n).toBe(true);
      }),
    );
  });
});

describe('until when one may contest', () => {
  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-01-28', '2026-02-28'],
    ['2026-08-31', '2026-09-30'],
    ['2026-12-31', '2027-01-31'],
    ['2026-11-16', '2026-12-16'],
  ])('received on %s: %s', (received, last) => {
    expect(lastDayToContest(day(received))).toBe(last);
  });

  it('is 28 to 31 days later, on whichever day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const received: Day = addDays(day('2000-01-01'), days);
        const gap = daysBetween(received, lastDayToContest(received));
        expect(gap >= 28 && gap <= 31).toBe(true);
      }),
    );
  });
});

it('writes a mail that contests a wrong 6%, and one that only asks', () => {
  const written = {
    contractor: { name: 'Warmte bv', email: 'info@warmte.example' },
    paper: { kind: 'invoice' as const, number: 'W-12', date: day('2026-09-01') },
    applicants: ['Katrien De Smet'],
  };
  const contest = vatMail({ ...written, verdicts: judge({ lines: [gas] }) });
  expect(contest).toMatchObject({ to: 'info@warmte.example', subject: 'Betwisting btw-tarief factuur W-12' });
  expect(contest.body).toContain('betwist ik schriftelijk');
  expect(contest.body).toContain('21% btw');
  const ask = vatMail({ ...written, verdicts: judge({ lines: [roofFull] }) });
  expect(ask.subject).toBe('Vraag over het btw-tarief factuur W-12');
  expect(ask.body).not.toContain('betwist');
});
