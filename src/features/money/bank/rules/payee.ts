import { findShop } from '#/features/papers/shared/rules/shops';

type Booked = { readonly name: string | null; readonly message: string | null };

const mostName = 60;
/** What banks put around the name of a shop where a card was used. */
const aroundCards =
  /\b(?:betaling|aankoop|met|via|bancontact|debetkaart|kredietkaart|kaart|card|maestro|visa|mastercard|mobile banking|payconiq|apple pay|google pay|valutadatum|uitgevoerd op|op)\b|[x\d*]{4,}|\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{1,2}[:.u]\d{2}/gi;

/** Where something was bought: as the bank names it, the shop that its text names, or what is left of that text. */
export function payeeOf({ name, message }: Booked): string {
  const shop = findShop(name, message);
  if (name !== null && name.trim() !== '') return shop ?? name.trim().slice(0, mostName);
  const left = (message ?? '')
    .replace(aroundCards, ' ')
    .replace(/[^\p{L}\p{N}&' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shop ?? (left.slice(0, mostName).trim() || 'Onbekende winkel');
}
