import { divideExactly, exactFromDecimal } from '#/core/decimal';
import { formatEuro, subtractTotal, type Total, totalOf } from '#/core/money';
import { formatQuantity, type Thousandths } from '#/core/quantity';
import type { Found } from '#/features/papers/invoices/rules/findings/types';
import type { PaperLine } from '#/features/papers/shared/contract';
import { priceDecimals, vatOn } from '#/features/papers/shared/rules/lines';
import {
  type Billed,
  type LinePair,
  nameOfLine,
  netOf,
  type Placed,
  quantityOf,
  sameUnit,
} from '#/features/papers/shared/rules/placed-lines';

type Part = { at: number; text: string; amount: Total };

/** At most three lines are told of, and how many more there are. */
function told(parts: readonly Part[]): string {
  const shown = parts.slice(0, 3).map(({ text }) => text);
  const more = parts.length - shown.length;
  return [...shown, ...(more > 0 ? [`en nog ${more}`] : [])].join(', ');
}

function toFound(rule: Found['rule'], begin: string, parts: readonly Part[]): Found[] {
  if (parts.length === 0) return [];
  return [
    {
      ...{ rule, severity: 'warning' as const, sentence: `${begin}: ${told(parts)}.` },
      lines: parts.map(({ at }) => at),
      amount: totalOf(parts.map(({ amount }) => amount)),
      parts: parts.map(({ at, amount }) => ({ at, amount })),
    },
  ];
}

const perCent = 10n ** BigInt(priceDecimals - 2);

function priceOf({ unitPrice }: PaperLine): bigint | undefined {
  return unitPrice === null ? undefined : exactFromDecimal(unitPrice, priceDecimals);
}

function euroOfPrice(price: bigint): string {
  return formatEuro(divideExactly(price, perCent) as Total);
}

/** What is asked for more than a price per piece agreed on, or of a work for one price, than that price. */
export function pricesAboveQuote(pairs: readonly LinePair[], billed: ReadonlyMap<number, Billed>): Found[] {
  const parts = pairs.flatMap(({ ours: { line, at }, quoted }): Part[] => {
    const [ours, theirs] = [priceOf(line), priceOf(quoted.line)];
    const name = nameOfLine(line, at);
    if (ours !== undefined && theirs !== undefined && sameUnit(line, quoted.line)) {
      if (ours <= theirs || quantityOf(line) <= 0) return [];
      const amount = divideExactly((ours - theirs) * BigInt(quantityOf(line)), 1000n * perCent) as Total;
      return [{ at, amount, text: `${name} ${euroOfPrice(ours)} in plaats van ${euroOfPrice(theirs)}` }];
    }
    const agreed = netOf(quoted.line);
    if (line.net === null || quoted.line.net === null) return [];
    const asked = totalOf([billed.get(quoted.at)?.net ?? (0n as Total), netOf(line)]);
    if (asked <= agreed || netOf(line) <= 0n) return [];
    // What earlier invoices asked too much is theirs.
    const over = subtractTotal(asked, agreed);
    const amount = over < netOf(line) ? over : netOf(line);
    return [{ at, amount, text: `${name} ${formatEuro(asked)} in plaats van ${formatEuro(agreed)}` }];
  });
  return toFound('price-above-quote', 'Duurder dan in de offerte', parts);
}

/** Also where earlier invoices of the same quote took a part of it. */
export function quantitiesAboveQuote(
  pairs: readonly LinePair[],
  billed: ReadonlyMap<number, Billed>,
): Found[] {
  const parts = pairs.flatMap(({ ours: { line, at }, quoted }): Part[] => {
    if (line.quantity === null || quoted.line.quantity === null || !sameUnit(line, quoted.line)) return [];
    const agreed = quantityOf(quoted.line);
    const before = billed.get(quoted.at)?.quantity ?? 0;
    const total = before + quantityOf(line);
    if (quantityOf(line) <= 0 || total <= agreed) return [];
    const extra = Math.min(total - agreed, quantityOf(line));
    const amount = divideExactly((priceOf(line) ?? 0n) * BigInt(extra), 1000n * perCent) as Total;
    const unit = line.unit ?? quoted.line.unit ?? '';
    const shown = (value: number) => `${formatQuantity(value as Thousandths)} ${unit}`.trim();
    const earlier = before === 0 ? '' : ` (waarvan ${shown(before)} al eerder gefactureerd)`;
    const text = `${nameOfLine(line, at)} ${shown(total)}${earlier} in plaats van ${shown(agreed)}`;
    return [{ at, amount, text }];
  });
  return toFound('quantity-above-quote', 'Meer dan in de offerte', parts);
}

/** Asked on account of the whole: no work of its own. */
const onAccount = /\b(voorschot|vorderingsstaat|vorderingsstaten|schijf|saldo|termijn|afrekening|acompte)\b/i;

export function notOrdered(alone: readonly Placed[]): Found[] {
  const parts = alone.flatMap(({ line, at }): Part[] => {
    const amount = netOf(line);
    if (amount <= 0n || onAccount.test(line.description)) return [];
    return [{ at, amount, text: `${nameOfLine(line, at)} ${formatEuro(amount)}` }];
  });
  return toFound('not-ordered', 'Niet in de offerte', parts);
}

function percent(rate: number): string {
  return `${String(rate).replace('.', ',')}%`;
}

/** The amount is what more VAT is asked; where less is, that is no loss, and still not what was quoted. */
export function ratesOfLines(pairs: readonly LinePair[]): Found[] {
  const parts = pairs.flatMap(({ ours: { line, at }, quoted }): Part[] => {
    const [ours, theirs] = [line.vatRate, quoted.line.vatRate];
    if (ours === null || theirs === null || ours === theirs) return [];
    const net = netOf(line);
    const amount = subtractTotal(vatOn(net, ours), vatOn(net, theirs));
    return [
      { at, amount, text: `${nameOfLine(line, at)} ${percent(ours)} in plaats van ${percent(theirs)}` },
    ];
  });
  return toFound('vat-differs', 'Een ander btw-tarief dan in de offerte', parts);
}

type Rated = { lines: readonly PaperLine[]; vatLines: readonly { rate: number | null }[] };

function ratesOf({ lines, vatLines }: Rated): Set<number> {
  const rates = [...vatLines.map(({ rate }) => rate), ...lines.map(({ vatRate }) => vatRate)];
  return new Set(rates.filter((rate) => rate !== null));
}

/** Where no lines can be held against each other: a rate that the whole quote doesn’t have. */
export function ratesOfPaper(invoice: Rated, quote: Rated): Found[] {
  const agreed = ratesOf(quote);
  const strange = [...ratesOf(invoice)].filter((rate) => !agreed.has(rate));
  if (agreed.size === 0 || strange.length === 0) return [];
  const sentence = `Een ander btw-tarief dan in de offerte: ${strange.map(percent).join(' en ')} in plaats van ${[...agreed].map(percent).join(' en ')}.`;
  return [{ rule: 'vat-differs', severity: 'warning', sentence, lines: [], amount: null }];
}
