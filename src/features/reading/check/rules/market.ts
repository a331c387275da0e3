import { divideHalfUp } from '#/core/decimal';
import { type Cents, cents, formatEuro, sumCents } from '#/core/money';
import type { Finding } from '#/features/papers/shared/checks/contract';
import type { Facts } from '#/features/reading/check/rules/facts';
import type { Post } from '#/features/reading/check/rules/posts';
import { type PriceBand, priceBands, rangeText, sourceOf } from '#/features/reading/check/rules/price-bands';
import { roundScore } from '#/features/reading/check/rules/score';
import { pricesIncludeVat } from '#/features/reading/check/rules/sums';

const section = 'marktconformiteit';
const maxShown = 60;

type Compared = {
  post: Post;
  band: PriceBand;
  price: Cents;
  amount: Cents;
  share: number;
  side: 'inside' | 'above' | 'below';
};

export type MarketJudgement = {
  score: number;
  feedback: string;
  prijsIndicatie: string;
  findings: Finding[];
  asks: string[];
};

function wattPeak({ description, quantity, unit }: Post): number | undefined {
  if (unit === 'Wp' && quantity) return quantity / 1000;
  if (unit === 'kWp' && quantity) return quantity;
  const match = /\b(\d{1,3}) ?(?:x|stuks|panelen|st)\b[^\d]{0,12}(\d{3}) ?wp\b/i.exec(description);
  return match ? Number(match[1]) * Number(match[2]) : undefined;
}

/** The price of one unit of the band, where the post can be told in that unit. */
function unitPrice(post: Post, { unit }: PriceBand): Cents | undefined {
  if (unit === 'Wp') {
    const watts = Math.round(wattPeak(post) ?? 0);
    return watts > 0 ? cents(divideHalfUp(BigInt(post.total), BigInt(watts))) : undefined;
  }
  if (unit === 'st') return post.unit === 'st' || post.unit === null ? (post.price ?? post.total) : undefined;
  return post.unit === unit ? (post.price ?? undefined) : undefined;
}

function fits(description: string, { words, not }: PriceBand): boolean {
  return (
    words.every((group) => group.some((word) => description.includes(word))) &&
    !not.some((word) => description.includes(word))
  );
}

/** The band that says most: more groups of words, then the longer ones. */
function bandFor(post: Post): { band: PriceBand; price: Cents } | undefined {
  const description = post.description.toLowerCase();
  let best: { band: PriceBand; price: Cents } | undefined;
  for (const band of priceBands) {
    if (best && band.words.length <= best.band.words.length) continue;
    const isOne = post.quantity === null || post.quantity === 1_000;
    const price = fits(description, band) && (isOne || !band.isForAll) ? unitPrice(post, band) : undefined;
    if (price !== undefined && price > 0) best = { band, price };
  }
  return best;
}

/** Inside all, up to a quarter outside 0.6, up to a half 0.3, further nothing. */
function shareFor(price: Cents, { low, high }: PriceBand): number {
  if (price >= low && price <= high) return 1;
  const outside = price > high ? (price - high) / high : (low - price) / low;
  if (outside <= 0.25) return 0.6;
  return outside <= 0.5 ? 0.3 : 0;
}

/** Prices with VAT in them are compared without. */
function withoutVat(facts: Facts): (amount: Cents) => Cents {
  const rate = pricesIncludeVat(facts) ? (facts.totals.vat[0]?.rate ?? 0) : 0;
  return (amount) => cents(divideHalfUp(BigInt(amount) * 100n, BigInt(100 + rate)));
}

function compare(facts: Facts): Compared[] {
  const net = withoutVat(facts);
  return facts.posts.flatMap((post): Compared[] => {
    const match = post.total > 0 ? bandFor(post) : undefined;
    if (!match) return [];
    const price = net(match.price);
    const side = price > match.band.high ? 'above' : price < match.band.low ? 'below' : 'inside';
    return [
      { post, band: match.band, price, amount: net(post.total), share: shareFor(price, match.band), side },
    ];
  });
}

const sideWords = {
  inside: 'Dat is gangbaar',
  above: 'Dat is hoger dan gangbaar',
  below: 'Dat is lager dan gangbaar',
} as const;

function describePrice({ price, band }: Compared): string {
  return `${formatEuro(price)}${band.unit === 'st' ? '' : ` per ${band.unit}`}`;
}

function findingOf(each: Compared, index: number, all: Cents): Finding {
  const weight = Math.round((each.amount / all) * 1000) / 100;
  return {
    id: `prijs_${index + 1}`,
    section,
    lookedFor: `De prijs van ${each.band.label}`,
    state: each.share === 1 ? 'ok' : each.share > 0 ? 'partly' : 'wrong',
    passage: each.post.passage,
    weight,
    points: Math.round(weight * each.share * 100) / 100,
    sentence: `‘${each.post.description}’ kost ${describePrice(each)} zonder btw. ${sideWords[each.side]}: ${rangeText(each.band)} (${sourceOf(each.band)}).`,
  };
}

function askFor(each: Compared): string[] {
  if (each.share > 0.6 || each.side === 'inside') return [];
  const what = `De prijs van ‘${each.post.description}’ (${describePrice(each)}) ligt ${each.side === 'above' ? 'boven' : 'onder'} wat gangbaar is (${rangeText(each.band)}).`;
  return [
    `${what} ${each.side === 'above' ? 'Kunt u toelichten wat erin begrepen is?' : 'Is alles inbegrepen, ook materiaal en plaatsing?'}`,
  ];
}

/** What the compared works usually cost, beside what is asked for them. */
function indication(compared: readonly Compared[]): string {
  const usual = (bound: 'low' | 'high') =>
    cents(
      compared.reduce(
        (sum, { amount, price, band }) =>
          sum + divideHalfUp(BigInt(amount) * BigInt(band[bound]), BigInt(price)),
        0,
      ),
    );
  const asked = sumCents(compared.map(({ amount }) => amount));
  return `De vergelijkbare werken kosten gewoonlijk ${formatEuro(usual('low'))} tot ${formatEuro(usual('high'))} zonder btw. Deze offerte vraagt er ${formatEuro(asked)} voor.`;
}

const nothingComparable: MarketJudgement = {
  score: 5,
  feedback:
    'Geen enkele post is te vergelijken met onze richtprijzen. Daarom staat de score op 5: niet goed en niet slecht.',
  prijsIndicatie: 'Geen richtprijs beschikbaar voor deze werken.',
  findings: [
    {
      id: 'niet_vergelijkbaar',
      section,
      lookedFor: 'Posten waarvan we een richtprijs kennen',
      state: 'partly',
      passage: null,
      weight: 10,
      points: 5,
      sentence: 'Vraag een tweede offerte om te vergelijken.',
    },
  ],
  asks: [],
};

export function judgeMarket(facts: Facts): MarketJudgement {
  const compared = compare(facts);
  if (compared.length === 0) return nothingComparable;
  const all = sumCents(compared.map(({ amount }) => amount));
  const score = roundScore((compared.reduce((sum, { amount, share }) => sum + amount * share, 0) / all) * 10);
  const outside = compared.filter(({ share }) => share < 1);
  const isThin = compared.length * 3 < facts.posts.length;
  const rests = isThin ? ' De score rust dus op een klein deel van de offerte.' : '';
  const told = `${compared.length} van de ${facts.posts.length} ${facts.posts.length === 1 ? 'post' : 'posten'} konden we met een richtprijs vergelijken`;
  return {
    score,
    feedback:
      outside.length === 0
        ? `${told}: de prijzen zijn gangbaar.${rests}`
        : `${told}: ${outside.length} daarvan ${outside.length === 1 ? 'valt' : 'vallen'} buiten wat gangbaar is.${rests}`,
    prijsIndicatie: indication(compared),
    findings: compared.slice(0, maxShown).map((each, index) => findingOf(each, index, all)),
    asks: compared.flatMap(askFor).slice(0, 5),
  };
}
