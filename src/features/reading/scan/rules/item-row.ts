import type { PageWord } from '#/core/page-text';
import {
  digitsOf,
  isOneDigitOff,
  readMoney,
  shareOfRate,
  times,
} from '#/features/reading/scan/rules/numbers';
import { descriptionOf, standsApart } from '#/features/reading/scan/rules/row-description';
import type { Token } from '#/features/reading/scan/rules/tokens';

/** One line of a table of works: what it says, and what it might say where the sum does not hold. */
export type ItemRow = {
  description: PageWord[];
  quantity: number | undefined;
  unit: string | undefined;
  unitPrice: number | undefined;
  total: number;
  /** Quantity × price is the total. */
  holds: boolean;
  /** What the total would be by quantity × price, where that differs from what was read. */
  otherwise: number | undefined;
  /** In hundredths of a per cent, where the line has one. */
  vatRate: number | undefined;
  words: PageWord[];
};

type Money = Extract<Token, { kind: 'money' }>;
type Amount = { token: Token; cents: number; otherwise?: number | undefined };
type Quantity = {
  token: Token;
  thousandths: number;
  unit: string | undefined;
  from: number;
  /** Written as an amount is: only the sum tells that it is none. */
  isAmountLike?: boolean;
};

const letters = /\p{L}{3,}/u;

export function readItemRow(tokens: readonly Token[]): ItemRow | undefined {
  const row = readAsWritten(tokens);
  return row?.holds ? row : (readBesideVat(tokens) ?? row);
}

const vatRates = [600, 1_200, 2_100, 550, 1_000, 2_000, 900, 1_900, 700];

/** Some tables give each amount with VAT too: 'Prijs | Prijs incl. | Totaal', or 'Prijs | Totaal | Totaal incl.'. */
function readBesideVat(tokens: readonly Token[]): ItemRow | undefined {
  const money = tokens.flatMap((token, at) => (token.kind === 'money' ? [{ ...amountOf(token), at }] : []));
  const last = money.at(-1);
  const [first] = money;
  if (!first || !last || money.length < 3 || money.length > 5) return undefined;
  const quantities = listQuantities(tokens, first.at, true);
  const totals = money.filter((one) => one === last || isWithVat(last.cents, one.cents));
  for (const total of totals.reverse())
    for (const price of money.filter(({ at }) => at < total.at)) {
      const hasVatBeside = money.some((one) => isWithVat(one.cents, price.cents));
      if (total === last && !hasVatBeside) continue;
      const { quantity, ...sums } = resolve(quantities, price, total);
      if (!sums.holds || !quantity) continue;
      const description = descriptionOf(tokens, quantity.from >= 0 ? quantity.from : first.at, quantity);
      if (!letters.test(description.map(({ text }) => text).join(' '))) return undefined;
      return {
        description,
        quantity: quantity.thousandths,
        unit: quantity.unit,
        vatRate: vatRateOf(tokens),
        words: tokens.flatMap(({ words }) => words),
        ...sums,
      };
    }
  return undefined;
}

export function isWithVat(gross: number, net: number): boolean {
  return net !== gross && vatRates.some((rate) => Math.abs(shareOfRate(net, rate) + net - gross) <= 1);
}

function readAsWritten(tokens: readonly Token[]): ItemRow | undefined {
  const last = lastAmount(tokens);
  if (!last) return undefined;
  const seen = amountBefore(tokens, last.at);
  const guessed = seen ? undefined : lostPriceBefore(tokens, last);
  const price = seen ?? guessed;
  const quantities = listQuantities(tokens, price?.at ?? last.at, price !== undefined);
  const { quantity, ...sums } = resolve(quantities, price, last);
  const end = quantity && quantity.from >= 0 ? quantity.from : (price?.at ?? last.at);
  const description = descriptionOf(tokens, end, quantity);
  // '3 st × 150,00 = 450,00' stands under its words.
  const isProduct = sums.holds && tokens.some(({ kind }) => kind === 'times');
  if (!isProduct && !letters.test(description.map(({ text }) => text).join(' '))) return undefined;
  const row = {
    description,
    quantity: quantity?.thousandths,
    unit: quantity?.unit,
    vatRate: vatRateOf(tokens),
    words: tokens.flatMap(({ words }) => words),
    ...sums,
  };
  const isWhole = row.unitPrice === undefined || row.unitPrice === row.total;
  const lump = row.quantity === undefined && isWhole ? lumpWord(tokens, seen?.at ?? last.at) : [];
  return lump.length > 0 ? asLumpSum(row, lump) : row;
}

function lumpWord(tokens: readonly Token[], end: number): PageWord[] {
  const before = tokens.slice(0, end).findLast(({ kind }) => kind !== 'currency' && kind !== 'percent');
  return before?.kind === 'unit' && (before.unit === 'fft' || before.unit === 'set') ? before.words : [];
}

/** 'Werfinrichting forfait 1.250,00': one price for the whole, and its word stays with the description. */
function asLumpSum(row: ItemRow, word: readonly PageWord[]): ItemRow {
  const description = [...row.description.filter((one) => !word.includes(one)), ...word];
  return { ...row, description, quantity: 1_000, unit: 'st', unitPrice: row.total, holds: true };
}

/** The last percentage of a line is its rate of VAT, where it is one that exists somewhere. */
export function vatRateOf(tokens: readonly Token[]): number | undefined {
  const token = tokens.findLast(({ kind }) => kind === 'percent');
  const rate = token?.kind === 'percent' ? Math.round(token.percent * 100) : undefined;
  return rate !== undefined && rate <= 2_700 ? rate : undefined;
}

/** The amount at the end of the line; a sign or two may follow it. */
function lastAmount(tokens: readonly Token[]): (Amount & { at: number }) | undefined {
  const at = tokens.findLastIndex(({ kind }) => kind === 'money');
  const token = tokens[at] as Money | undefined;
  const trailing = tokens.slice(at + 1);
  const lost = trailing.find(
    (one) => one.kind === 'number' && /^\d{4,}$/.test(one.text) && one.unit === undefined,
  );
  // '4.723,90' whose signs were lost stands where the amount should be.
  if (token && lost) return { token: lost, cents: Number(digitsOf(lost.text)), at: tokens.indexOf(lost) };
  if (
    !token ||
    trailing.some(({ kind, text }) => kind !== 'currency' && kind !== 'percent' && text.length > 2)
  )
    return undefined;
  return { ...amountOf(token), at };
}

function amountOf(token: Money): Amount {
  return { token, cents: token.cents, otherwise: token.otherwise ?? withoutFirst(token) };
}

/** '2 980,00' may be a code of VAT and an amount: only the sum tells. */
function withoutFirst({ words }: Money): number | undefined {
  const rest = words.slice(1).map(({ text }) => text);
  return rest.length === 1 && /^\d{3}[.,]/.test(rest[0] ?? '') ? readMoney(rest[0] ?? '') : undefined;
}

function amountBefore(tokens: readonly Token[], end: number): (Amount & { at: number }) | undefined {
  for (let at = end - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    // 'Rd 5,45' ends the description: a price is a column.
    if (token?.kind === 'money') {
      const before = tokens[at - 1];
      return before?.kind === 'text' && !standsApart(before, token) ? undefined : { ...amountOf(token), at };
    }
    if (token?.kind !== 'currency' && token?.kind !== 'percent' && token?.kind !== 'unit') return undefined;
  }
  return undefined;
}

/** '3150' before a total may be 31,50 without its comma: only where a quantity times it is that total. */
function lostPriceBefore(tokens: readonly Token[], last: Amount & { at: number }) {
  const at = tokens.findLastIndex(
    ({ kind }, index) => index < last.at && kind !== 'currency' && kind !== 'percent',
  );
  const token = tokens[at];
  if (token?.kind !== 'number' || token.unit || !/^\d{3,}$/.test(token.text)) return undefined;
  const price = { token, cents: Number(token.text), otherwise: Number(token.text) * 100, at };
  return resolve(listQuantities(tokens, at, true), price, last).holds ? price : undefined;
}

/** Numbers that may be the quantity: right before the price, with its unit; or at the start of the line. */
function listQuantities(tokens: readonly Token[], end: number, hasPrice: boolean): Quantity[] {
  const found: Quantity[] = [];
  let unit: string | undefined;
  for (let at = end - 1; at > 0; at -= 1) {
    const token = tokens[at];
    if (token?.kind === 'unit') unit = token.unit;
    else if (token?.kind === 'number') {
      const isColumn = standsApart(tokens[at - 1], token);
      if (hasPrice || ((token.unit || unit) && isColumn))
        found.push({ token, thousandths: token.thousandths, unit: token.unit ?? unit, from: at });
      break;
    } else if (token?.kind === 'money' && hasPrice && isWithoutSign(tokens, at)) {
      found.push({ token, thousandths: token.cents * 10, unit, from: at, isAmountLike: true });
      break;
    } else if (
      token?.kind === 'text' &&
      token.text.length <= 3 &&
      hasPrice &&
      unit === undefined &&
      at === end - 1
    ) {
      // A unit that was misread: 'm*', 'rn?'.
      unit = '';
    } else if (token?.kind !== 'currency') break;
  }
  const [first, second] = tokens;
  if (hasPrice && first?.kind === 'number') {
    const isTimes = second?.kind === 'times';
    const ownUnit = first.unit ?? (second?.kind === 'unit' ? second.unit : isTimes ? 'st' : undefined);
    const leading = { token: first, thousandths: first.thousandths, unit: ownUnit, from: -1 };
    // 'Celit 4D' ends a description; a quantity there is a column.
    const [near] = found;
    if (near && near.from > 0 && !standsApart(tokens[near.from - 1], near.token)) found.unshift(leading);
    else found.push(leading);
  }
  return found.map((one) => ({ ...one, unit: one.unit === '' ? undefined : one.unit }));
}

/** '90,00 m²' in a table with two decimals everywhere. */
function isWithoutSign(tokens: readonly Token[], at: number): boolean {
  const near = [tokens[at - 1], tokens[at + 1]];
  return !/[€$£₹]/.test(tokens[at]?.text ?? '') && near.every((one) => one?.kind !== 'currency');
}

type Sums = Pick<ItemRow, 'unitPrice' | 'total' | 'holds' | 'otherwise'> & { quantity: Quantity | undefined };

/** Quantity × price = total decides which number is the quantity, and where a comma was lost. */
function resolve(quantities: readonly Quantity[], price: Amount | undefined, total: Amount): Sums {
  const asRead = { unitPrice: price?.cents, total: total.cents, holds: false, otherwise: undefined };
  if (price === undefined) {
    const [only] = quantities;
    return { ...asRead, quantity: only?.unit && only.from > 0 ? only : undefined };
  }
  for (const unitPrice of readingsOf(price))
    for (const sum of readingsOf(total))
      for (const shift of [1, 10, 100]) {
        const quantity = quantities.find(
          (one) => (shift === 1 || !one.isAmountLike) && times(unitPrice, one.thousandths, shift) === sum,
        );
        if (!quantity) continue;
        const thousandths = quantity.thousandths / shift;
        return { ...asRead, unitPrice, total: sum, holds: true, quantity: { ...quantity, thousandths } };
      }
  const nearest = quantities.find(
    ({ from, unit, isAmountLike }) => !isAmountLike && (from > 0 || unit !== undefined),
  );
  if (!nearest) return { ...asRead, quantity: undefined };
  return { ...asRead, quantity: nearest, otherwise: times(price.cents, nearest.thousandths) };
}

function readingsOf({ cents, otherwise }: Amount): number[] {
  return otherwise === undefined ? [cents] : [cents, otherwise];
}

/** A price that the other two numbers tell, one digit from what was read. */
export function priceByDivision(row: ItemRow): number | undefined {
  if (row.holds || !row.quantity || row.unitPrice === undefined) return undefined;
  const price = (row.total * 1000) / row.quantity;
  return Number.isInteger(price) && isOneDigitOff(price, row.unitPrice) ? price : undefined;
}

/** A quantity that the other two numbers tell: exact to two decimals, and close to what was read. */
export function quantityByDivision(row: ItemRow): number | undefined {
  if (row.holds || !row.unitPrice || row.total <= 0) return undefined;
  const hundredths = Math.round((row.total * 100) / row.unitPrice);
  if (hundredths <= 0 || times(row.unitPrice, hundredths * 10) !== row.total) return undefined;
  // With a price this high, a wrong total is hardly ever a round number of times the price.
  const isTelling = row.unitPrice >= 1_000 || row.unitPrice === row.total;
  const isNear = row.quantity !== undefined && isOneDigitOff(row.quantity, hundredths * 10);
  return isTelling || isNear ? hundredths * 10 : undefined;
}
