import { type Day, daysBetween } from '#/core/day';
import { around, type PageText } from '#/core/page-text';
import { findAddressee } from '#/features/reading/scan/rules/addressee';
import { columnsOf, isHeading } from '#/features/reading/scan/rules/columns';
import { findCompany } from '#/features/reading/scan/rules/company';
import { withoutMinus } from '#/features/reading/scan/rules/credit-note';
import type { Customer } from '#/features/reading/scan/rules/customer';
import { type Details, findDetails } from '#/features/reading/scan/rules/details';
import { type FoundSums, foundSums } from '#/features/reading/scan/rules/found-sums';
import { legalForm } from '#/features/reading/scan/rules/header';
import { readItems } from '#/features/reading/scan/rules/items';
import { findCurrency } from '#/features/reading/scan/rules/paper-currency';
import { findKind, type PaperKind } from '#/features/reading/scan/rules/paper-kind';
import { findContactPerson } from '#/features/reading/scan/rules/people';
import { type Found, linesOf, type Place, sureness } from '#/features/reading/scan/rules/places';
import { readTotals, type VatLine } from '#/features/reading/scan/rules/read-totals';
import type { PlacedRow } from '#/features/reading/scan/rules/row-descriptions';
import { isCertain, settleRows, sumOf } from '#/features/reading/scan/rules/settle-rows';
import { findSubject } from '#/features/reading/scan/rules/subject';
import { chooseTotals } from '#/features/reading/scan/rules/totals';

export type UnderstoodItem = {
  description: string;
  /** Thousandths and cents. */
  quantity: number | undefined;
  unit: string | undefined;
  unitPrice: number | undefined;
  totalPrice: number;
  /** In hundredths of a per cent. */
  vatRate: number | undefined;
  confidence: number;
  place: Place | undefined;
};

export type UnderstoodPaper = Details &
  FoundSums & {
    kind: PaperKind;
    currency: string;
    companyName: Found<string> | undefined;
    contactPerson: Found<string> | undefined;
    /** Who is to pay, as the paper names them. */
    addressee: Found<string> | undefined;
    description: Found<string> | undefined;
    vatLines: (Omit<VatLine, 'place'> & { place: Place | undefined })[];
    items: UnderstoodItem[];
    /** Net, VAT and total each stand on the paper, VAT is right for each rate, and the lines make the net. */
    addsUp: boolean;
    /** The lines are the net total. */
    itemsAddUp: boolean;
    /** The paper says that its prices are with VAT. */
    isInclusive: boolean;
    /** Nothing is gained by looking at the pages in another way. */
    isSettled: boolean;
  };

const nobody: Customer = { names: [], addresses: [] };

type Options = {
  customer?: Customer | undefined;
  today?: Day | undefined;
  /** A text without places: nothing stands under a column. */
  isPlain?: boolean | undefined;
};

/** From lines with positions to what the paper says. */
export function understandPaper(
  pages: readonly PageText[],
  { customer = nobody, today, isPlain = false }: Options = {},
): UnderstoodPaper {
  const lines = linesOf(pages);
  const kind = findKind(lines);
  const items = readItems(lines, isPlain);
  const firstRow = items.rows[0]?.line ?? lines.length;
  const heading = lines.findIndex((line, index) => isHeading(line) && columnsOf(lines, index).length > 1);
  const tableStart = heading >= 0 ? Math.min(heading, firstRow) : firstRow;
  const itemLines = items.rows.map(({ line }) => line);
  const printed = { read: readTotals(lines, itemLines), items };
  const { read, items: works } = kind === 'credit-note' ? withoutMinus(printed) : printed;
  const { rows, adjustments } = works;
  const more = adjustments.reduce((sum, { cents }) => sum + cents, 0);
  const rated = rows.map(({ vatRate, total }) => ({ rate: vatRate, cents: total }));
  const areRowsSure = rows.every((row) => row.holds || isCertain(row));
  const totals = chooseTotals(read, possibleSums(rows, more), { parts: rated, areRowsSure });
  const inWorks = totals.net === undefined ? undefined : totals.net - more;
  const settled = settleRows(rows, sumOf(rows) === totals.net ? totals.net : inWorks);
  const whole = sumOf(settled);
  // A net that was made of the lines says nothing of them.
  const isNet = totals.read.net && (whole === totals.net || whole + more === totals.net);
  const isTotal = read.isInclusive || totals.net === undefined;
  const isGross = totals.read.gross && isTotal && (whole === totals.gross || whole + more === totals.gross);
  const itemsAddUp = settled.length > 0 && (isNet || isGross);
  const sign = kind === 'credit-note' ? -1 : 1;
  const sums = foundSums(totals, read, sign);
  const details = findDetails(lines, tableStart, itemLines.at(-1) ?? tableStart);
  const headEnd = Math.min(tableStart, Math.ceil(lines.length * 0.6));
  // Who a label or a title names as the one who pays is not the one who sends.
  const named = findAddressee(lines, headEnd, undefined);
  const payer = named && named.confidence >= 0.8 ? [named.value] : [];
  const others = { ...customer, names: [...customer.names, ...payer] };
  // Who pays may be named like the firm that sends: only its legal form tells that it is one.
  const alike = payer.length > 0 ? findCompany(lines, headEnd, customer) : undefined;
  const companyName =
    findCompany(lines, headEnd, others) ?? (alike && legalForm.test(alike.value) ? alike : undefined);
  return {
    ...details,
    date: details.date && inDoubt(details.date, today),
    kind,
    currency: findCurrency(lines),
    companyName,
    contactPerson: findContactPerson(lines),
    addressee: findAddressee(lines, headEnd, companyName?.value),
    description: findSubject(lines, tableStart),
    ...sums,
    vatLines: read.vatLines.map((line) => ({
      ...line,
      base: line.base === undefined ? undefined : sign * line.base,
      cents: sign * line.cents,
    })),
    items: settled.map((row) => toItem(row, sign)),
    addsUp: totals.sumsHold && itemsAddUp,
    itemsAddUp,
    isInclusive: read.isInclusive,
    isSettled: totals.isSettled,
  };
}

const longAgo = 550;
const ahead = 60;

/** A paper of two years back is seldom what somebody reads in today. */
function inDoubt(date: Found<Day>, today: Day | undefined): Found<Day> {
  if (today === undefined) return date;
  const age = daysBetween(date.value, today);
  return age > longAgo || age < -ahead ? { ...date, confidence: Math.min(0.6, date.confidence) } : date;
}

/** The sum as it was read, and with each line that does not hold set right; with what comes on top too. */
function possibleSums(rows: readonly PlacedRow[], more: number): number[] {
  if (rows.length === 0) return [];
  const whole = sumOf(rows);
  const doubtful = rows.filter((row) => row.otherwise !== undefined && !isCertain(row));
  const corrected = doubtful.map(({ total, otherwise = total }) => whole - total + otherwise);
  const all = doubtful.reduce((total, row) => total - row.total + (row.otherwise ?? row.total), whole);
  const sums = [whole, ...corrected, all];
  return [...new Set(more === 0 ? sums : [whole + more, ...sums])];
}

function toItem(row: PlacedRow, sign: number): UnderstoodItem {
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
    totalPrice: sign * row.total,
    vatRate: row.vatRate,
    confidence: row.holds
      ? 0.75 + 0.24 * read
      : row.otherwise === undefined
        ? 0.5 + 0.3 * read
        : 0.3 + 0.2 * read,
    place: { page: row.page, box: around(row.words) },
  };
}
