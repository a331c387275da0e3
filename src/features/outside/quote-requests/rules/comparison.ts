import { compareMoney, decimalFromCents, type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { PriceLine } from '#/core/price-list';
import { quantityFromDecimal } from '#/core/quantity';
import type {
  ComparedCell,
  ComparedColumn,
  Comparison,
  FrozenItem,
} from '#/features/outside/quote-requests/prices-contract';
import {
  type CountedLine,
  countLines,
  isPriced,
  lineNet,
  sumPrices,
} from '#/features/outside/quote-requests/rules/sums';

export type HandedIn = Pick<
  ComparedColumn,
  'contactId' | 'name' | 'quoteId' | 'quoteStatus' | 'path' | 'isChosen' | 'isBeforeAddendum'
> & { lines: readonly PriceLine[] };

type Asked = {
  items: readonly FrozenItem[];
  /** What the meetstaat expects, by item. */
  estimates: ReadonlyMap<number, string>;
  handedIn: readonly HandedIn[];
};

function cellOf(contactId: number, item: FrozenItem, line: CountedLine | undefined): ComparedCell {
  const empty = { contactId, quantity: null, isOtherQuantity: false, unitPrice: null, net: null };
  const note = line?.note ?? null;
  if (!line) return { ...empty, kind: 'open', note, isLowest: false };
  if (line.included !== 'yes') return { ...empty, kind: line.included, note, isLowest: false };
  if (!isPriced(line)) return { ...empty, kind: 'open', note, isLowest: false };
  const { quantity } = line.counted;
  return {
    ...{ contactId, kind: 'priced', quantity, unitPrice: line.unitPrice, note, isLowest: false },
    isOtherQuantity: quantityFromDecimal(quantity) !== quantityFromDecimal(item.quantity),
    net: decimalFromCents(lineNet(line)),
  };
}

function lowest(nets: readonly (string | null)[]): Total | undefined {
  const known = nets.flatMap((net) => (net === null ? [] : [totalFromDecimal(net)]));
  return known.toSorted(compareMoney)[0];
}

/** Where only one named a price there is nothing to be lowest of. */
function markLowest(cells: readonly ComparedCell[]): ComparedCell[] {
  const priced = cells.filter(({ net }) => net !== null);
  const least = priced.length > 1 ? lowest(priced.map(({ net }) => net)) : undefined;
  return cells.map((cell) => ({
    ...cell,
    isLowest: least !== undefined && cell.net !== null && totalFromDecimal(cell.net) === least,
  }));
}

/** An item that is left out or forgotten makes a price that can't be set beside another. */
function columnOf(items: readonly FrozenItem[], { lines, ...who }: HandedIn): ComparedColumn {
  const said = countLines(items, lines);
  const { net, total, missing } = sumPrices(items, lines);
  const isComplete = missing === 0 && said.every(({ included }) => included !== 'no');
  return { ...who, isComplete, isLowestComplete: false, net, total };
}

export function comparePrices({ items, estimates, handedIn }: Asked): Comparison {
  const columns = handedIn.map((each) => columnOf(items, each));
  const least = lowest(columns.map(({ net, isComplete }) => (isComplete ? net : null)));
  const byContact = handedIn.map(({ contactId, lines }) => ({
    contactId,
    lines: new Map(countLines(items, lines).map((line) => [line.itemId, line])),
  }));
  const known = items.flatMap(({ itemId }) => estimates.get(itemId) ?? []);
  return {
    columns: columns.map((column) => ({
      ...column,
      isLowestComplete: column.isComplete && least !== undefined && totalFromDecimal(column.net) === least,
    })),
    rows: items.map((item) => ({
      item,
      estimate: estimates.get(item.itemId) ?? null,
      cells: markLowest(
        byContact.map(({ contactId, lines }) => cellOf(contactId, item, lines.get(item.itemId))),
      ),
    })),
    estimate: decimalFromCents(totalOf(known.map(totalFromDecimal))),
  };
}
