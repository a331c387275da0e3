import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromCents, type Total, totalFromDecimal } from '#/core/money';
import { arePriced, lineNet, linesNet, vatOfLines } from '#/features/papers/shared/rules/lines';

const line = (
  net: string | null,
  vatRate: number | null = 21,
  kind: 'line' | 'heading' | 'option' = 'line',
) => ({
  kind,
  net,
  vatRate,
});

describe('what a line costs', () => {
  it.each([
    ['2', '10.00', null, 2_000n],
    ['12.345', '45.55', null, 56_231n],
    ['3', '0.1234', null, 37n],
    ['0.5', '0.01', null, 1n],
    ['-0.5', '0.01', null, -1n],
    ['2', '10.00', '999.00', 2_000n],
    [null, '10.00', '25.00', 2_500n],
    ['2', null, '25.00', 2_500n],
    [null, null, null, null],
  ])('%s × %s, or %s, is %s', (quantity, unitPrice, net, cents) => {
    expect(lineNet({ quantity, unitPrice, net })).toBe(cents);
  });

  it('is within half a cent of the exact product, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        (thousandths, parts) => {
          const decimal = (value: number, decimals: number) => {
            const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
            return `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
          };
          const net = lineNet({ quantity: decimal(thousandths, 3), unitPrice: decimal(parts, 4), net: null });
          const off = (net ?? 0n) * 100_000n - BigInt(thousandths) * BigInt(parts);
          expect(off <= 50_000n && off >= -50_000n).toBe(true);
        },
      ),
    );
  });
});

describe('the sum of the lines', () => {
  it('leaves out headings, options and what has no price', () => {
    const lines = [line(null, null, 'heading'), line('10.00'), line('0.05', 6), line('99.00', 6, 'option')];
    expect(linesNet(lines)).toBe(1_005n);
    expect(arePriced(lines)).toBe(true);
    expect(arePriced([...lines, line(null)])).toBe(false);
    expect(arePriced([line('1.00', 6, 'option')])).toBe(false);
  });

  it('has its VAT rounded once for each rate', () => {
    expect(vatOfLines([line('0.10', 6), line('0.10', 6), line('10.00'), line('-2.00')])).toEqual([
      { rate: 6, base: 20n, amount: 1n },
      { rate: 21, base: 800n, amount: 168n },
    ]);
    expect(vatOfLines([line('1.00', null)])).toBeUndefined();
  });

  it('is the sum of the bases of its VAT, to the cent', () => {
    const amount = fc
      .integer({ min: -999_999, max: 999_999 })
      .map((cents) => decimalFromCents(BigInt(cents) as Total));
    const some = fc.record({
      kind: fc.constantFrom('line', 'heading', 'option'),
      net: fc.option(amount),
      vatRate: fc.constantFrom(0, 6, 12, 21),
    });
    fc.assert(
      fc.property(fc.array(some), (lines) => {
        const bases = vatOfLines(lines)?.map(({ base }) => base) ?? [];
        expect(bases.reduce((sum, base) => sum + base, 0n)).toBe(linesNet(lines));
        const counted = lines
          .filter(({ kind }) => kind === 'line')
          .map(({ net }) => totalFromDecimal(net ?? '0'));
        expect(linesNet(lines)).toBe(counted.reduce<bigint>((sum, net) => sum + net, 0n));
      }),
    );
  });
});
