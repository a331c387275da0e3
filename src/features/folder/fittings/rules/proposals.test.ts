import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import judged from '#/features/folder/fittings/rules/invoice-lines.json';
import { proposeFittings } from '#/features/folder/fittings/rules/proposals';
import { readLine } from '#/features/folder/fittings/rules/read-line';

/** As a person reads them: what was put in the house, its brand and its type; null where nothing was. */
const lines = judged as unknown as [string, string | null, string | null, string | null][];

describe('what a line of an invoice says was put in the house', () => {
  it('is read as a person judged it, of 66 lines', () => {
    expect(lines).toHaveLength(66);
    const read = lines.map(([line]) => {
      const found = readLine(line);
      return found ? [line, found.kind.name, found.brand, found.type] : [line, null];
    });
    expect(read).toEqual(lines);
  });

  it('takes no time to speak of for the longest line', () => {
    const long = 'ketel van de '.repeat(20_000);
    const since = performance.now();
    readLine(long);
    expect(performance.now() - since).toBeLessThan(50);
  });
});

const invoice = {
  ...{ id: 7, contactId: 3, roomId: null, invoiceDate: day('2026-02-28') },
  lines: ['Warmtepomp Daikin Altherma 3', 'Plaatsing warmtepomp', 'Dakpannen Koramic 301', 'Werkuren'],
};

describe('what is proposed', () => {
  it('is each thing once, with two years of guarantee on goods and none on what becomes building', () => {
    const proposed = proposeFittings([invoice], []);
    expect(proposed).toMatchObject([
      {
        ...{ name: 'Warmtepomp', brand: 'Daikin', type: 'Altherma 3', invoiceId: 7, contactId: 3 },
        ...{ deliveredOn: '2026-02-28', guaranteeUntil: '2028-02-28', ground: { grade: 'A' } },
      },
      { name: 'Dakpannen', brand: 'Koramic', type: '301', guaranteeUntil: null, ground: null },
    ]);
  });

  it('is not proposed again once it is among the fittings', () => {
    const taken = [{ name: 'warmtepomp zolder', brand: null, invoiceId: 7 }];
    expect(proposeFittings([invoice], taken).map(({ name }) => name)).toEqual(['Dakpannen']);
    const ofOther = [{ name: 'Warmtepomp', brand: null, invoiceId: 8 }];
    expect(proposeFittings([invoice], ofOther)).toHaveLength(2);
  });

  it('stays where only the other of two on one invoice is there', () => {
    const ovens = { ...invoice, lines: ['Oven Miele H 2861', 'Combi-oven Siemens CM633'] };
    const taken = [{ name: 'Oven', brand: 'miele', invoiceId: 7 }];
    expect(proposeFittings([ovens], taken).map(({ brand }) => brand)).toEqual(['Siemens']);
  });

  it('counts no guarantee from an invoice without a day', () => {
    const [first] = proposeFittings([{ ...invoice, invoiceDate: null }], []);
    expect(first).toMatchObject({ deliveredOn: null, guaranteeUntil: null, ground: null });
  });
});
