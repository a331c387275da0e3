import * as XLSX from '@e965/xlsx';
import { zipSync } from 'fflate';
import { decodeText } from '#/core/decode-text';
import { AppError } from '#/core/errors';
import { maxImportRows } from '#/features/work/meetstaat/import-contract';
import { wrongTypeMessage } from '#/features/work/meetstaat/server/import/file-kind';
import { boundRepeats, openDocumentParts } from '#/features/work/meetstaat/server/import/open-document';
import { damagedFile, encryptedMessage, unzip } from '#/features/work/meetstaat/server/import/unzip';
import type { CellValue, Sheet } from '#/features/work/shared/meetstaat/server/import/cells';

const readOptions = {
  type: 'array',
  dense: true,
  cellDates: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  sheetRows: maxImportRows + 1,
} as const satisfies XLSX.ParsingOptions;

/** Pictures, macros and embedded files are nobody's items. */
const needless = /^xl\/(?:media|drawings|embeddings|printerSettings|charts|activeX|ctrlProps|vba)/;
const maxColumns = 256;

/** SheetJS gets a zip that we packed ourselves, uncompressed: what we checked is what it reads. */
export async function readZip(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = await unzip(bytes);
  const openDocument = openDocumentParts(parts);
  if (openDocument) return readBytes(zipSync(openDocument, { level: 0 }));
  if (!parts.has('xl/workbook.xml') && !parts.has('xl/workbook.bin'))
    throw new AppError('wrong_type', wrongTypeMessage);
  const wanted = [...parts].filter(([name]) => !needless.test(name) && !name.endsWith('/'));
  return readBytes(zipSync(Object.fromEntries(wanted), { level: 0 }));
}

/** OpenDocument in one file of XML, as LibreOffice writes it for those who compare versions. */
export function readFlatOpenDocument(bytes: Uint8Array): Sheet[] {
  return readBytes(new TextEncoder().encode(boundRepeats(decodeText(bytes))));
}

export function readXls(bytes: Uint8Array): Sheet[] {
  const names = compoundNames(bytes);
  if (names.some((name) => name.endsWith('/EncryptedPackage')))
    throw new AppError('unusable', encryptedMessage);
  if (!names.some((name) => /\/(?:Workbook|Book)$/i.test(name)))
    throw new AppError('wrong_type', wrongTypeMessage);
  return readBytes(bytes);
}

function compoundNames(bytes: Uint8Array): string[] {
  try {
    return XLSX.CFB.read(Buffer.from(bytes), { type: 'buffer' }).FullPaths;
  } catch {
    throw damagedFile();
  }
}

function readBytes(bytes: Uint8Array): Sheet[] {
  const workbook = parse(bytes);
  const hidden = new Map(workbook.Workbook?.Sheets?.map(({ name, Hidden }) => [name, Boolean(Hidden)]) ?? []);
  const shown = workbook.SheetNames.filter((name) => !hidden.get(name));
  const names = shown.length > 0 ? shown : workbook.SheetNames;
  return names.flatMap((name) => {
    const sheet = workbook.Sheets[name];
    return sheet ? [{ name, rows: rowsOf(sheet) }] : [];
  });
}

function parse(bytes: Uint8Array): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, readOptions);
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message);
    throw isProtected ? new AppError('unusable', encryptedMessage) : damagedFile();
  }
}

/** Dense sheets keep their cells by row; the rows before the first that holds anything are there, empty. */
function rowsOf(sheet: XLSX.WorkSheet): CellValue[][] {
  const data: (XLSX.CellObject | undefined)[][] = sheet['!data'] ?? [];
  const rows: CellValue[][] = [];
  for (let index = 0; index < data.length; index += 1) {
    const cells = data[index];
    const row: CellValue[] = [];
    const width = Math.min(cells?.length ?? 0, maxColumns);
    for (let column = 0; column < width; column += 1) row.push(cellValue(cells?.[column]));
    rows.push(row);
  }
  return rows;
}

function cellValue(cell: XLSX.CellObject | undefined): CellValue {
  if (cell === undefined) return null;
  const { v } = cell;
  switch (cell.t) {
    case 'n':
    case 's':
    case 'b':
      return typeof v === 'string' || typeof v === 'number' || typeof v === 'boolean' ? v : null;
    case 'd':
      return v instanceof Date ? dayText(v) : null;
    case 'e':
      return cell.w ?? XLSX.utils.format_cell(cell);
    default:
      return null;
  }
}

function dayText(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}
