import { AppError } from '#/core/errors';
import { maxImportRows } from '#/features/work/meetstaat/import-contract';
import { type FileKind, fileKind } from '#/features/work/meetstaat/server/import/file-kind';
import { readCsv } from '#/features/work/meetstaat/server/import/read-csv';
import {
  readFlatOpenDocument,
  readXls,
  readZip,
} from '#/features/work/meetstaat/server/import/read-workbook';
import { isEmptyRow, type Sheet } from '#/features/work/shared/meetstaat/server/import/cells';

async function readKind(kind: FileKind, bytes: Uint8Array): Promise<Sheet[]> {
  switch (kind) {
    case 'zip':
      return readZip(bytes);
    case 'fods':
      return readFlatOpenDocument(bytes);
    case 'xls':
      return readXls(bytes);
    case 'csv':
      return [readCsv(bytes)];
  }
}

/** Formatting goes on for thousands of rows below a list; those are no rows of it. */
function withoutEmptyEnd({ name, rows }: Sheet): Sheet {
  let length = rows.length;
  while (length > 0 && isEmptyRow(rows[length - 1])) length -= 1;
  return { name, rows: rows.slice(0, length) };
}

/** The sheets of a file that hold anything. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = (await readKind(fileKind(bytes), bytes))
    .map(withoutEmptyEnd)
    .filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) throw new AppError('unusable', 'Dit bestand is leeg.');
  if (sheets.some(({ rows }) => rows.length > maxImportRows)) {
    const most = maxImportRows.toLocaleString('nl-NL');
    throw new AppError(
      'unusable',
      `Dit bestand telt meer dan ${most} rijen. Verdeel het over meer bestanden.`,
    );
  }
  return sheets;
}
