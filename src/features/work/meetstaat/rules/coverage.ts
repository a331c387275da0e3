import type { Figure } from '#/core/help';
import { decimalFromCents, type Money, type Total, totalOf, zeroTotal } from '#/core/money';
import type { MoneyFacts } from '#/core/money-facts';
import type { Coverage, CoveredItem } from '#/features/work/meetstaat/coverage-contract';
import { type ItemCategory, itemCategories } from '#/features/work/shared/meetstaat/contract';
import { settledByItem } from '#/features/work/shared/rules/asked';
import { contractsOf, sharesOfContract } from '#/features/work/shared/rules/contracts';
import { type Items, sharesOf, withCovered } from '#/features/work/shared/rules/shares';

export type { Coverage };

type Estimated = { readonly id: number; readonly category: ItemCategory };

type Covered = { accepted?: Total; best?: Total; invoiced: Total; paid: Total };

/** What is estimated, quoted, asked and paid of each item, by the lines that are about it and as the ledger spreads them. */
export function coverageOf(items: readonly Estimated[], facts: MoneyFacts): Coverage {
  const known: Items = new Map(facts.items.map((item) => [item.id, item]));
  const found = new Map<number, Covered>();
  const at = (id: number): Covered => {
    const own = found.get(id) ?? { invoiced: zeroTotal, paid: zeroTotal };
    found.set(id, own);
    return own;
  };
  for (const contract of contractsOf(facts, known, new Map())) {
    for (const [id, amount] of sharesOfContract(contract, contract.sum, known).byItem) {
      const item = at(id);
      item.accepted = totalOf([item.accepted ?? zeroTotal, amount]);
    }
  }
  for (const quote of facts.quotes.filter(({ status }) => status === 'pending')) {
    const { byItem } = withCovered(sharesOf(quote, known), quote.coversItemIds, known);
    for (const [id, amount] of byItem) offer(at(id), amount);
  }
  for (const { asked, paid } of settledByItem(facts.invoices, known)) {
    for (const [id, amount] of asked.byItem) {
      const item = at(id);
      item.invoiced = totalOf([item.invoiced, amount]);
      item.paid = totalOf([item.paid, paid.byItem.get(id) ?? zeroTotal]);
    }
  }
  const covered = items.map((item) => ({
    ...{ item, estimate: known.get(item.id)?.estimate ?? null },
    covered: found.get(item.id),
  }));
  return {
    items: covered.map(writeItem),
    categories: itemCategories.flatMap((category) => {
      const own = covered.filter(({ item }) => item.category === category);
      return own.length === 0 ? [] : [{ category, ...sumUp(own) }];
    }),
    total: sumUp(covered),
  };
}

function offer(item: Covered, amount: Total): void {
  if (item.best === undefined || amount < item.best) item.best = amount;
}

function quotedOf(covered: Covered | undefined): Total | undefined {
  return covered?.accepted ?? covered?.best;
}

type Row = { item: Estimated; estimate: Total | null; covered: Covered | undefined };

function writeItem({ item: { id }, estimate, covered }: Row): CoveredItem {
  const quoted = quotedOf(covered);
  return {
    itemId: id,
    estimated: decimalFromCents(estimate ?? zeroTotal),
    quoted: quoted === undefined ? null : decimalFromCents(quoted),
    quotedAs: quoted === undefined ? null : covered?.accepted === undefined ? 'best' : 'accepted',
    invoiced: decimalFromCents(covered?.invoiced ?? zeroTotal),
    paid: decimalFromCents(covered?.paid ?? zeroTotal),
  };
}

function sumUp(rows: readonly Row[]) {
  const quoted = rows.flatMap(({ covered }) => quotedOf(covered) ?? []);
  const sum = (amounts: readonly Money[]) => decimalFromCents(totalOf(amounts));
  return {
    count: rows.length,
    withoutQuote: rows.length - quoted.length,
    withoutPrice: rows.filter(({ estimate }) => estimate === null).length,
    estimated: sum(rows.map(({ estimate }) => estimate ?? zeroTotal)),
    quoted: quoted.length === 0 ? null : sum(quoted),
    invoiced: sum(rows.map(({ covered }) => covered?.invoiced ?? zeroTotal)),
    paid: sum(rows.map(({ covered }) => covered?.paid ?? zeroTotal)),
  };
}

export const coverageWords = {
  key: 'gedekt',
  name: 'Hoeveel is er al gedekt?',
  words:
    'Een post is gedekt door de lijnen van offertes, meerwerk en facturen die u eraan koppelde. Een goedgekeurde offerte telt, met goedgekeurd meerwerk; is er geen, dan de laagste van de andere. Een totaalbedrag voor meerdere posten verdelen we naar hun raming. Wat betaald is, verdelen we zoals het gevraagd werd. Wat een creditnota teruggeeft, gaat af van de posten van de factuur die ze noemt.',
} as const satisfies Figure;
