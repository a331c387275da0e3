import { priceByDivision, quantityByDivision } from '#/features/reading/scan/rules/item-row';
import { isOneDigitOff } from '#/features/reading/scan/rules/numbers';
import type { PlacedRow } from '#/features/reading/scan/rules/row-descriptions';

const mostDoubtful = 8;

export function sumOf(rows: readonly { total: number }[]): number {
  return rows.reduce((total, row) => total + row.total, 0);
}

/** The file itself says it: no digit can be misread, and a wrong sum is the paper's own. */
export function isCertain({ words }: Pick<PlacedRow, 'words'>): boolean {
  return words.every(({ confidence }) => confidence === 1);
}

/** Where the lines don't make the net total, those that can be set right in just one way are. */
export function settleRows(rows: readonly PlacedRow[], net: number | undefined): PlacedRow[] {
  const settled = net === undefined || sumOf(rows) === net ? rows : (repaired(rows, net) ?? rows);
  return settled.map(withDivision);
}

function repaired(rows: readonly PlacedRow[], net: number): PlacedRow[] | undefined {
  const doubtful = rows.filter((row) => !row.holds && row.otherwise !== undefined && !isCertain(row));
  if (doubtful.length > mostDoubtful) return undefined;
  const ways = waysOf(rows, doubtful);
  const exact = ways.filter((way) => sumOf(way) === net);
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  return only(ways.flatMap((way) => oneMoreRepair(way, net)));
}

/** Each doubtful line as it was read, and as quantity × price. */
function waysOf(rows: readonly PlacedRow[], doubtful: readonly PlacedRow[]): PlacedRow[][] {
  let ways = [[...rows]];
  for (const row of doubtful) {
    const corrected = { ...row, total: row.otherwise ?? row.total, holds: true };
    ways = ways.flatMap((way) => [way, way.map((one) => (one === row ? corrected : one))]);
  }
  return ways;
}

/** One line takes what is missing, where that is a digit from what was read of its total or its price. */
function oneMoreRepair(rows: readonly PlacedRow[], net: number): PlacedRow[][] {
  const missing = net - sumOf(rows);
  return rows.flatMap((row, index) => {
    const total = row.total + missing;
    if (row.holds || total <= 0 || isCertain(row)) return [];
    const price = row.quantity ? (total * 1000) / row.quantity : undefined;
    const isPrice =
      price !== undefined &&
      row.unitPrice !== undefined &&
      Number.isInteger(price) &&
      isOneDigitOff(price, row.unitPrice);
    if (!isPrice && !isOneDigitOff(row.total, total)) return [];
    return [rows.with(index, { ...row, total, ...(isPrice ? { unitPrice: price, holds: true } : {}) })];
  });
}

/** Several ways to the same totals are one. */
function only(solutions: readonly PlacedRow[][]): PlacedRow[] | undefined {
  const totals = new Set(solutions.map((rows) => rows.map(({ total }) => total).join(' ')));
  return totals.size === 1 ? solutions[0] : undefined;
}

function withDivision(row: PlacedRow): PlacedRow {
  if (isCertain(row)) return row;
  const unitPrice = priceByDivision(row);
  if (unitPrice !== undefined) return { ...row, unitPrice, holds: true };
  const quantity = quantityByDivision(row);
  return quantity === undefined ? row : { ...row, quantity, holds: true };
}
