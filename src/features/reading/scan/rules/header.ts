import { fold } from '#/core/search-text';
import { cellsOf, type TextCell, type TextLine, wordHeight } from '#/features/reading/scan/rules/places';
import { hasAny } from '#/features/reading/scan/rules/words';

/** What a sender's block of the paper holds. */
export const legalForm =
  /(^|\s)(bvba|b\.?v\.?|n\.?v\.?|cvba|cv|v\.?o\.?f\.?|comm\.?\s?v\.?|gcv|srl|sprl|sa|scrl|snc|bvba-e|ebvba|eenmanszaak|sarl|s\.a\.r\.l|sas|sasu|eurl|sci|gmbh(\s?& co\.? kg)?|ag|ug|kg|ohg|e\.k|gbr|ltd|limited|llc|inc|corp|plc|pvt\.? ltd)\.?,?$/i;
export const emailPattern = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
export const vatPattern = /\b(?:BE|8E|BF)?[\s.:-]*([01O]\d{3})[.\s]?(\d{3})[.\s]?(\d{3})\b/i;
const postcode = /\b(?:[1-9]\d{3}|\d{5})\s+\p{Lu}/u;
const phone = /(?:\+32|0)\s?\d{1,3}[\s./]?\d{2,3}[\s.]?\d{2}[\s.]?\d{2}\b/;

const customerLabels = [
  'bill to',
  'ship to',
  'sold to',
  'invoice to',
  'billing address',
  'shipping address',
  'client information',
  'factuuradres',
  'afleveradres',
  'leveradres',
  'afnemer',
  'debiteur',
  'adresse du client',
  'adresse de livraison',
  'livraison',
  'lieferadresse',
  'rechnungsadresse',
  'kaufer',
  'leistungsempfanger',
  'kunde',
  'customer',
  'naam klant',
  'adres klant',
  'facture a',
  'aan',
  'klant',
  'bouwheer',
  'voor',
  'client',
  'opdrachtgever',
  'pour',
  'destinataire',
  'maitre d ouvrage',
  'ten attentie van',
  'tav',
  'klantgegevens',
  'werfadres',
];
const salutation =
  /^(de heer|mevr|mevrouw|dhr|familie|fam\.|m\.|mr|mme|monsieur|madame|vme|heer|de familie|t\.a\.v)/i;

export function isContactDetail(text: string): boolean {
  return (
    emailPattern.test(text) ||
    vatPattern.test(text) ||
    phone.test(text) ||
    postcode.test(text) ||
    /www\.|https?:/i.test(text)
  );
}

export function isAddress(text: string): boolean {
  return (
    postcode.test(text) ||
    /(?<=\p{L})(straat|laan|weg|baan|plein|steenweg|dreef|lei|kaai|street|strasse|gasse|platz)\b|^(\d{1,4},?\s)?(rue|avenue|chaussee|boulevard|quai|impasse)\s|\s(street|road|lane|avenue)\b/iu.test(
      fold(text),
    )
  );
}

export function startsCustomer(text: string): boolean {
  const label = /^([\p{L}.\s]{2,20}?)\s*(:|$)/u.exec(text)?.[1];
  return (
    salutation.test(text) ||
    (label !== undefined && hasAny(label, customerLabels)) ||
    /^(aan|voor|pour)\s+\p{Lu}/iu.test(text)
  );
}

/** What only the one who sends a paper shows of itself, in the countries around. */
export const senderMark =
  /\b(?:btw|tva|vat|ust|kvk|kbo|iban|siret|siren|rcs|r\.c\.s|rpr|rpm|hrb|ust-?id\w*|steuer-?n\w*|ondernemingsnummer|n° tva)\b|\b(?:BE|NL|FR|DE|LU)\s?\d{2}[\d\s.]{6,}/i;
/** Words under or beside which the sender's name stands. */
export const senderLabel =
  /^(leverancier|verkoper|verkaufer|vendeur|fournisseur|seller|supplier|sold by|crediteur|beneficiaire|titulaire du compte|kontoinhaber|rekeninghouder|ten name van|t\.n\.v|emetteur|prestataire|aannemer|entrepreneur|from|van)\b/;

/** The cells of the upper part of the first page, with where they stand. */
export function headerCells(lines: readonly TextLine[], end: number): TextCell[] {
  return lines.flatMap((line, index) => (line.page === 1 && index < end ? cellsOf(line, index) : []));
}

export function sizeOf({ words }: TextCell): number {
  return wordHeight(words.filter(({ text }) => /\p{L}/u.test(text)));
}

/** The cells under this one in the same column, nearest first. */
export function below(cell: TextCell, cells: readonly TextCell[], most: number): TextCell[] {
  return cells
    .filter((other) => other.line > cell.line && overlaps(cell, other))
    .sort((one, other) => one.line - other.line)
    .slice(0, most);
}

export function above(cell: TextCell, cells: readonly TextCell[]): TextCell | undefined {
  return cells
    .filter((other) => other.line < cell.line && overlaps(cell, other))
    .sort((one, other) => other.line - one.line)[0];
}

function overlaps({ box: one }: TextCell, { box: other }: TextCell): boolean {
  const shared = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  return shared > 0.3 * Math.min(one.width, other.width);
}
