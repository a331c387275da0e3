import type { QuoteKey } from '#/features/papers/shared/example/quotes';
import type { ExampleItem } from '#/features/work/shared/example/item';
import { items } from '#/features/work/shared/example/items';

type Work = { of: (item: ExampleItem) => boolean; without?: RegExp };

const roof: Work = { of: ({ contact }) => contact === 'roofer' };

/** What each quote is for. A quote that names fewer items of the same work can be told apart by that. */
const works: Partial<Record<QuoteKey, Work>> = {
  architect: { of: ({ contact }) => contact === 'architect' },
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
  parquet: { of: ({ description }) => description.startsWith('Meerlagenparket') },
};

/** The items of the meetstaat that a quote is for; none of solar panels, which came to nothing. */
export function itemsOfQuote(key: QuoteKey): ExampleItem[] {
  const work = works[key];
  if (!work) return [];
  return items.filter((item) => work.of(item) && !work.without?.test(item.description));
}
