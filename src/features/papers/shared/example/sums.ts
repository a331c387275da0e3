import { decimalFromCents, subtractTotal, totalFromDecimal, totalOf } from '#/core/money';
import type { VatLine } from '#/features/papers/shared/contract';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import { linesNet, vatOfLines } from '#/features/papers/shared/rules/lines';

export type ExampleSums = { netAmount: string; vatLines: VatLine[] };

/** Below the lines of a paper: the net, which may be added up wrongly, and the VAT, of which the first rate is rounded to the total. */
export function sumsOf(lines: readonly ExampleLine[], amount: string, printedNet?: string): ExampleSums {
  const counted = lines.map((line) => ({ ...line, kind: 'line' as const }));
  const net = printedNet === undefined ? linesNet(counted) : totalFromDecimal(printedNet);
  const [first, ...others] = vatOfLines(counted) ?? [];
  if (!first) throw new Error('a paper of the example has no lines');
  const vat = subtractTotal(totalFromDecimal(amount), totalOf([net, ...others.map((each) => each.amount)]));
  const base = subtractTotal(net, totalOf(others.map((each) => each.base)));
  return {
    netAmount: decimalFromCents(net),
    vatLines: [{ rate: first.rate, base, amount: vat }, ...others].map((each) => ({
      ...{ rate: each.rate, base: decimalFromCents(each.base), amount: decimalFromCents(each.amount) },
    })),
  };
}
