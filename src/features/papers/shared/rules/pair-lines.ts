import { type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import type { PaperLine } from '#/features/papers/shared/contract';
import { isCounted } from '#/features/papers/shared/rules/lines';
import { pairItems } from '#/features/work/meetstaat/rules/pairing';
import { plainText } from '#/features/work/meetstaat/rules/words';

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

/** By the item of the meetstaat that both name, then by what they describe. */
export function pairLines(ours: readonly Placed[], quoted: readonly Placed[]): PairedLines {
  const free = new Set(quoted);
  const pairs: LinePair[] = [];
  const left = ours.filter((one) => {
    const { itemId } = one.line;
    const same = itemId === null ? undefined : [...free].find(({ line }) => line.itemId === itemId);
    if (!same) return true;
    free.delete(same);
    pairs.push({ ours: one, quoted: same });
    return false;
  });
  const comparable = ({ line, at }: Placed) => ({
    ...{ at, category: '', description: line.description },
    ...{ quantity: line.quantity ?? '0', unit: line.unit ?? '' },
  });
  const byPlace = (list: readonly Placed[]) => new Map(list.map((each) => [each.at, each]));
  const [oursAt, quotedAt] = [byPlace(left), byPlace(quoted)];
  const alike = pairItems(left.map(comparable), [...free].map(comparable));
  for (const { current, other } of alike.pairs) {
    const [one, theirs] = [oursAt.get(current.at), quotedAt.get(other.at)];
    if (one && theirs) pairs.push({ ours: one, quoted: theirs });
  }
  const paired = new Set(pairs.map((pair) => pair.ours));
  return {
    pairs: pairs.sort((one, other) => one.ours.at - other.ours.at),
    alone: ours.filter((one) => !paired.has(one)),
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
    for (const { ours, quoted: line } of pairLines(placedLines(paper), quoted).pairs) {
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
