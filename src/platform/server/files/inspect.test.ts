import { expect, it } from 'vitest';
import { findKind } from '#/platform/server/files/inspect';
import {
  sampleCompound,
  sampleDocx,
  sampleHeic,
  sampleImage,
  sampleOpenDocument,
  samplePdf,
  sampleXlsx,
  sampleZip,
} from '../../../../tests/support/sample-files';

it.each([
  ['pdf', samplePdf],
  ['pdf', Buffer.concat([Buffer.from('\ufeff \r\n\n'), samplePdf])],
  ['docx', sampleDocx],
  ['xlsx', sampleXlsx],
  ['doc', sampleCompound('WordDocument')],
  ['xls', sampleCompound('Workbook')],
  ['xls', sampleCompound('Book')],
  [undefined, sampleCompound('PowerPoint Document')],
  ['odt', sampleOpenDocument('text')],
  ['ods', sampleOpenDocument('spreadsheet')],
  ['heic', sampleHeic()],
  [undefined, sampleZip],
  ['csv', Buffer.from('a;b\n1;2')],
  [undefined, Buffer.from([1, 2, 3, 0])],
])('finds %s by what is in it', async (kind, bytes) => {
  expect(await findKind(bytes)).toBe(kind);
});

it.each(['jpeg', 'png', 'gif', 'webp'] as const)('decodes a %s to be sure', async (format) => {
  const expected = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' }[format];
  const bytes = await sampleImage(format);
  expect(await findKind(bytes)).toBe(expected);
  expect(await findKind(bytes.subarray(0, 12))).toBeUndefined();
});

it.each([
  ['<?xml version="1.0"?>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">', 'xml'],
  ['\ufeff<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard">', 'xml'],
  ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>', undefined],
  ['<script>alert(1)</script>', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', undefined],
])('takes of all XML only e-invoices: %s', async (text, kind) => {
  expect(await findKind(Buffer.from(text))).toBe(kind);
});
