import { AppError } from '#/core/errors';
import type { ColumnMapping, ImportAnalysis, ImportResult } from '#/features/work/meetstaat/import-contract';
import { analyze } from '#/features/work/meetstaat/server/import/analyze';
import { chooseSheet } from '#/features/work/meetstaat/server/import/choose-sheet';
import { findLayout } from '#/features/work/meetstaat/server/import/find-layout';
import { readItems } from '#/features/work/meetstaat/server/import/read-items';
import { readSheets } from '#/features/work/meetstaat/server/import/read-sheets';

async function open(bytes: Uint8Array, chosen?: ColumnMapping) {
  const sheets = await readSheets(bytes);
  const sheet = chooseSheet(sheets);
  if (!sheet) throw new AppError('unusable', 'Dit bestand is leeg.');
  return { sheets, sheet, layout: findLayout(sheet, chosen) };
}

export async function analyzeFile(bytes: Uint8Array, chosen?: ColumnMapping): Promise<ImportAnalysis> {
  const { sheets, sheet, layout } = await open(bytes, chosen);
  const others = sheets.filter((other) => other !== sheet).map(({ name }) => name);
  return analyze(sheet, layout, others);
}

export async function parseFile(bytes: Uint8Array, chosen?: ColumnMapping): Promise<ImportResult> {
  const { sheet, layout } = await open(bytes, chosen);
  if (typeof layout.mapping.description !== 'number') {
    throw new AppError(
      'unusable',
      'Wij vonden geen kolom met omschrijvingen. Analyseer het bestand en kies de kolommen zelf.',
    );
  }
  return readItems(sheet, layout);
}
