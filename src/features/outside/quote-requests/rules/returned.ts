import type { PriceLine } from '#/core/price-list';
import { fold } from '#/core/search-text';
import { listCodePattern } from '#/features/outside/quote-requests/rules/price-list';

/** What can be read on a list that came back: a piece for each line on paper or cell of a sheet. */
export type Pieces = readonly string[];

export type MayBeOf = {
  id: number;
  name: string;
  company: string | null;
  email: string | null;
  enterpriseNumber: string | null;
};

/** The requests whose code is printed on it. */
export function codesIn(pieces: Pieces): number[] {
  const found = pieces.flatMap((piece) => [...piece.matchAll(listCodePattern)].map(([, id]) => Number(id)));
  return [...new Set(found)];
}

const digits = (text: string) => text.replace(/\D/g, '');
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const legalForm = /(bvba|bv|nv|cv|vof|commv|srl|sa)$/;
const shortestName = 4;
const shortestNumber = 8;

/** Their own address or number: nobody else prints it. */
function hasSign(pieces: Pieces, { email, enterpriseNumber }: MayBeOf): boolean {
  const address = email?.trim().toLowerCase() || undefined;
  const number = digits(enterpriseNumber ?? '').replace(/^0+/, '');
  return pieces.some(
    (piece) =>
      (address !== undefined && piece.toLowerCase().includes(address)) ||
      (number.length >= shortestNumber && digits(piece).includes(number)),
  );
}

function hasName(pieces: Pieces, { name, company }: MayBeOf): boolean {
  const wanted = [name, company ?? '']
    .map((each) => plain(each).replace(legalForm, ''))
    .filter((each) => each.length >= shortestName);
  return pieces.some((piece) => {
    const printed = plain(piece);
    return wanted.some((each) => printed.includes(each));
  });
}

/** Of whom it is, as far as it says so itself; null where nothing or too much does. */
export function printedContact(pieces: Pieces, contacts: readonly MayBeOf[]): number | null {
  for (const isPrinted of [hasSign, hasName]) {
    const found = contacts.filter((contact) => isPrinted(pieces, contact));
    if (found.length > 0) return found.length === 1 ? (found[0]?.id ?? null) : null;
  }
  return null;
}

/** Without its code a list is known by who sent it and by prices for half of what was asked, as it was asked. */
export function isSurelyAnswer(lines: readonly PriceLine[], asked: number): boolean {
  const same = lines.filter(({ unitPrice, quantity }) => unitPrice !== null && quantity === null);
  return same.length * 2 >= asked;
}
