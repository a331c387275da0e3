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
  // What only an e-invoice says may have costs and discounts of its own in a line.
  if (quantity === null || price === null || adds === null || post.passage === '') return [];
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

/** More lines than this are not all read so surely that their sum says something of who wrote them. */
const mostAdded = 150;
const amount = /(?<![\d,])\d{1,3}(?:[ .’']?\d{3})* ?[.,] ?\d{2}(?!\d)/g;

/** Every amount that stands on the paper. */
function printedAmounts({ text }: Facts): ReadonlySet<number> {
  return new Set((text.flat.match(amount) ?? []).map((each) => Number(each.replace(/\D/g, ''))));
}

const adjusted =
  /(?<!\p{L})(?:korting\p{L}{0,2}|remises?|rabais|rabatt\p{L}{0,3}|nachlass|discounts?|toeslag\p{L}{0,2}|zuschl[aä]g\p{L}{0,2}|supplément|surcharge)(?!\p{L})/iu;

/** With one decimal or none as well. */
function printedNumbers({ text }: Facts): ReadonlySet<number> {
  const seen = text.flat.match(/(?<![\d.,])\d{1,7}(?:[.,]\d{1,2})?(?![\d.,]\d)/g) ?? [];
  return new Set(seen.map((each) => Math.round(Number(each.replace(',', '.')) * 100)));
}

/** One amount in the row, or a quantity times a price. */
function isSure({ adds, passage }: Post): boolean {
  return adds === true || (adds === null && (passage.match(amount) ?? []).length === 1);
}

/** What parts the sum from the total stands somewhere: a discount, a cost, a line that was not taken for one. */
function isExplained(facts: Facts, posts: readonly Post[], difference: number): boolean {
  if (posts.length > mostAdded || !posts.every(isSure) || adjusted.test(facts.text.flat)) return true;
  return printedAmounts(facts).has(Math.abs(difference));
}

function checkPosts(facts: Facts): SumCheck[] {
  const { excl } = facts.totals;
  const posts = priced(facts);
  if (excl === null || posts.length < 2) return [];
  const sum = sumCents(posts.map(({ total }) => total));
  const all = sumCents(facts.posts.map(({ total }) => total));
  const holds =
    isNear(sum, excl.amount) || isNear(all, excl.amount) || facts.paper.itemsAddUp || pricesIncludeVat(facts);
  if (!holds && isExplained(facts, posts, excl.amount - sum)) return [];
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
    const rate = Math.round(vat.rate * 100);
    const expected = cents(shareOfRate(base, rate));
    const holds = isNear(expected, vat.amount);
    // Its base may stand beside it, and be another than the total.
    if (!holds && [...printedAmounts(facts)].some((each) => isNear(shareOfRate(each, rate), vat.amount)))
      return [];
    const sentence = `${formatRate(vat.rate)} btw op ${formatEuro(base)} is ${formatEuro(expected)}, maar er staat ${formatEuro(vat.amount)}.`;
    return [{ kind: 'vat', holds, passage: vat.passage, sentence }];
  });
}

/** Two other amounts of the paper are the total together: then one of them is the net, or all VAT in one. */
function isOtherwise(facts: Facts): boolean {
  const { excl, incl, vat } = facts.totals;
  const printed = new Set([...printedAmounts(facts), ...printedNumbers(facts)]);
  const ours = [excl?.amount ?? 0, ...vat.map((each) => each.amount)];
  return ours.some((each) => each > 0 && each !== incl?.amount && printed.has((incl?.amount ?? 0) - each));
}

function checkTotal(facts: Facts): SumCheck[] {
  const { excl, incl, vat } = facts.totals;
  if (excl === null || incl === null || vat.length === 0) return [];
  const sum = sumCents([excl.amount, ...vat.map((each) => each.amount)]);
  const holds = isNear(sum, incl.amount);
  if (!holds && isOtherwise(facts)) return [];
  const sentence = `Totaal zonder btw en btw samen zijn ${formatEuro(sum)}, maar als totaal met btw staat er ${formatEuro(incl.amount)}.`;
  return [{ kind: 'total', holds, passage: incl.passage, sentence }];
}

/** The VAT by rate is not what parts the totals, which agree with another amount: a table of VAT that is of something else. */
export function isVatTableOther(facts: Facts): boolean {
  const { excl, incl, vat } = facts.totals;
  if (excl === null || incl === null || vat.length === 0) return false;
  const sum = sumCents([excl.amount, ...vat.map((each) => each.amount)]);
  return !isNear(sum, incl.amount) && isOtherwise(facts);
}

/** Every sum on the quote that can be done again. */
export function redoSums(facts: Facts): SumCheck[] {
  return [...facts.posts.flatMap(checkPost), ...checkPosts(facts), ...checkVat(facts), ...checkTotal(facts)];
}

/** What the work costs in all, as far as it is told. */
export function grossTotal({ totals }: Facts): Cents | null {
  return totals.incl?.amount ?? totals.bare?.amount ?? totals.excl?.amount ?? null;
}
