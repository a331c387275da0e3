import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { formatEuro, type Total } from '#/core/money';
import type { PaperLine } from '#/features/papers/shared/contract';
import { findVatFindings, type GuardedPaper } from '#/features/papers/vat/rules/vat-findings';
import { vatLooked } from '#/features/papers/vat/rules/vat-looked';

type Text = [description: string, rate: number | null, net: string | null];

function toLine([description, vatRate, net]: Text): PaperLine {
  const kind = net === null ? ('heading' as const) : ('line' as const);
  return { description, vatRate, net, kind, quantity: null, unit: null, unitPrice: null, itemId: null };
}

function paper(lines: Text[], more: Partial<GuardedPaper> = {}): GuardedPaper {
  return {
    ...{ kind: 'invoice', number: 'K-7', description: null, lines: lines.map(toLine), vatLines: [] },
    ...{ date: day('2026-11-01'), firstDate: null, contractDate: null, receivedDate: day('2026-11-03') },
    contractor: { name: 'Keukens bv', email: 'info@keukens.example' },
    ...more,
  };
}

const home = {
  ...{ firstUseYear: 1931, use: null, applicants: ['Liesbet Claeys'] },
  ...{ keepsHalfOfArea: null, keepsHalfOfBearingWalls: null },
};
const today = day('2026-11-17');
const euro = (amount: Total | null) =>
  amount === null ? null : formatEuro(amount).replaceAll('\u00a0', ' ');
const find = (given: GuardedPaper, of: Partial<typeof home> | object = {}) =>
  findVatFindings(given, { ...home, ...of }, today).map((found) => ({
    ...found,
    amount: euro(found.amount),
    sentence: found.sentence.replaceAll('\u00a0', ' '),
  }));

const cupboards: Text = ['Kasten in gelakt MDF', 6, '6480.00'];
const dishwasher: Text = ['Vaatwasser AEG, ingebouwd', 6, '1000.00'];

describe('of an invoice', () => {
  it('a dishwasher among cupboards is a danger, with its line, its euros, its day and its letter', () => {
    const [found, ...others] = find(paper([cupboards, dishwasher]));
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ...{ grade: 'B', severity: 'danger', lines: [1], amount: '€ 150,00', contestUntil: '2026-12-03' },
      parts: [{ at: 1, amount: 15_000n }],
      mail: { to: 'info@keukens.example', subject: 'Betwisting btw-tarief factuur K-7' },
    });
    expect(found?.sentence).toContain('moet aan 21% btw');
    expect(found?.sentence).toContain('tot en met 3 december 2026');
    expect(found?.mail.body).toContain('betwist ik schriftelijk het btw-tarief op uw factuur nr. K-7');
  });

  it('what one source says is a warning, that is contested only in so far as it is wrong', () => {
    const [pool] = find(paper([['Zwembad 8 x 4 m', 6, '20000.00']]));
    expect(pool).toMatchObject({ grade: 'C', severity: 'warning', amount: '€ 3.000,00' });
    expect(pool?.sentence).toContain('moet mogelijk aan 21% btw');
    expect(pool?.mail.body).toContain('voor zover het niet klopt');
  });

  it('a kitchen with its appliances at one price is to be split', () => {
    const [found] = find(paper([['Keuken met inbouwtoestellen', 6, '12000.00']]));
    expect(found).toMatchObject({ severity: 'warning', amount: null, lines: [0] });
    expect(found?.sentence).toContain('vraag om te splitsen. Het verschil is hoogstens € 1.800,00.');
    expect(found?.mail.body).toContain('Kunt u die posten splitsen?');
  });

  it('split, it is silent', () => {
    expect(find(paper([cupboards, ['Inbouwtoestellen', 21, '3000.00']]))).toEqual([]);
    expect(
      find(
        paper([
          ['Keuken met toestellen, deel 6%', 6, '9000.00'],
          ['Keuken met toestellen, deel 21%', 21, '3000.00'],
        ]),
      ),
    ).toEqual([]);
  });

  it('a hood among the appliances makes the amount a ceiling', () => {
    const [found] = find(paper([['Toestellen: kookplaat, dampkap en oven', 6, '3475.00']]));
    expect(found).toMatchObject({ severity: 'danger', amount: '€ 521,25' });
    expect(found?.sentence).toContain('hoogstens € 521,25 te weinig: een dampkap mag wel aan 6%');
  });

  it.each<[string, Text, number[]]>([
    ['brands under ‘Keukentoestellen’', ['Keukentoestellen', null, null], [1]],
    ['goods under ‘Zonder plaatsing’', ['Zonder plaatsing', null, null], [1]],
    ['goods under ‘Berging’', ['Berging', null, null], []],
  ])('%s go by their heading, but the labour doesn’t', (_, heading, lines) => {
    const given = [heading, ['Siemens HB517ABS0', 6, '640.00'], ['Plaatsing en afregeling', 6, '90.00']];
    expect(find(paper(given as Text[])).flatMap((found) => found.lines)).toEqual(lines);
  });

  it('what a supplier sold is asked about, and never told to be dearer than it had to be', () => {
    const contractor = { name: 'Tegels nv', email: null, isSupplier: true };
    const tiles = (text: string, rate: number) =>
      find(paper([[text, rate, '1000.00']], { contractor })).map(({ severity }) => severity);
    expect(tiles('Vloertegels 60 x 60', 6)).toEqual(['info']);
    expect(tiles('Vloertegels 60 x 60', 21)).toEqual([]);
    expect(tiles('Vloertegels 60 x 60, geplaatst', 6)).toEqual([]);
    expect(tiles('Vloertegels 60 x 60, geplaatst', 21)).toEqual(['warning']);
  });

  it('what nobody places is told once, whatever it is', () => {
    const given = paper([['Inbouwoven, zonder plaatsing', 6, '1000.00']]);
    expect(find(given)).toMatchObject([{ grade: 'A', amount: '€ 150,00' }]);
  });
});

describe('of a quote', () => {
  it('the same is said before one signs, and asked instead of contested', () => {
    const [found] = find(paper([dishwasher], { kind: 'quote', receivedDate: null }));
    expect(found).toMatchObject({ severity: 'danger', amount: '€ 150,00' });
    expect(found).not.toHaveProperty('contestUntil');
    expect(found?.sentence).toContain('vóór u tekent');
    expect(found?.mail).toMatchObject({ subject: 'Vraag over het btw-tarief offerte K-7' });
    expect(found?.mail.body).not.toContain('betwist');
  });
});

describe('an extension', () => {
  const extension = paper([
    ['Nieuwe aanbouw, ruwbouw', 6, '30000.00'],
    ['Dak aanbouw', 6, '10000.00'],
  ]);

  it('asks once what is left of the old home, and says what hangs on it', () => {
    const [found] = find(extension);
    expect(found).toMatchObject({ grade: 'A', severity: 'info', lines: [0], amount: null });
    expect(found?.sentence).toContain('€ 6.000,00 meer');
    expect(vatLooked(extension, home)).toMatchObject({ isChecked: false });
  });

  it('is fine where at least half is old, and all at 21% where it isn’t', () => {
    expect(find(extension, { keepsHalfOfArea: true })).toEqual([]);
    expect(vatLooked(extension, { ...home, keepsHalfOfArea: true })).toMatchObject({ isChecked: true });
    expect(find(extension, { keepsHalfOfArea: false })).toMatchObject([
      { grade: 'A', severity: 'danger', lines: [0, 1], amount: '€ 6.000,00', contestUntil: '2026-12-03' },
    ]);
  });

  it('of too few bearing walls is told once, also of a boiler, and never praises 6%', () => {
    const lines: Text[] = [
      ['Gasketel', 6, '1000.00'],
      ['Dakwerken', 21, '5000.00'],
    ];
    expect(find(paper(lines), { keepsHalfOfBearingWalls: false })).toMatchObject([{ amount: '€ 150,00' }]);
  });

  it('only asks of walls that bear', () => {
    const walls = (what: string) => find(paper([[`Uitbreken ${what} muur`, 6, '900.00']])).length;
    expect([walls('dragende'), walls('niet-dragende')]).toEqual([1, 0]);
  });
});
