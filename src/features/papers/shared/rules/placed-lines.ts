import { type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import type { PaperLine } from '#/features/papers/shared/contract';
import { isCounted } from '#/features/papers/shared/rules/lines';
import { pairLines } from '#/features/work/shared/rules/pair-lines';
import { plainText } from '#/features/work/shared/rules/words';

/** A line with its place on the paper. */
export type Placed = { readonly line: PaperLine; readonly at: number };

/** What asks money: a heading doesn’t, and an option only where `withOptions` says that it may have been taken. */
export function placedLines(paper: { readonly lines: readonly PaperLine[] }, withOptions = false): Placed[] {
  return paper.lines.flatMap((line, at) =>
    isCounted(line) || (withOptions && line.kind === 'option') ? [{ line, at }] : [],
  );
}

export type LinePair = { readonly ours: Placed; readonly quoted: Placed };
export type PairedLines = { readonly pairs: readonly LinePair[]; readonly alone: readonly Placed[] };

export function pairPlaced(ours: readonly Placed[], quoted: readonly Placed[]): PairedLines {
  const withPlace = (placed: Placed) => ({ ...placed.line, placed });
  const { pairs, currentOnly } = pairLines(ours.map(withPlace), quoted.map(withPlace));
  return {
    pairs: pairs.map(({ current, other }) => ({ ours: current.placed, quoted: other.placed })),
    alone: currentOnly.map(({ placed }) => placed),
  };
}

export type Billed = { readonly quantity: number; readonly net: Total };

/** What earlier papers asked of each line of the quote, by its place there. */
export function billedByQuoteLine(
  earlier: readonly { readonly lines: readonly PaperLine[] }[],
  quoted: readonly Placed[],
): ReadonlyMap<number, Billed> {
  const billed = new Map<number, Billed>();
  for (const paper of earlier) {
    for (const { ours, quoted: line } of pairPlaced(placedLines(paper), quoted).pairs) {
      const known = billed.get(line.at) ?? { quantity: 0, net: zeroTotal };
      billed.set(line.at, {
        quantity: known.quantity + quantityOf(ours.line),
        net: totalOf([known.net, netOf(ours.line)]),
      });
    }
  }
  return billed;
}

/** In thousandths; one without a quantity asks none. */
export function quantityOf({ quantity }: PaperLine): number {
  return quantity === null ? 0 : quantityFromDecimal(quantity);
}

export function netOf({ net }: PaperLine): Total {
  return net === null ? zeroTotal : totalFromDecimal(net);
}

/** 'm2', 'M²' and 'm²' are one; a unit that is left out may be any. */
export function sameUnit(one: PaperLine, other: PaperLine): boolean {
  const [a, b] = [one.unit, other.unit].map((unit) => plainText(unit ?? ''));
  return a === '' || b === '' || a === b;
}

/** ‘Pannen’, shortened where a whole paragraph stands on the paper. */
export function nameOfLine({ description }: PaperLine, at: number): string {
  const letters = [...description];
  if (letters.length === 0) return `lijn ${at + 1}`;
  return `‘${letters.length > 50 ? `${letters.slice(0, 50).join('').trimEnd()}…` : description}’`;
}
