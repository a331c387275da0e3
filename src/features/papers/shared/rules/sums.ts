import { type Total, totalFromDecimal } from '#/core/money';
import type { Paper } from '#/features/papers/shared/contract';
import { arePriced, linesNet, vatOfLines } from '#/features/papers/shared/rules/lines';

export type PaperSums = {
  /** Null where neither the paper nor its lines tell. */
  net: Total | null;
  vat: readonly { rate: number | null; base: Total | null; amount: Total }[];
};

/** What a paper asks without VAT, and of VAT by rate: as it stands on it, else as its lines make it. */
export function paperSums({
  netAmount,
  vatLines,
  lines,
}: Pick<Paper, 'netAmount' | 'vatLines' | 'lines'>): PaperSums {
  const isPriced = arePriced(lines);
  const stated = vatLines.map(({ rate, base, amount }) => ({
    rate,
    base: base === null ? null : totalFromDecimal(base),
    amount: totalFromDecimal(amount),
  }));
  return {
    net: netAmount === null ? (isPriced ? linesNet(lines) : null) : totalFromDecimal(netAmount),
    vat: stated.length > 0 ? stated : ((isPriced ? vatOfLines(lines) : undefined) ?? []),
  };
}
