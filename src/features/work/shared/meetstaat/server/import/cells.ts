/** A date is a text by now (dd-mm-jjjj), an error of a formula its name ('#REF!'). */
export type CellValue = string | number | boolean | null;

export type Row = readonly CellValue[];

/** Row 1 of the file is rows[0], so that what we say of a row is what the owner sees in Excel. */
export type Sheet = { name: string; rows: readonly Row[] };

export function isBlank(cell: CellValue | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

export function isEmptyRow(row: Row | undefined): boolean {
  return row === undefined || row.every(isBlank);
}

export function textOf(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nee';
  return String(cell);
}

/** 0 is A, 26 is AA. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  const letter = String.fromCharCode(65 + (index % 26));
  return rest < 0 ? letter : columnLetter(rest) + letter;
}
