import { divideHalfUp } from '#/core/decimal';
import {
  cents,
  centsFromDecimal,
  decimalFromCents,
  priceTimes,
  subtractTotal,
  sumCents,
  totalFromDecimal,
  totalOf,
  zeroTotal,
} from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import { type QuoteKey, quotes } from '#/features/papers/shared/example/quotes';
import type { ExampleItem } from '#/features/work/shared/example/item';
import { items } from '#/features/work/shared/example/items';
import { spreadBy } from '#/features/work/shared/rules/spread';

type Work = { of: (item: ExampleItem) => boolean; without?: RegExp };

const roof: Work = { of: ({ contact }) => contact === 'roofer' };

/** What each quote is for. A quote that names fewer items of the same work can be told apart by that. */
const works: Partial<Record<QuoteKey, Work>> = {
  roof,
  roofRival: { ...roof, without: /^Afbraak bestaande dakpannen/ },
  roofSecondRival: { ...roof, without: /plat dak|^Stelling/i },
  insulation: { of: ({ contact }) => contact === 'insulation' },
  windows: { of: ({ contact }) => contact === 'windows' },
  electricity: { of: ({ contact }) => contact === 'electrician' },
  heating: { of: ({ contact, category }) => contact === 'plumber' && category === 'Loodgieter' },
  kitchen: { of: ({ contact }) => contact === 'kitchen' },
  painting: { of: ({ contact }) => contact === 'painter' },
  bathroom: { of: ({ contact, category }) => contact === 'plumber' && category === 'Sanitair' },
};

const rate = 6;

/** What an amount is without VAT. */
function netOf(amount: string, vatRate: number): string {
  return decimalFromCents(
    cents(divideHalfUp(BigInt(centsFromDecimal(amount)) * 100n, BigInt(100 + vatRate))),
  );
}

/** The items of the meetstaat at the firm’s own prices, and a last line that makes the amount. */
export function quoteLines(key: QuoteKey): ExampleLine[] {
  const work = works[key];
  if (!work) return [];
  const chosen = items.filter((item) => work.of(item) && !work.without?.test(item.description));
  const net = centsFromDecimal(netOf(quotes[key].amount, rate));
  const estimated = sumCents(
    chosen.map((item) => priceTimes(centsFromDecimal(item.unitPrice), quantityFromDecimal(item.quantity))),
  );
  // Whose quote is close to the estimate asks the estimated prices; a dearer firm is dearer on every line.
  const isClose = Math.abs(net - estimated) * 20 < estimated;
  const priceOf = (price: number) =>
    cents(isClose ? price : divideHalfUp(BigInt(price) * BigInt(net), BigInt(estimated)));
  const lines = chosen.map(({ description, quantity, unit, unitPrice }) => {
    const price = priceOf(centsFromDecimal(unitPrice));
    const total = priceTimes(price, quantityFromDecimal(quantity));
    return {
      ...{ description, quantity, unit, item: description, vatRate: rate },
      unitPrice: decimalFromCents(price),
      net: decimalFromCents(total),
    };
  });
  const rest = net - sumCents(lines.map((line) => centsFromDecimal(line.net)));
  if (rest === 0) return lines;
  const description = rest > 0 ? 'Werfkosten en klein materiaal' : 'Korting';
  return [...lines, { description, vatRate: rate, net: decimalFromCents(cents(rest)) }];
}

type Part = {
  /** How much of each line, as it stands behind its description. */
  words: string;
  /** Without VAT, and what earlier invoices asked of the same quote. */
  net: string;
  before?: string;
  without?: RegExp;
};

/** What an invoice asks of a quote item by item, as a statement of progress does; never more of a line than was quoted. */
export function partLines(key: QuoteKey, { words, net, before = '0.00', without }: Part): ExampleLine[] {
  const lines = quoteLines(key).filter(({ description }) => !without?.test(description));
  const weights = lines.map((line) => totalFromDecimal(line.net));
  const [from, asked] = [totalFromDecimal(before), totalFromDecimal(net)];
  const [earlier, until] = [spreadBy(from, weights), spreadBy(totalOf([from, asked]), weights)];
  return lines.map(({ description, item, vatRate }, index) => ({
    ...{ description: `${description} (${words})`, vatRate },
    net: decimalFromCents(subtractTotal(until[index] ?? zeroTotal, earlier[index] ?? zeroTotal)),
    ...(item !== undefined && { item }),
  }));
}
