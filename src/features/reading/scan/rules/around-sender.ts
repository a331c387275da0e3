import { fold } from '#/core/search-text';
import {
  below,
  isAddress,
  isContactDetail,
  legalForm,
  senderLabel,
  senderMark,
  sizeOf,
  startsCustomer,
} from '#/features/reading/scan/rules/header';
import { isTitle } from '#/features/reading/scan/rules/names';
import { sureness, type TextCell } from '#/features/reading/scan/rules/places';

/** What was read with less certainty is no name. */
export const leastSure = 0.55;

/** 'Industriepark Noord, zone B,' over '9300 Aalst'; behind a legal form a comma ends a name. */
export function goesOnInAddress(cell: TextCell, cells: readonly TextCell[]): boolean {
  if (!cell.text.endsWith(',') || legalForm.test(cell.text)) return false;
  const [next] = below(cell, cells, 1);
  return next !== undefined && next.line - cell.line <= 2 && (isAddress(next.text) || /\d/.test(next.text));
}

/** Of lines close under each other, in letters of one size, the first has the name. */
export function isLineAbove(over: TextCell, cell: TextCell): boolean {
  const size = sizeOf(cell);
  return (
    cell.box.top - over.box.top < 2 * Math.max(over.box.height, cell.box.height) &&
    Math.abs(sizeOf(over) - size) < 0.15 * size &&
    sureness(over.words) >= leastSure &&
    /\p{L}{3}/u.test(over.text) &&
    !isContactDetail(over.text) &&
    !isTitle(over.text, sureness(over.words) === 1)
  );
}

/** Beside it stands who works there. */
const handledBy =
  /\b(?:suivie? par|behandeld door|opgemaakt door|opgesteld door|handled by|bearbeiter|ansprechpartner)\s?:?$/;

/** 'Betaaltermijn:' and, in a column beside it, '90-dagen': what a label says, where it is none for a name. */
export function isValueOf(cell: TextCell, cells: readonly TextCell[]): boolean {
  const beside = cells.findLast((other) => other.line === cell.line && other.box.left < cell.box.left);
  if (!beside) return false;
  const label = fold(beside.text);
  if (handledBy.test(label)) return true;
  if (!/\p{L}\s?:$/u.test(beside.text)) return false;
  return !senderLabel.test(label) && !/naam|name|\bnom\b|firma|bedrijf|societe|company/.test(label);
}

/** 'Oosterkade 12', over a line with a postcode. */
export function isStreet(text: string): boolean {
  return /^\p{L}[\p{L}\s.'’-]{2,40}\s\d{1,4}\s?[a-z]?$/iu.test(text);
}

/** An unbroken block of lines below it that says who the sender is, and not 'your' number. */
export function isMarked(cell: TextCell, under: readonly TextCell[]): boolean {
  let last = cell;
  for (const other of under) {
    if (other.box.top - last.box.top > 3.2 * Math.max(last.box.height, 0.008)) return false;
    if (startsCustomer(other.text)) return false;
    if (senderMark.test(other.text) && !/\b(uw|vos|votre|ihre|your)\b/i.test(other.text)) return true;
    last = other;
  }
  return false;
}

/** 'Verkäufer', and lines under it 'Name: …'. */
export function isUnderSeller(cell: TextCell, cells: readonly TextCell[]): boolean {
  const beside = cells.findLast((other) => other.line === cell.line && other.box.left < cell.box.left);
  if (!beside || !/^(name|naam|nom)\b/.test(fold(beside.text))) return false;
  const title = cells.findLast(
    (other) =>
      other.line < cell.line &&
      cell.line - other.line <= 5 &&
      (senderLabel.test(fold(other.text)) || startsCustomer(other.text)),
  );
  return title !== undefined && senderLabel.test(fold(title.text));
}
