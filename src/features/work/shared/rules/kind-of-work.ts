/**
 * Quotes and invoices are filed by the kinds of work of the premiums, items of the meetstaat by their own categories.
 * An item that is eligible names its kind itself; for the others only these say it beyond doubt.
 */
const kindOfItems: Partial<Record<string, string>> = {
  Sanitair: 'Sanitair en elektriciteit',
  Loodgieter: 'Sanitair en elektriciteit',
  Elektra: 'Sanitair en elektriciteit',
  Ramen: 'Ramen en deuren',
  Deuren: 'Ramen en deuren',
  Dakwerk: 'Dakisolatie en dakwerken',
};

/** Where what is of no particular kind stands. */
export const otherWork = 'Andere werken';

/** The kind of work of an item, which is where lines about it count. */
export function kindOfItem({
  category,
  subsidyType,
}: {
  category: string;
  subsidyType: string | null;
}): string {
  return subsidyType ?? kindOfItems[category] ?? otherWork;
}
