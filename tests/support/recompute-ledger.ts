import type { MoneyFacts, MoneyInvoice, MoneyLine } from '#/core/money-facts';

/**
 * What it will cost, the sentences of the rule once more, sum by sum and in numbers: nothing of it is shared with what
 * it checks. Without pending lump sums that say what they are about: `expected.test.ts` works those out.
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
  let [offeredLow, offeredHigh, open] = [0, 0, 0];
  for (const { id, estimate, isComplete } of items) {
    if (bound.has(id)) continue;
    const prices = pending.flatMap(({ lines }) => shares(lines).get(id) ?? []);
    if (prices.length > 0 && !invoiced.has(id)) {
      offeredLow += Math.min(...prices);
      offeredHigh += Math.max(...prices);
    } else if (!isComplete && !complete.has(id)) {
      const asked = sum(direct.map((each) => linking(each).get(id) ?? 0));
      open += Math.max(0, Number(estimate ?? 0n) - asked);
    }
  }
  const possible = pending.map(({ id, category, amount, lines }) => ({
    work: category ?? 'Andere werken',
    rest: Math.max(
      0,
      Number(amount) -
        sum(shares(lines).values()) -
        sum(invoices.filter(isOf(id)).map((each) => Number(each.amount))),
    ),
  }));
  const works = [...new Set(possible.map(({ work }) => work))].map((work) => {
    const of = possible.filter((each) => each.work === work).map(({ rest }) => rest);
    return work === 'Andere werken' ? sum(of) : Math.max(...of);
  });
  const sent = extras
    .filter(({ status }) => status === 'sent')
    .map(({ amount }) => Math.max(0, Number(amount)));
  const low = certain + offeredLow + Math.max(0, open - Math.max(0, rests));
  return [low, certain + offeredHigh + open + sum(works) + sum(sent)];
}
