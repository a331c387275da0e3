import { around, type PageText } from '#/core/page-text';
import { type Customer, findCompany } from '#/features/scan/rules/company';
import { type Details, findDetails } from '#/features/scan/rules/details';
import { isHeading, type PlacedRow, readItems } from '#/features/scan/rules/items';
import { findContactPerson } from '#/features/scan/rules/people';
import { type Found, linesOf, type Place, sureness } from '#/features/scan/rules/places';
import { settleRows, sumOf } from '#/features/scan/rules/settle-rows';
import { findSubject } from '#/features/scan/rules/subject';
import {
  chooseTotals,
  readTotals,
  type Totals,
  type TotalsRead,
  type VatLine,
} from '#/features/scan/rules/totals';

export type UnderstoodItem = {
  description: string;
  /** Thousandths and cents. */
  quantity: number | undefined;
  unit: string | undefined;
  unitPrice: number | undefined;
  totalPrice: number;
  confidence: number;
  place: Place;
};

export type UnderstoodQuote = Details & {
  companyName: Found<string> | undefined;
  contactPerson: Found<string> | undefined;
  description: Found<string> | undefined;
  totalAmount: Found<number> | undefined;
  vatAmount: Found<number> | undefined;
  netAmount: Found<number> | undefined;
  vatLines: VatLine[];
  items: UnderstoodItem[];
  /** Net and VAT are the total: then the reading is right, whatever the letters were. */
  addsUp: boolean;
  /** The lines are the net total. */
  itemsAddUp: boolean;
};

const nobody: Customer = { names: [], addresses: [] };

/** From lines with positions to what the quote says. */
export function understandQuote(pages: readonly PageText[], customer: Customer = nobody): UnderstoodQuote {
  const lines = linesOf(pages);
  const rows = readItems(lines);
  const firstRow = rows[0]?.line ?? lines.length;
  const heading = lines.findIndex(isHeading);
  const tableStart = heading >= 0 ? Math.min(heading, firstRow) : firstRow;
  const read = readTotals(lines, (rows.at(-1)?.line ?? -1) + 1);
  const totals = chooseTotals(read, possibleSums(rows));
  const settled = settleRows(rows, totals.net);
  return {
    ...findDetails(lines, tableStart),
    companyName: findCompany(lines, Math.min(tableStart, Math.ceil(lines.length * 0.6)), customer),
    contactPerson: findContactPerson(lines),
    description: findSubject(lines, tableStart),
    netAmount: sum(totals.net, 'net', totals, read),
    vatAmount: sum(totals.vat, 'vat', totals, read),
    totalAmount: sum(totals.gross, 'gross', totals, read),
    vatLines: read.vatLines,
    items: settled.map(toItem),
    addsUp: totals.addsUp,
    itemsAddUp: settled.length > 0 && sumOf(settled) === totals.net,
  };
}

/** The sum as it was read, and with each line that does not hold set right. */
function possibleSums(rows: readonly PlacedRow[]): number[] {
  if (rows.length === 0) return [];
  const whole = sumOf(rows);
  const doubtful = rows.filter(({ otherwise }) => otherwise !== undefined);
  const corrected = doubtful.map(({ total, otherwise = total }) => whole - total + otherwise);
  const all = doubtful.reduce((total, row) => total - row.total + (row.otherwise ?? row.total), whole);
  return [...new Set([whole, ...corrected, all])];
}

function toItem(row: PlacedRow): UnderstoodItem {
  const read = sureness(row.words);
  const text = row.description
    .map((word) => word.text)
    .join(' ')
    .replace(/(?<![\s.:;,…_-])[\s.:;,…_-]+$/, '');
  return {
    description: text.slice(0, 500),
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: row.unitPrice,
    totalPrice: row.total,
    confidence: row.holds
      ? 0.75 + 0.24 * read
      : row.otherwise === undefined
        ? 0.5 + 0.3 * read
        : 0.3 + 0.2 * read,
    place: { page: row.page, box: around(row.words) },
  };
}

function sum(
  cents: number | undefined,
  label: 'net' | 'vat' | 'gross',
  totals: Totals,
  { readings }: TotalsRead,
): Found<number> | undefined {
  if (cents === undefined) return undefined;
  const labelled = readings.filter(
    (one) => one.label === label || (label === 'gross' && one.label === 'total'),
  );
  const exact =
    labelled.find((one) => one.cents === cents) ?? readings.findLast((one) => one.cents === cents);
  const seen = exact ?? labelled.at(-1);
  const confidence = totals.addsUp ? (exact ? 0.99 : 0.85) : exact ? 0.5 : 0.3;
  return { value: cents, confidence, place: seen?.place };
}
