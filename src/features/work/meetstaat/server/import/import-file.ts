import { isStatementTable, statementSheetMessage } from '#/core/bank-statement';
import { AppError } from '#/core/errors';
import type { ColumnMapping, ImportAnalysis, ImportResult } from '#/features/work/meetstaat/import-contract';
import { analyze } from '#/features/work/meetstaat/server/import/analyze';
import { chooseSheet } from '#/features/work/meetstaat/server/import/choose-sheet';
import { findLayout } from '#/features/work/meetstaat/server/import/find-layout';
import { readItems } from '#/features/work/meetstaat/server/import/read-items';
import { readSheets } from '#/features/work/meetstaat/server/import/read-sheets';
import { textOf } from '#/features/work/shared/meetstaat/server/import/cells';

/** What whoever imports may say themselves. */
export type Choices = { mapping?: ColumnMapping | undefined; sheet?: string | undefined };

async function open(bytes: Uint8Array, { mapping, sheet: wanted }: Choices) {
  const sheets = await readSheets(bytes);
  const sheet = wanted === undefined ? chooseSheet(sheets) : sheets.find(({ name }) => name === wanted);
  if (!sheet)
    throw wanted === undefined
      ? new AppError('unusable', 'Dit bestand is leeg.')
      : new AppError('invalid', 'Dit blad zit niet in het bestand. Kies een ander blad.');
  if (isStatementTable(sheet.rows, textOf)) throw new AppError('unusable', statementSheetMessage);
  return { sheets, sheet, layout: findLayout(sheet, mapping) };
}

export async function analyzeFile(bytes: Uint8Array, choices: Choices = {}): Promise<ImportAnalysis> {
  const { sheets, sheet, layout } = await open(bytes, choices);
  return analyze(sheet, layout, sheets);
}

export async function parseFile(bytes: Uint8Array, choices: Choices = {}): Promise<ImportResult> {
  const { sheet, layout } = await open(bytes, choices);
  if (typeof layout.mapping.description !== 'number') {
    throw new AppError(
      'unusable',
      'Wij vonden geen kolom met omschrijvingen. Analyseer het bestand en kies de kolommen zelf.',
    );
  }
  return readItems(sheet, layout);
}
