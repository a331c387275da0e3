import { expect, it } from 'vitest';
import type { Total } from '#/core/money';
import { type OpenQuote, withoutAlternatives } from '#/features/money/cash-plan/rules/alternatives';

function quote(
  id: number,
  category: string | null,
  euros: number,
  invoiced: string | null = null,
): OpenQuote {
  const contractSum = BigInt(euros * 100) as Total;
  return { ...{ id, category, contractSum, invoiced }, name: '', contactId: 1, agreement: null };
}

const roof = 'Dakisolatie en dakwerken';

it.each<[string, OpenQuote[], number[]]>([
  ['the dearest of one kind of work', [quote(1, roof, 90), quote(2, roof, 100), quote(3, roof, 95)], [2]],
  ['one of each kind', [quote(1, roof, 90), quote(2, 'Muurisolatie', 10), quote(3, roof, 80)], [1, 2]],
  [
    'all that are of no kind',
    [quote(1, null, 90), quote(2, 'Andere werken', 10), quote(3, null, 5)],
    [1, 2, 3],
  ],
  ['what is still asked of them', [quote(1, roof, 100, '60.00'), quote(2, roof, 50)], [2]],
  ['the first of two that ask the same', [quote(1, roof, 50), quote(2, roof, 50)], [1]],
  ['nothing of nothing', [], []],
])('of quotes that can be accepted counts %s', (_, quotes, expected) => {
  expect(withoutAlternatives(quotes).map(({ id }) => id)).toEqual(expected);
});
