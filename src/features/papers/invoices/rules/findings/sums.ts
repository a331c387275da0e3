import { divideExactly } from '#/core/decimal';
import { formatEuro, subtractTotal, type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { CheckedPaper, Found } from '#/features/papers/invoices/rules/findings/types';
import { partsOfTotal } from '#/features/papers/shared/rules/adding-up';
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

function totalFault(paper: CheckedPaper): Fault[] {
  const parts = partsOfTotal(paper);
  if (!parts) return impliedFault(paper);
  const [stated, made] = [totalFromDecimal(paper.amount), totalOf([parts.net, parts.vat])];
  if (!differs(stated, made, roundingOf(paper))) return [];
  const text = `${formatEuro(parts.net)} en ${formatEuro(parts.vat)} btw maken samen ${formatEuro(made)}, en er staat ${formatEuro(stated)}`;
  return [{ text, amount: subtractTotal(stated, made), lines: [] }];
}

const highest = 21;

/** Of a net alone, or of a rate and its VAT alone, no total can be made: but there is more that can't be. */
function impliedFault({ netAmount, vatLines, amount }: CheckedPaper): Fault[] {
  const stated = totalFromDecimal(amount);
  if (netAmount !== null) {
    const net = totalFromDecimal(netAmount);
    const most = totalOf([net, vatOn(net, highest)]);
    const [low, high] = net < most ? [net, most] : [most, net];
    if (stated >= low - 1n && stated <= high + 1n) return [];
    const why = net > 0n && stated < low ? 'minder dan zonder btw' : `meer dan ${highest}% btw`;
    const text = `${formatEuro(net)} zonder btw en ${formatEuro(stated)} in totaal is ${why}`;
    return [{ text, amount: subtractTotal(stated, stated > high ? high : low), lines: [] }];
  }
  const [only, ...others] = vatLines;
  if (!only || only.rate === null || others.length > 0) return [];
  const vat = totalFromDecimal(only.amount);
  const made = divideExactly(
    stated * BigInt(Math.round(only.rate * 100)),
    BigInt(Math.round((100 + only.rate) * 100)),
  ) as Total;
  if (!differs(vat, made, 1n)) return [];
  const text = `in ${formatEuro(stated)} zit ${formatEuro(made)} btw aan ${rate(only.rate)}, en er staat ${formatEuro(vat)}`;
  return [{ text, amount: zeroTotal, lines: [] }];
}

/** The lines say another rate than the table of VAT below them. */
function rateFault({ lines, vatLines }: CheckedPaper): Fault[] {
  const table = new Set(vatLines.flatMap((line) => line.rate ?? []));
  const counted = lines.flatMap((line, at) =>
    isCounted(line) && line.vatRate !== null && line.net !== null ? [{ rate: line.vatRate, at }] : [],
  );
  const strange = counted.filter((line) => !table.has(line.rate));
  if (table.size === 0 || vatLines.some((line) => line.rate === null) || strange.length === 0) return [];
  const told = (rates: Iterable<number>) => [...new Set(rates)].map(rate).join(' en ');
  const stated = totalOf(vatLines.map(({ amount }) => totalFromDecimal(amount)));
  const made = vatOfLines(lines);
  const text = `op de lijnen staat ${told(strange.map((line) => line.rate))} btw, en eronder ${told(table)}`;
  const amount = made ? subtractTotal(stated, totalOf(made.map((share) => share.amount))) : zeroTotal;
  return [{ text, amount, lines: strange.map(({ at }) => at) }];
}

/** Whether lines, VAT and total of a paper make each other. What isn’t on it can’t be wrong. */
export function wrongSums(paper: CheckedPaper): Found[] {
  const faults = [...netFault(paper), ...vatFaults(paper), ...rateFault(paper), ...totalFault(paper)];
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
