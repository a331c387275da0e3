import { carriedSums } from '#/features/reading/scan/rules/carried-sums';
import {
  type Column,
  columnsOf,
  isHeading,
  isUnderTotal,
  rateByColumn,
  readByColumns,
  unitByColumn,
} from '#/features/reading/scan/rules/columns';
import { type ItemRow, isWithVat, readItemRow } from '#/features/reading/scan/rules/item-row';
import { times } from '#/features/reading/scan/rules/numbers';
import type { TextLine } from '#/features/reading/scan/rules/places';
import { type PlacedRow, withDescriptions } from '#/features/reading/scan/rules/row-descriptions';
import { endings, labelInLastCell, labelOfRow } from '#/features/reading/scan/rules/row-labels';
import { runningLines } from '#/features/reading/scan/rules/running-lines';
import { type Token, tokensOf } from '#/features/reading/scan/rules/tokens';
import { vatCodesOf } from '#/features/reading/scan/rules/vat-codes';
import { sumWords } from '#/features/reading/scan/rules/vocabulary';
import { hasAny } from '#/features/reading/scan/rules/words';

/** 'Remise 10 % 300,00' is taken off, with its minus or without. */
const takenOff = ['korting', 'remise', 'rabais', 'rabatt', 'discount', 'nachlass'];

/** What an amount is rounded by is a trifle. */
const mostRounded = 500;

/** 'Afronding van de dakrand 350,00' is a work, and no rounding. */
function isFinishing({ text }: TextLine, { total }: ItemRow): boolean {
  return Math.abs(total) >= mostRounded && hasAny(text, sumWords.rounding);
}

export type ItemsRead = {
  rows: PlacedRow[];
  /** What is taken off or put on besides the works. */
  adjustments: { cents: number; line: number }[];
};

/** The works and their prices: every line with words and an amount at its end, up to the totals. */
export function readItems(lines: readonly TextLine[], isPlain = false): ItemsRead {
  const rows: PlacedRow[] = [];
  const adjustments: ItemsRead['adjustments'] = [];
  const firstHeading = lines.findIndex(isHeading);
  const running = runningLines(lines);
  const carried = carriedSums(lines);
  const codes = vatCodesOf(lines);
  let isOpen = true;
  let columns: Column[] = [];
  lines.forEach((line, index) => {
    if (isHeading(line)) {
      const here = columnsOf(lines, index);
      // The table of rates under the works has columns too.
      isOpen ||= here.some(({ role }) => role === 'description' || role === 'quantity');
      if (isOpen && !isPlain) columns = here;
      return;
    }
    if (index < firstHeading || running.has(line) || carried.has(line)) return;
    const tokens = tokensOf(line);
    const row = withUnit(withRate(rowOf(tokens, columns), tokens, columns, codes), tokens, columns);
    const label = labelOfRow(tokens) ?? (row && !row.holds ? labelInLastCell(tokens) : undefined);
    // An advance that is asked for is the first line of its table; one that was paid stands under the works.
    const isWork =
      (label === 'adjustment' && row?.holds === true && row.quantity !== undefined) ||
      (label === 'adjustment' && row !== undefined && isFinishing(line, row)) ||
      (label === 'advance' && rows.length === 0 && columns.length > 0);
    if (label && !isWork) {
      if (rows.length > 0 && endings.has(label) && tokens.some(({ kind }) => kind === 'money'))
        isOpen = false;
      if (rows.length > 0 && label === 'adjustment' && row) {
        const isOff = hasAny(line.text, takenOff);
        adjustments.push({ cents: isOff ? -Math.abs(row.total) : row.total, line: index });
      }
      return;
    }
    // What closed it was the sum of a chapter, where works that hold still follow.
    if (!isOpen && !(row?.holds && row.quantity !== undefined && columns.length > 0)) return;
    if (row) rows.push({ ...row, page: line.page, line: index });
  });
  const works = withoutSums(withoutChapters(rows.filter((row) => !isPartOfWork(row))));
  return {
    adjustments,
    rows: withDescriptions(works, lines),
  };
}

/** By the order of its words, as all tables have it, or by the columns of this one; the sum decides. */
function rowOf(tokens: readonly Token[], columns: readonly Column[]): ItemRow | undefined {
  const byOrder = readItemRow(tokens);
  if (byOrder?.holds) return byOrder;
  const byColumn = readByColumns(tokens, columns);
  if (byColumn?.holds || !byOrder) return byColumn;
  // 'Aantal | Bedrag' without a price: nothing is multiplied.
  if (byColumn?.quantity !== undefined && byColumn.unitPrice === undefined && !hasPrices(columns))
    return byColumn.total === byOrder.total ? byColumn : byOrder;
  if (byColumn?.quantity !== undefined && isCounted(byOrder, byColumn))
    return { ...byColumn, unit: unitBehind(tokens, byColumn.quantity) ?? byColumn.unit };
  if (byColumn && isCountedWithVat(byOrder, byColumn))
    return { ...byOrder, quantity: byColumn.quantity, unit: byOrder.unit ?? byColumn.unit };
  // Prose with an amount in it is no work, where the table says in which column the amounts stand.
  const money = tokens.findLast(({ kind }) => kind === 'money');
  const isCertain = tokens.every(({ words }) => words.every(({ confidence }) => confidence === 1));
  return isCertain && money && !isUnderTotal(money.words, columns) ? undefined : byOrder;
}

/** '18x45 mm 31,80 m²': the unit of a quantity stands behind it. */
function unitBehind(tokens: readonly Token[], quantity: number): string | undefined {
  const at = tokens.findIndex(
    (token) =>
      (token.kind === 'number' && token.thousandths === quantity) ||
      (token.kind === 'money' && token.cents * 10 === quantity),
  );
  const next = at < 0 ? undefined : tokens[at + 1];
  return next?.kind === 'unit' ? next.unit : undefined;
}

/** The same price and amount, and a column for the quantity: rounding may part their product from the amount. */
function isCounted(byOrder: ItemRow, byColumn: ItemRow): boolean {
  const isSame = byOrder.total === byColumn.total && byOrder.unitPrice === byColumn.unitPrice;
  return isSame && byOrder.unitPrice !== undefined && byOrder.quantity === undefined;
}

/** 'Aantal | Prijs HT | Bedrag TTC': quantity times price is the amount but for the VAT in it. */
function isCountedWithVat(byOrder: ItemRow, { quantity, unitPrice, total }: ItemRow): boolean {
  if (byOrder.quantity !== undefined || quantity === undefined || unitPrice === undefined) return false;
  return total === byOrder.total && isWithVat(total, times(unitPrice, quantity));
}

const hasPrices = (columns: readonly Column[]) => columns.some(({ role }) => role === 'price');

function withUnit(
  row: ItemRow | undefined,
  tokens: readonly Token[],
  columns: readonly Column[],
): ItemRow | undefined {
  if (row?.quantity === undefined || row.unit !== undefined) return row;
  return { ...row, unit: unitByColumn(tokens, columns) };
}

function withRate(
  row: ItemRow | undefined,
  tokens: readonly Token[],
  columns: readonly Column[],
  codes: ReadonlyMap<string, number>,
): ItemRow | undefined {
  const inColumn = rateByColumn(tokens, columns, codes);
  // '10 %' beside the rate may be what is taken off.
  const hasOther = columns.some(({ role }) => role === 'aside');
  return row && { ...row, vatRate: hasOther ? (inColumn ?? row.vatRate) : (row.vatRate ?? inColumn) };
}

/** 'Incl. Recupel 4,24' is part of the work above it, 'Bedrag 254,40' what a slip asks to pay. */
function isPartOfWork({ unitPrice, description, words }: ItemRow): boolean {
  if (unitPrice !== undefined) return false;
  const text = description.map((word) => word.text).join(' ');
  const isAccount = words.some((word) => /^(?:bic|iban|swift)\W*$/i.test(word.text));
  const isSlip = isAccount || /^(?:bedrag|montant|betrag|amount)\W*$/i.test(text);
  return isSlip || /^(?:incl|inclusief|waarvan|dont)\b/i.test(description[0]?.text ?? '');
}

const isPriced = ({ quantity, unitPrice }: ItemRow) => quantity !== undefined && unitPrice !== undefined;

/** 'COUVERTURE 12 400,00' over works that make just that, up to the next such line, is the head of a chapter. */
function withoutChapters(rows: readonly PlacedRow[]): PlacedRow[] {
  return rows.filter((row, at) => {
    if (isPriced(row)) return true;
    const next = rows.findIndex((one, index) => index > at && !isPriced(one));
    const works = rows.slice(at + 1, next < 0 ? undefined : next);
    return works.length < 2 || works.reduce((sum, { total }) => sum + total, 0) !== row.total;
  });
}

/** A row without a price of its own that is the sum of all rows before it is a total, in whatever language. */
function withoutSums(rows: readonly PlacedRow[]): PlacedRow[] {
  let sum = 0;
  let count = 0;
  let whole = 0;
  return rows.filter((row) => {
    if (count > 1 && !isPriced(row) && (row.total === sum || row.total === whole)) {
      sum = 0;
      count = 0;
      return false;
    }
    sum += row.total;
    whole += row.total;
    count += 1;
    return true;
  });
}
