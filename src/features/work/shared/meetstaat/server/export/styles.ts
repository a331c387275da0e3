import { xmlHead } from '#/features/work/shared/meetstaat/server/export/xml';
import { type OutCell, type Style, styles } from '#/features/work/shared/meetstaat/server/out-cell';

/** Excel would make a formula of such a text as soon as somebody edits the cell; the quote in front keeps it a text. */
const formulaLike = /^[=+\-@\t\r]/;

export function styleNumber(cell: NonNullable<OutCell>): number {
  const plain = 'text' in cell ? 'text' : 'money';
  const style = cell.style ?? plain;
  const isRisky = 'text' in cell && style === 'text' && formulaLike.test(cell.text);
  return styles.indexOf(isRisky ? 'formulaLike' : style);
}

const wrapped = '<alignment vertical="top" wrapText="1"/>';
const top = '<alignment vertical="top"/>';

function format(attributes: string, alignment: string): string {
  return `<xf borderId="0" xfId="0" applyAlignment="1" ${attributes}>${alignment}</xf>`;
}

const formats: Record<Style, string> = {
  text: format('numFmtId="49" fontId="0" fillId="0" applyNumberFormat="1"', wrapped),
  formulaLike: format('numFmtId="49" fontId="0" fillId="0" applyNumberFormat="1" quotePrefix="1"', wrapped),
  header: format('numFmtId="0" fontId="2" fillId="2" applyFont="1" applyFill="1"', wrapped),
  quantity: format('numFmtId="164" fontId="0" fillId="0" applyNumberFormat="1"', top),
  money: format('numFmtId="165" fontId="0" fillId="0" applyNumberFormat="1"', top),
  strong: format('numFmtId="0" fontId="1" fillId="0" applyFont="1"', wrapped),
  strongMoney: format('numFmtId="165" fontId="1" fillId="0" applyFont="1" applyNumberFormat="1"', top),
};

const font = (inner: string) => `<font>${inner}<sz val="11"/>`;

export const stylesXml = [
  `${xmlHead}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.###"/>',
  '<numFmt numFmtId="165" formatCode="&quot;€&quot;\\ #,##0.00"/></numFmts>',
  `<fonts count="3">${font('')}<name val="Calibri"/></font>${font('<b/>')}<name val="Calibri"/></font>`,
  `${font('<b/>')}<color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>`,
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FF8A3B24"/></patternFill></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="${styles.length}">${styles.map((style) => formats[style]).join('')}</cellXfs></styleSheet>`,
].join('');
