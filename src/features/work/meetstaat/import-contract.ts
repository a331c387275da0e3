import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, fromForm, id, quantity } from '#/core/shapes';
import { itemCategories, itemUnits } from '#/features/work/shared/meetstaat/contract';

const importKinds = ['xlsx', 'xls', 'csv', 'ods'] as const;
export const maxImportRows = 100_000;

/** What a column of a spreadsheet can be to us. */
export const importFields = [
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'total',
  'category',
  'code',
  'quantityType',
  'notes',
  'includedInLoan',
  'subsidyEligible',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldLabels: Record<ImportField, string> = {
  description: 'Omschrijving',
  quantity: 'Hoeveelheid',
  unit: 'Eenheid',
  unitPrice: 'Eenheidsprijs',
  total: 'Totaal',
  category: 'Categorie',
  code: 'Artikelnummer',
  quantityType: 'Soort hoeveelheid (FH, VH, GP)',
  notes: 'Opmerkingen',
  includedInLoan: 'In lening',
  subsidyEligible: 'Premie',
};

const column = z.int().min(0).max(255);

/** Which column (from 0) holds which field; a field that is left out or null is in none. */
const columnMapping = z
  .partialRecord(z.enum(importFields), column.nullable())
  .refine((mapping) => typeof mapping.description === 'number', 'Kies een kolom voor de omschrijving.')
  .refine((mapping) => {
    const used = Object.values(mapping).filter((value) => value !== null);
    return new Set(used).size === used.length;
  }, 'Gebruik elke kolom voor hoogstens één veld.');
export type ColumnMapping = Partial<Record<ImportField, number | null>>;

export const importItem = z.object({
  category: z.enum(itemCategories),
  description: z.string(),
  articleNumber: z.string().nullable(),
  /** Null where the file has none yet: whoever imports says what becomes of those. */
  quantity: quantity.nullable(),
  unit: z.enum(itemUnits),
  unitPrice: amount,
  notes: z.string().nullable(),
  includedInLoan: z.boolean(),
  subsidyEligible: z.boolean(),
});
export type ImportItem = z.infer<typeof importItem>;

export const importResult = z.object({
  items: z.array(importItem),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  summary: z.object({ totalRows: z.int(), validRows: z.int(), invalidRows: z.int() }),
});
export type ImportResult = z.infer<typeof importResult>;

export const importAnalysis = z.object({
  /** As the file names them, or 'Kolom C' where it doesn't. */
  headers: z.array(z.string()),
  sampleData: z.array(z.array(z.string())).max(3),
  recommendations: z.array(z.string()),
  /** The columns that hold anything, in the order of `headers`. */
  columns: z.array(z.object({ index: z.int(), header: z.string(), example: z.string() })),
  mapping: z.partialRecord(z.enum(importFields), z.int().nullable()),
  /** The sheet that this is about. */
  sheet: z.string(),
  /** Those that hold anything, with how many rows. */
  sheets: z.array(z.object({ name: z.string(), rows: z.int() })),
});
export type ImportAnalysis = z.infer<typeof importAnalysis>;

const upload = {
  field: 'excel',
  kinds: importKinds,
  required: true,
  readOnly: true,
  judgedByReader: true,
} as const;
/** The project is a field of the form, so the gate stands behind the form: the route asks for the right to change. */
const body = z.object({
  projectId: fromForm(id),
  mapping: fromForm(columnMapping.nullish()).optional(),
  /** The name of the sheet to read; the one with the most items where it is left out. */
  sheet: z.string().max(200, 'Kies een blad uit het bestand.').optional(),
});
const limit = { max: 40, perSeconds: 60 };

export const analyzeExcel = defineCall({
  method: 'POST',
  path: '/api/excel/analyze',
  who: 'signed-in',
  summary: 'Tell what a spreadsheet holds, and which column would be taken for what',
  body,
  upload,
  limit,
  output: importAnalysis,
});

export const parseExcel = defineCall({
  method: 'POST',
  path: '/api/excel/parse',
  who: 'signed-in',
  summary: 'Read a spreadsheet to items; nothing is saved',
  body,
  upload,
  limit,
  output: importResult,
});

export const exportPath = '/api/projects/:projectId/bill-of-quantities/export';

export const templatePath = '/templates/meetstaat-sjabloon.xlsx';
