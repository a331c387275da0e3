import { divideExactly, divideHalfUp } from '#/core/decimal';
import {
  type Cents,
  cents,
  centsFromDecimal,
  decimalFromCents,
  priceTimes,
  subtractTotal,
  sumCents,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroTotal,
} from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import { type QuoteKey, quotes } from '#/features/papers/shared/example/quotes';
import { itemsOfQuote } from '#/features/papers/shared/example/works';
import type { ExampleItem } from '#/features/work/shared/example/item';
import { spreadBy } from '#/features/work/shared/rules/spread';

const reduced = 6;

/** Works in a home of more than ten years old have 6%; an architect, and appliances that are only put in place, 21%. */
function rateOf({ contact, description }: ExampleItem): number {
  return contact === 'architect' || description.startsWith('Toestellen') ? 21 : reduced;
}

function estimateOf({ unitPrice, quantity }: Pick<ExampleItem, 'unitPrice' | 'quantity'>): Cents {
  return priceTimes(centsFromDecimal(unitPrice), quantityFromDecimal(quantity));
}

type RatedNet = { net: string; vatRate: number };

/** What lines of a rate come to, with its VAT, which is rounded once. */
function grossAt(rate: number, lines: readonly RatedNet[]): Cents {
  const base = sumCents(
    lines.filter(({ vatRate }) => vatRate === rate).map(({ net }) => centsFromDecimal(net)),
  );
  return cents(base + divideHalfUp(BigInt(base) * BigInt(rate), 100n));
}

function withoutVat(gross: Cents, rate: number): Cents {
  return cents(divideHalfUp(BigInt(gross) * 100n, BigInt(100 + rate)));
}

/** The items of the meetstaat at the firm’s own prices, and a last line that makes the amount. */
export function quoteLines(key: QuoteKey): ExampleLine[] {
  const chosen = itemsOfQuote(key);
  const { description: work, ...quote } = quotes[key];
  const amount = centsFromDecimal(quote.amount);
  if (chosen.length === 0) {
    return [{ description: work, vatRate: reduced, net: decimalFromCents(withoutVat(amount, reduced)) }];
  }
  const estimated = sumCents(
    chosen.map((item) => cents(divideHalfUp(BigInt(estimateOf(item)) * BigInt(100 + rateOf(item)), 100n))),
  );
  // Whose quote is close to the estimate asks the estimated prices; a dearer firm is dearer on every line.
  const isClose = Math.abs(amount - estimated) * 20 < estimated;
  const priceOf = (price: number) =>
    cents(isClose ? price : divideHalfUp(BigInt(price) * BigInt(amount), BigInt(estimated)));
  const lines = chosen.map((item) => {
    const { description, quantity, unit } = item;
    const unitPrice = decimalFromCents(priceOf(centsFromDecimal(item.unitPrice)));
    const net = decimalFromCents(estimateOf({ unitPrice, quantity }));
    return { description, quantity, unit, item: description, vatRate: rateOf(item), unitPrice, net };
  });
  const others = [...new Set(lines.map(({ vatRate }) => vatRate))].filter((rate) => rate !== reduced);
  const atReduced = lines.filter(({ vatRate }) => vatRate === reduced);
  if (atReduced.length === 0) return lines;
  const left = cents(amount - sumCents(others.map((rate) => grossAt(rate, lines))));
  const rest = withoutVat(left, reduced) - sumCents(atReduced.map(({ net }) => centsFromDecimal(net)));
  if (rest === 0) return lines;
  return [...lines, { description: restWords(rest), vatRate: reduced, net: decimalFromCents(cents(rest)) }];
}

function restWords(rest: number): string {
  if (Math.abs(rest) < 500) return 'Afronding';
  return rest > 0 ? 'Werfkosten en klein materiaal' : 'Korting';
}

type Part = {
  /** How much of each line, as it stands behind its description. */
  words: string;
  /** Of what share to what share of the quote, in per cent. */
  from?: number;
  to: number;
  without?: RegExp;
};

function share(lines: readonly RatedNet[], percent: number): Total {
  return divideExactly(
    totalOf(lines.map(({ net }) => totalFromDecimal(net))) * BigInt(percent),
    100n,
  ) as Total;
}

/** What an invoice asks of a quote item by item, as a statement of progress does; never more of a line than was quoted. */
export function partLines(key: QuoteKey, { words, from = 0, to, without }: Part): ExampleLine[] {
  const all = quoteLines(key);
  const rates = [...new Set(all.map(({ vatRate }) => vatRate))];
  return rates.flatMap((rate) => {
    const ofRate = all.filter(({ vatRate }) => vatRate === rate);
    const lines = ofRate.filter(({ description }) => !without?.test(description));
    const weights = lines.map((line) => totalFromDecimal(line.net));
    const earlier = spreadBy(share(ofRate, from), weights);
    const until = spreadBy(share(ofRate, to), weights);
    return lines.map(({ description, item }, index) => ({
      ...{ description: `${description} (${words})`, vatRate: rate },
      net: decimalFromCents(subtractTotal(until[index] ?? zeroTotal, earlier[index] ?? zeroTotal)),
      ...(item !== undefined && { item }),
    }));
  });
}
