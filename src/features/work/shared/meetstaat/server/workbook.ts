import { strToU8, zipSync } from 'fflate';
import { styleNumber, stylesXml } from '#/features/work/shared/meetstaat/server/export/styles';
import { escapeXml, xmlHead } from '#/features/work/shared/meetstaat/server/export/xml';
import { columnLetter } from '#/features/work/shared/meetstaat/server/import/cells';
import type { OutCell } from '#/features/work/shared/meetstaat/server/out-cell';

export type Validation =
  | { range: string; oneOf: readonly string[]; message: string }
  | { range: string; atLeastZero: true; message: string };

export type OutSheet = {
  name: string;
  widths: readonly number[];
  rows: readonly (readonly OutCell[])[];
  /** The first row stays in sight. */
  frozenHeader?: true;
  validations?: readonly Validation[];
};

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function cellXml(cell: OutCell, name: string): string {
  if (cell === undefined) return '';
  const style = ` s="${styleNumber(cell)}"`;
  if ('text' in cell) {
    return `<c r="${name}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.text)}</t></is></c>`;
  }
  if ('number' in cell) return `<c r="${name}"${style}><v>${cell.number}</v></c>`;
  const type = cell.value === '' ? ' t="str"' : '';
  return `<c r="${name}"${style}${type}><f>${escapeXml(cell.formula)}</f><v>${cell.value}</v></c>`;
}

function rowXml(cells: readonly OutCell[], index: number): string {
  const inner = cells.map((cell, column) => cellXml(cell, `${columnLetter(column)}${index + 1}`)).join('');
  return `<row r="${index + 1}">${inner}</row>`;
}

function validationXml(validation: Validation): string {
  const common = `sqref="${validation.range}" allowBlank="1" showErrorMessage="1" errorTitle="Meetstaat" error="${escapeXml(validation.message)}"`;
  if ('oneOf' in validation) {
    const list = escapeXml(`"${validation.oneOf.join(',')}"`);
    return `<dataValidation type="list" ${common}><formula1>${list}</formula1></dataValidation>`;
  }
  return `<dataValidation type="decimal" operator="greaterThanOrEqual" ${common}><formula1>0</formula1></dataValidation>`;
}

function sheetXml({ widths, rows, frozenHeader, validations = [] }: OutSheet): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const checks = validations.map(validationXml).join('');
  return [
    `${xmlHead}<worksheet xmlns="${spreadsheet}">`,
    `<sheetViews><sheetView workbookViewId="0">${frozenHeader ? pane : ''}</sheetView></sheetViews>`,
    `<cols>${columns.join('')}</cols>`,
    `<sheetData>${rows.map(rowXml).join('')}</sheetData>`,
    checks && `<dataValidations count="${validations.length}">${checks}</dataValidations>`,
    '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>',
  ].join('');
}

function relationship(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
}

function partsOf(sheets: readonly OutSheet[]): Record<string, string> {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const links = sheets.map((_, index) =>
    relationship(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  const types = sheets.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${kind}.worksheet+xml"/>`,
  );
  return {
    '[Content_Types].xml': [
      `${xmlHead}<Types xmlns="${contentTypes}">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>`,
      `${types.join('')}</Types>`,
    ].join(''),
    '_rels/.rels': `${xmlHead}<Relationships xmlns="${relations}">${relationship(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${xmlHead}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${list.join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${relations}">${links.join('')}${relationship(sheets.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': stylesXml,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
    ),
  };
}

/** A fixed moment, so that the same content is the same file. */
const madeAt = new Date('2020-01-01T12:00:00Z');

export function writeWorkbook(sheets: readonly OutSheet[]): Uint8Array {
  const parts = Object.entries(partsOf(sheets)).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(parts), { level: 6, mtime: madeAt });
}
