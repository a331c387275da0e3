import type { MoneyFacts, MoneyInvoice, MoneyLine } from '#/core/money-facts';

/**
 * What it will cost, the sentences of the rule once more, sum by sum and in numbers: nothing of it is shared with what
 * it checks.
 */
export function recomputeExpected({ items, quotes, extras, invoices }: MoneyFacts): [number, number] {
  const known = new Set(items.map(({ id }) => id));
  const shares = (lines: readonly MoneyLine[]) => {
    const found = new Map<number, number>();
    // Lines that ask nothing together say nothing of what the paper asks.
    const priced = lines.filter(({ kind }) => kind === 'line');
    if (priced.every(({ net }) => Number(net) === 0)) return found;
    for (const { kind, net, itemId } of lines) {
      if (kind !== 'line' || itemId === null || !known.has(itemId)) continue;
      found.set(itemId, (found.get(itemId) ?? 0) + Math.round(Number(net) * 100));
    }
    return found;
  };
  const covering = (ids: readonly number[]) => ids.filter((id) => known.has(id));
  const sum = (values: Iterable<number>) => [...values].reduce((all, each) => all + each, 0);
  const accepted = quotes.filter(({ status }) => status === 'accepted');
  const isOf = (id: number) => (each: MoneyInvoice) => each.quoteId === id;
  const isDirect = ({ quoteId }: MoneyInvoice) => !accepted.some(({ id }) => id === quoteId);
  const bound = new Set<number>();
  let certain = 0;
  let rests = 0;
  for (const each of accepted) {
    const own = extras.filter(({ quoteId, status }) => quoteId === each.id && status === 'approved');
    const agreed = Number(each.amount) + sum(own.map(({ amount }) => Number(amount)));
    const asked = sum(invoices.filter(isOf(each.id)).map(({ amount }) => Number(amount)));
    const cost = Math.max(agreed + Number(each.unforeseen), asked);
    const linked = [each, ...own].map(({ lines }) => shares(lines));
    const covers = covering(each.coversItemIds);
    for (const id of [...covers, ...linked.flatMap((one) => [...one.keys()])]) bound.add(id);
    certain += cost;
    // Of a lump sum that says what it is about, nothing is on no item.
    if (covers.length === 0) rests += cost - sum(linked.flatMap((one) => [...one.values()]));
  }
  const direct = invoices.filter(isDirect);
  const isLinking = ({ kind, netted }: MoneyInvoice) => kind !== 'credit-note' && !netted;
  const linking = (each: MoneyInvoice) => (isLinking(each) ? shares(each.lines) : new Map<number, number>());
  const coversOf = (each: MoneyInvoice) => (isLinking(each) ? covering(each.coversItemIds) : []);
  for (const each of direct) {
    certain += Number(each.amount);
    if (coversOf(each).length === 0) rests += Number(each.amount) - sum(linking(each).values());
  }
  const complete = new Set(direct.flatMap(coversOf));
  const invoiced = new Set(invoices.flatMap((each) => [...linking(each).keys(), ...coversOf(each)]));
  const pending = quotes.filter(({ status }) => status === 'pending');
  const offers = pending.map((quote) => {
    const own = shares(quote.lines);
    const covers = covering(quote.coversItemIds);
    return { own, covers, rest: Number(quote.amount) - sum(own.values()) };
  });
  const isFree = (id: number) => known.has(id) && !bound.has(id) && !invoiced.has(id);
  const estimateOf = (id: number) => Number(items.find((each) => each.id === id)?.estimate ?? 0n);
  const { low: offeredLow, high: offeredHigh, offered } = recomputeOffers(offers, isFree, estimateOf);
  let open = 0;
  for (const { id, isComplete } of items) {
    if (bound.has(id) || offered.has(id) || isComplete || complete.has(id)) continue;
    const asked = sum(direct.map((each) => linking(each).get(id) ?? 0));
    open += Math.max(0, estimateOf(id) - asked);
  }
  const possible = pending.flatMap(({ id, category }, at) => {
    const { covers, rest } = offers[at] ?? { covers: [], rest: 0 };
    const asked = sum(invoices.filter(isOf(id)).map((each) => Number(each.amount)));
    return covers.length > 0 ? [] : [{ work: category ?? 'Andere werken', rest: Math.max(0, rest - asked) }];
  });
  const works = [...new Set(possible.map(({ work }) => work))].map((work) => {
    const of = possible.filter((each) => each.work === work).map(({ rest }) => rest);
    return work === 'Andere werken' ? sum(of) : Math.max(...of);
  });
  const sent = extras
    .filter(({ status, quoteId }) => status === 'sent' && accepted.some(({ id }) => id === quoteId))
    .map(({ amount }) => Math.max(0, Number(amount)));
  const low = certain + offeredLow + Math.max(0, open - Math.max(0, rests));
  return [low, certain + offeredHigh + open + sum(works) + sum(sent)];
}

type Offer = { own: Map<number, number>; covers: number[]; rest: number };

/** Each item by the cheapest and the dearest line; items that one lump sum is about by that sum, or one by one. */
function recomputeOffers(
  offers: readonly Offer[],
  isFree: (id: number) => boolean,
  estimateOf: (id: number) => number,
) {
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  const single: { id: number; price: number }[] = [];
  const groups: { ids: number[]; price: number }[] = [];
  for (const { own, covers, rest } of offers) {
    // Where the lines say the price of each, what is left of the sum is in each as well.
    const isPriced = covers.every((id) => own.has(id));
    const whole = sum(covers.map(estimateOf));
    let [reached, given] = [0, 0];
    const more = new Map(
      isPriced
        ? covers.map((id, at) => {
            reached += estimateOf(id);
            const until = whole > 0 ? (rest * reached) / whole : (rest * (at + 1)) / covers.length;
            const part = Math.floor(until + 0.5) - given;
            given += part;
            return [id, part] as const;
          })
        : [],
    );
    const together = isPriced ? [] : covers.filter(isFree);
    for (const [id, price] of own) {
      if (isFree(id) && !together.includes(id)) single.push({ id, price: price + (more.get(id) ?? 0) });
    }
    if (together.length > 0)
      groups.push({ ids: together, price: rest + sum(together.map((id) => own.get(id) ?? 0)) });
  }
  const offered = new Set([...single.map(({ id }) => id), ...groups.flatMap(({ ids }) => ids)]);
  const pricesOf = (id: number) => {
    const prices = single.filter((each) => each.id === id).map(({ price }) => price);
    return prices.length > 0 ? prices : [estimateOf(id)];
  };
  let parts = [...offered].map((id) => [id]);
  for (const { ids } of groups) {
    const touched = parts.filter((part) => part.some((id) => ids.includes(id)));
    parts = [...parts.filter((part) => !touched.includes(part)), touched.flat()];
  }
  let [low, high] = [0, 0];
  for (const part of parts) {
    const oneByOne = (pick: (...prices: number[]) => number, ids: readonly number[]) =>
      sum(ids.map((id) => pick(...pricesOf(id))));
    const others = ({ ids }: (typeof groups)[number]) => part.filter((id) => !ids.includes(id));
    const own = groups.filter(({ ids }) => part.some((id) => ids.includes(id)));
    const isAlone = part.some((id) => single.some((each) => each.id === id));
    const ways = (pick: (...prices: number[]) => number) => [
      ...own.map((group) => group.price + oneByOne(pick, others(group))),
      ...(isAlone ? [oneByOne(pick, part)] : []),
    ];
    low += Math.min(...ways(Math.min));
    high += Math.max(...ways(Math.max));
  }
  return { low, high, offered };
}
