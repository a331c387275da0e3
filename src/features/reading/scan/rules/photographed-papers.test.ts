import { describe, expect, it } from 'vitest';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { type Cell, pageOf } from '../../../../../tests/support/quote-pages';

const left = (text: string, at = 0.08): Cell => ({ text, at });
const right = (text: string, at = 0.95): Cell => ({ text, at, align: 'right' });
const row = (text: string, amount: string): Cell[] => [left(text), right(amount)];
/** As a reader of pictures sees it: no word is certain. */
const read = (rows: Cell[][]) => understandPaper([pageOf(rows, 0.9)]);
const totalOf = (rows: Cell[][]) => read(rows).totalAmount?.value;

const till = [[left('Ijzerwaren Smet bv')], row('Hangslot', '12,48'), row('Sleutel', '4,25')];

describe('a ticket of a till', () => {
  it('costs what was given less what came back, also where it was rounded', () => {
    const paid = [row('Contant', '20,00'), row('Wisselgeld', '3,27')];
    const seen = read([...till, row('Totaal', '16,75'), ...paid]);
    expect([seen.totalAmount?.value, seen.isSettled]).toEqual([1_673, true]);
  });

  it('costs what is asked below its total, with the tax in it', () => {
    const seen = read([...till, row('Totaal', '16,73'), row('Te betalen', '16,75'), row('Btw 21%', '2,90')]);
    expect([seen.totalAmount?.value, seen.vatAmount?.value]).toEqual([1_675, 290]);
  });

  it('is not what was given where that is far from what it asks', () => {
    const paid = [row('Contant', '50,00'), row('Wisselgeld', '3,27')];
    expect(totalOf([...till, row('Te betalen', '16,73'), ...paid])).toBe(1_673);
  });

  it('has no line for what was rounded', () => {
    const seen = read([...till, row('Afronding', '-0,03'), row('Te betalen', '16,70')]);
    expect(seen.items.map(({ totalPrice }) => totalPrice)).toEqual([1_248, 425]);
  });

  it('has a line for what finishes a work, whatever it is called', () => {
    const seen = read([...till, row('Afronding van de dakrand', '350,00'), row('Te betalen', '366,73')]);
    expect(seen.items.map(({ totalPrice }) => totalPrice)).toEqual([1_248, 425, 35_000]);
  });

  it('is settled where the tax that is in it is just that share', () => {
    const of = (tax: string) => read([...till, row('Totaal', '16,73'), row('Waarvan btw 21%', tax)]);
    expect([of('2,90').isSettled, of('2,40').isSettled]).toEqual([true, false]);
  });
});

describe('a total that is the sum of its lines', () => {
  const settled = (...amounts: string[]) => {
    const [one = '', other = '', total = ''] = amounts;
    const seen = read([row('Chape', one), row('Isolatie', other), row('Totaal incl. btw', total)]);
    return [seen.isSettled, seen.totalAmount?.value];
  };

  it('needs no other look', () => expect(settled('8,50', '4,25', '12,75')).toEqual([true, 1_275]));
  it('does not tell whether all commas were lost', () =>
    expect(settled('1550 €', '300 €', '1850 €')).toEqual([false, undefined]));
});

describe('sums of a picture', () => {
  it('are not made of lines that nothing confirms', () => {
    const seen = read([[left('Entreprise Collard')], row('Chape', '€ 1000')]);
    expect([seen.totalAmount, seen.netAmount]).toEqual([undefined, undefined]);
  });

  it('are no works where they stand beside a sentence', () => {
    const side = (text: string, name: string, amount: string) => [left(text), left(name, 0.6), right(amount)];
    const seen = read([
      row('Koelkast met diepvries', '7.700,00'),
      side('In letters: achtduizend en', 'Belastbaar excl. btw', '7.700,00'),
      side('vijfentachtig euro', 'Btw 5%', '385,00'),
      side('alles inbegrepen', 'Factuurtotaal', '8.085,00'),
    ]);
    expect(seen.items).toHaveLength(1);
    expect([seen.netAmount?.value, seen.vatAmount?.value, seen.totalAmount?.value]).toEqual([
      770_000, 38_500, 808_500,
    ]);
  });

  it('are what is asked where the paper rounds it to whole euros', () => {
    const asked = (total: string) =>
      totalOf([
        row('Koelkast', '7.778,70'),
        row('Totaal excl. btw', '7.778,70'),
        row('Btw 5%', '388,94'),
        row('Factuurtotaal', total),
      ]);
    expect([asked('8.168,00'), asked('8.100,00')]).toEqual([816_800, 816_764]);
  });

  it('are told by their own row, under the name of the tax', () => {
    const across = (text: string, ...amounts: string[]) => [
      left(text),
      ...amounts.map((amount, at) => right(amount, 0.6 + 0.17 * at)),
    ];
    const of = (tax: string) =>
      read([
        across('Artikel', 'Prijs', tax, 'Totaal'),
        across('Geheugenkaart', '278,61', '40,39', '319,00'),
        across('Totaal', '278,61', '40,39', '319,00'),
      ]);
    expect([of('Btw').netAmount?.value, of('Btw').vatAmount?.value]).toEqual([27_861, 4_039]);
    expect(of('Werk').vatAmount?.value).toBeUndefined();
  });
});

describe('who sends a photographed paper', () => {
  const senderOf = (head: Cell[][]) => read([...head, ...till.slice(1)]).companyName?.value;

  it.each<[string, Cell[][], string | undefined]>([
    ['no part of an address', [[left('Zone Noord blok B,')], [left('9300 Aalst')]], undefined],
    ['without the number of its firm', [[left('Smet Trading Ltd (126926-H)')]], 'Smet Trading Ltd'],
    [
      'the first line of its block',
      [[left('Smet Ateliers')], [left('Derde Verdieping, Blok C')], [left('9300 Aalst')]],
      'Smet Ateliers',
    ],
  ])('is %s', (_, head, name) => expect(senderOf(head)).toBe(name));

  it('is nobody where nobody can read the name', () => {
    const page = pageOf([[left('ONW PUIS')], [left('9300 Aalst')], ...till.slice(1)], 0.3);
    expect(understandPaper([page]).companyName).toBeUndefined();
  });
});

describe('the number of a photographed paper', () => {
  it('is no house, and is behind ‘Doc No’', () => {
    const head = [[left('Smet Ateliers bv')], [left('No 290, Havenlaan')]];
    expect(read([...head, ...till.slice(1)]).number).toBeUndefined();
    expect(read([...head, [left('Doc No : CS00011955')], ...till.slice(1)]).number?.value).toBe('CS00011955');
  });

  it('is left out where it can hardly be read', () => {
    const page = pageOf([[left('Smet Ateliers bv')], [left('Factuurnummer 7')]], 0.4);
    expect(understandPaper([page]).number).toBeUndefined();
  });
});
