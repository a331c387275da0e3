import { formatEuro, subtractTotal, type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { CheckedPaper, Found } from '#/features/papers/invoices/rules/findings/types';
import { arePriced, isCounted, linesNet, vatOfLines, vatOn } from '#/features/papers/shared/rules/lines';

/** Who rounds each line may end a cent a line away from who rounds once. */
function roundingOf({ lines }: Pick<CheckedPaper, 'lines'>): bigint {
  return BigInt(Math.max(1, lines.filter(isCounted).length));
}

function differs(one: Total, other: Total, rounding: bigint): boolean {
  const off = one - other;
  return off > rounding || off < -rounding;
}

type Fault = { text: string; amount: Total; lines: readonly number[] };

function rate(value: number): string {
  return `${String(value).replace('.', ',')}%`;
}

function netFault(paper: CheckedPaper): Fault[] {
  if (paper.netAmount === null || !arePriced(paper.lines)) return [];
  const [stated, made] = [totalFromDecimal(paper.netAmount), linesNet(paper.lines)];
  if (!differs(stated, made, roundingOf(paper))) return [];
  const text = `de lijnen maken ${formatEuro(made)} zonder btw, en er staat ${formatEuro(stated)}`;
  const lines = paper.lines.flatMap((line, at) => (isCounted(line) ? [at] : []));
  return [{ text, amount: subtractTotal(stated, made), lines }];
}

function vatFaults(paper: CheckedPaper): Fault[] {
  return paper.vatLines.flatMap((line): Fault[] => {
    if (line.rate === null || line.base === null) return [];
    const [stated, made] = [totalFromDecimal(line.amount), vatOn(totalFromDecimal(line.base), line.rate)];
    if (!differs(stated, made, roundingOf(paper))) return [];
    const text = `${rate(line.rate)} van ${formatEuro(totalFromDecimal(line.base))} is ${formatEuro(made)}, en er staat ${formatEuro(stated)}`;
    return [{ text, amount: subtractTotal(stated, made), lines: [] }];
  });
}

/** The net and the VAT that stand on the paper, or that its lines make. */
function partsOf(paper: CheckedPaper): { net: Total; vat: Total } | undefined {
  const isPriced = arePriced(paper.lines);
  const net =
    paper.netAmount !== null
      ? totalFromDecimal(paper.netAmount)
      : isPriced
        ? linesNet(paper.lines)
        : undefined;
  if (net === undefined) return undefined;
  if (paper.vatLines.length > 0) {
    return { net, vat: totalOf(paper.vatLines.map(({ amount }) => totalFromDecimal(amount))) };
  }
  const made = isPriced ? vatOfLines(paper.lines) : undefined;
  return made && { net, vat: totalOf(made.map(({ amount }) => amount)) };
}

function totalFault(paper: CheckedPaper): Fault[] {
  const parts = partsOf(paper);
  if (!parts) return [];
  const [stated, made] = [totalFromDecimal(paper.amount), totalOf([parts.net, parts.vat])];
  if (!differs(stated, made, roundingOf(paper))) return [];
  const text = `${formatEuro(parts.net)} en ${formatEuro(parts.vat)} btw maken samen ${formatEuro(made)}, en er staat ${formatEuro(stated)}`;
  return [{ text, amount: subtractTotal(stated, made), lines: [] }];
}

/** Whether lines, VAT and total of a paper make each other. What isn’t on it can’t be wrong. */
export function wrongSums(paper: CheckedPaper): Found[] {
  const faults = [...netFault(paper), ...vatFaults(paper), ...totalFault(paper)];
  if (faults.length === 0) return [];
  return [
    {
      ...{ rule: 'wrong-sum', severity: 'danger' },
      sentence: `Het rekenwerk klopt niet: ${faults.map(({ text }) => text).join('; ')}.`,
      lines: [...new Set(faults.flatMap(({ lines }) => lines))],
      amount: totalOf(faults.map(({ amount }) => amount)),
    },
  ];
}
