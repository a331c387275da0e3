import { type Cents, cents, formatEuro, sumCents } from '#/core/money';
import { formatQuantity } from '#/core/quantity';
import type { Facts } from '#/features/reading/check/rules/facts';
import { isNear, type Post } from '#/features/reading/check/rules/posts';
import { formatRate, type StatedVat } from '#/features/reading/check/rules/totals';
import { shareOfRate } from '#/features/reading/scan/rules/numbers';

/** One sum that was done again. */
export type SumCheck = {
  kind: 'post' | 'posts' | 'vat' | 'total';
  holds: boolean;
  passage: string;
  sentence: string;
};

function checkPost(post: Post): SumCheck[] {
  const { quantity, price, adds } = post;
  if (quantity === null || price === null || adds === null) return [];
  return [
    {
      kind: 'post',
      holds: adds,
      passage: post.passage,
      sentence: `Bij ‘${post.description}’ is ${formatQuantity(quantity)} × ${formatEuro(price)} niet ${formatEuro(post.total)}.`,
    },
  ];
}

function priced(facts: Facts): Post[] {
  return facts.posts.filter(({ optional }) => !optional);
}

/** Prices that add up to the total with VAT were written with VAT. */
export function pricesIncludeVat(facts: Facts): boolean {
  const { excl, incl } = facts.totals;
  const sum = sumCents(priced(facts).map(({ total }) => total));
  return incl !== null && isNear(sum, incl.amount) && !(excl !== null && isNear(sum, excl.amount));
}

function checkPosts(facts: Facts): SumCheck[] {
  const { excl } = facts.totals;
  const posts = priced(facts);
  if (excl === null || posts.length < 2) return [];
  const sum = sumCents(posts.map(({ total }) => total));
  const all = sumCents(facts.posts.map(({ total }) => total));
  const holds =
    isNear(sum, excl.amount) || isNear(all, excl.amount) || facts.paper.itemsAddUp || pricesIncludeVat(facts);
  const sentence = `De posten tellen op tot ${formatEuro(sum)}, maar als totaal zonder btw staat er ${formatEuro(excl.amount)}.`;
  return [{ kind: 'posts', holds, passage: excl.passage, sentence }];
}

function baseOf(facts: Facts, vat: StatedVat): Cents | null {
  const { excl, vat: all } = facts.totals;
  if (vat.base !== null) return vat.base;
  if (all.length === 1) return excl?.amount ?? null;
  const posts = priced(facts).filter(({ rate }) => rate === vat.rate);
  return posts.length > 0 ? sumCents(posts.map(({ total }) => total)) : null;
}

function checkVat(facts: Facts): SumCheck[] {
  return facts.totals.vat.flatMap((vat): SumCheck[] => {
    const base = baseOf(facts, vat);
    if (base === null || vat.rate === null) return [];
    const expected = cents(shareOfRate(base, Math.round(vat.rate * 100)));
    const sentence = `${formatRate(vat.rate)} btw op ${formatEuro(base)} is ${formatEuro(expected)}, maar er staat ${formatEuro(vat.amount)}.`;
    return [{ kind: 'vat', holds: isNear(expected, vat.amount), passage: vat.passage, sentence }];
  });
}

function checkTotal(facts: Facts): SumCheck[] {
  const { excl, incl, vat } = facts.totals;
  if (excl === null || incl === null || vat.length === 0) return [];
  const sum = sumCents([excl.amount, ...vat.map(({ amount }) => amount)]);
  const sentence = `Totaal zonder btw en btw samen zijn ${formatEuro(sum)}, maar als totaal met btw staat er ${formatEuro(incl.amount)}.`;
  return [{ kind: 'total', holds: isNear(sum, incl.amount), passage: incl.passage, sentence }];
}

/** Every sum on the quote that can be done again. */
export function redoSums(facts: Facts): SumCheck[] {
  return [...facts.posts.flatMap(checkPost), ...checkPosts(facts), ...checkVat(facts), ...checkTotal(facts)];
}

/** What the work costs in all, as far as it is told. */
export function grossTotal({ totals }: Facts): Cents | null {
  return totals.incl?.amount ?? totals.bare?.amount ?? totals.excl?.amount ?? null;
}
