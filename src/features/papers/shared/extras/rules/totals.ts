import { decimalFromCents, type Total, totalOf } from '#/core/money';
import type { PaperLine } from '#/features/papers/shared/contract';
import { isCounted, linesNet, type VatShare, vatOfLines } from '#/features/papers/shared/rules/lines';

type Lines = readonly Pick<PaperLine, 'kind' | 'net' | 'vatRate'>[];

/** A line that tells no rate has no VAT. */
export function vatOfExtra(lines: Lines): VatShare[] {
  return (vatOfLines(lines.filter(({ vatRate }) => vatRate !== null)) ?? []).filter(({ rate }) => rate > 0);
}

export function totalsOfExtra(lines: Lines): { net: Total; total: Total } {
  const net = linesNet(lines);
  return { net, total: totalOf([net, ...vatOfExtra(lines).map(({ amount }) => amount)]) };
}

/** As they are kept beside it. */
export function sumsOf(lines: Lines): { net: string; total: string } {
  const { net, total } = totalsOfExtra(lines);
  return { net: decimalFromCents(net), total: decimalFromCents(total) };
}

/** Whether there is something to agree on: every line has its price, or only days are asked for. */
export function isWhole({ lines, days }: { lines: Lines; days: number }): boolean {
  const counted = lines.filter(isCounted);
  return counted.every(({ net }) => net !== null) && (counted.length > 0 || days !== 0);
}
