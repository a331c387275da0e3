import { type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { Looked } from '#/features/papers/shared/checked';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';
import { arePriced, linesNet, vatOfLines } from '#/features/papers/shared/rules/lines';

export type AddedPaper = {
  readonly amount: string;
  readonly netAmount: string | null;
  readonly lines: readonly PaperLine[];
  readonly vatLines: readonly VatLine[];
};

/** The net and the VAT that stand on the paper, or that its lines or its VAT table make. */
export function partsOfTotal(paper: AddedPaper): { net: Total; vat: Total } | undefined {
  const net = netOf(paper);
  if (net === undefined) return undefined;
  if (paper.vatLines.length > 0) {
    return { net, vat: totalOf(paper.vatLines.map(({ amount }) => totalFromDecimal(amount))) };
  }
  const made = arePriced(paper.lines) ? vatOfLines(paper.lines) : undefined;
  return made && { net, vat: totalOf(made.map(({ amount }) => amount)) };
}

function netOf({ netAmount, lines, vatLines }: AddedPaper): Total | undefined {
  if (netAmount !== null) return totalFromDecimal(netAmount);
  if (arePriced(lines)) return linesNet(lines);
  const bases = vatLines.flatMap(({ base }) => base ?? []);
  return bases.length > 0 && bases.length === vatLines.length
    ? totalOf(bases.map(totalFromDecimal))
    : undefined;
}

/** Whether its total can be held against anything that stands on it. */
export function sumsLooked(paper: AddedPaper): Looked & { isChecked: boolean } {
  if (!partsOfTotal(paper)) {
    const text = 'het rekenwerk: er is alleen een totaal, zonder lijnen of btw';
    return { kind: 'sums', isChecked: false, text };
  }
  const text = arePriced(paper.lines) ? 'de lijnen, de btw en het totaal' : 'de btw en het totaal';
  return { kind: 'sums', isChecked: true, text };
}

export function fileLooked(hasFile: boolean): (Looked & { isChecked: boolean })[] {
  return hasFile ? [] : [{ kind: 'file', isChecked: false, text: 'het papier zelf: er is geen bestand bij' }];
}
