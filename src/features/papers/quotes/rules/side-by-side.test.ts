import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideBySide, winners } from '#/features/papers/quotes/rules/side-by-side';
import type { PaperLine } from '#/features/papers/shared/contract';

function line(description: string, net: string | null, more: Partial<PaperLine> = {}): PaperLine {
  const blank = {
    quantity: null,
    unit: null,
    unitPrice: null,
    vatRate: 6,
    itemId: null,
    kind: 'line' as const,
  };
  return { ...blank, description, net, ...more };
}

const whole = {
  id: 1,
  lines: [
    line('Dakpannen leggen', '4500.00'),
    line('Isolatie 18 cm', '3500.00'),
    line('Afvoer van puin', '900.00'),
  ],
};
const lacking = {
  id: 2,
  lines: [line('Leggen van dakpannen', '4300.00'), line('Isolatie dak 18 cm', '3300.00')],
};
const extra = {
  id: 3,
  lines: [
    line('Leggen dakpannen', '4700.00'),
    line('Isolatie 18 cm', '3600.00'),
    line('Afvoer puin', '800.00'),
    line('Dakgoot in zink', '1200.00'),
  ],
};

const at = <Quote>(quote: Quote, amount: string) => ({ ...quote, amount, unforeseenCosts: [] });

describe('three quotes for one roof', () => {
  const { rows, likeForLike, complete } = sideBySide([whole, lacking, extra]);

  it('stand line by line, with what is missing and what is extra', () => {
    expect(
      rows.map(({ description, cells, isExpected }) => [description, [...cells.keys()], isExpected]),
    ).toEqual([
      ['Dakpannen leggen', [1, 2, 3], true],
      ['Isolatie 18 cm', [1, 2, 3], true],
      ['Afvoer van puin', [1, 3], true],
      ['Dakgoot in zink', [3], false],
    ]);
  });

  it('are compared on what all of them have: what one left out is no saving', () => {
    expect([...likeForLike]).toEqual([
      [1, 800_000n],
      [2, 760_000n],
      [3, 830_000n],
    ]);
  });

  it('compete for the trophy only where they are complete', () => {
    expect(complete).toEqual(new Set([1, 3]));
    expect(winners([at(whole, '8900.00'), at(lacking, '7600.00'), at(extra, '10300.00')])).toEqual(
      new Set([1]),
    );
  });

  it('without lines compete by their amounts', () => {
    const bare = { lines: [] };
    expect(winners([at({ id: 1, ...bare }, '900.00'), at({ id: 2, ...bare }, '800.00')])).toEqual(
      new Set([2]),
    );
  });

  it('have no winner where the only complete one is not the lowest', () => {
    const bare = { id: 9, lines: [] };
    expect(winners([at(whole, '8900.00'), at(bare, '3000.00')])).toEqual(new Set());
    expect(winners([at(whole, '8900.00'), at(bare, '9000.00')])).toEqual(new Set([1]));
  });
});

it('what stands in the meetstaat is expected of all, and a line without a price is none', () => {
  const linked = { id: 1, lines: [line('Pannen', '1.00'), line('Goot', '5.00', { itemId: 7 })] };
  const others = [2, 3, 4].map((id) => ({ id, lines: [line('Pannen', '1.00')] }));
  expect(sideBySide([linked, ...others]).complete).toEqual(new Set([1]));
  expect(
    sideBySide([linked, { id: 2, lines: [line('Pannen', null), line('Goot', '4.00')] }]).complete,
  ).toEqual(new Set([1]));
});

it('every line of every quote stands in exactly one row', () => {
  const some = fc.array(fc.constantFrom('Pannen leggen', 'Isolatie', 'Goot in zink', 'Afvoer van puin', ''), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 4 }), (lists) => {
      const quotes = lists.map((texts, id) => ({ id, lines: texts.map((text) => line(text, '1.00')) }));
      const { rows } = sideBySide(quotes);
      for (const { id, lines } of quotes) {
        const shown = rows.flatMap(({ cells }) => cells.get(id)?.line ?? []);
        expect(shown).toHaveLength(lines.length);
        expect(new Set(shown)).toEqual(new Set(lines));
      }
    }),
  );
});
