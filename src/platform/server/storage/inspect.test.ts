import { expect, it } from 'vitest';
import { findKind } from '#/platform/server/storage/inspect';
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

const words = (count: number, between: string) => Array(count).fill('=?utf-8?Q?dak=C3=A9?=').join(between);
const rest =
  'From: tom@dak.example\r\nDate: Tue, 10 Nov 2026 10:00:00 +0100\r\nMIME-Version: 1.0\r\n\r\nDag;u\r\n';

it.each([
  [
    'eml',
    'a subject of many encoded words, on lines of their own',
    `Subject: ${words(200_000, '\r\n ')}\r\n${rest}`,
  ],
  ['eml', 'a subject of many encoded words, on one line', `Subject: ${words(200_000, ' ')}\r\n${rest}`],
  ['eml', 'many fields that nobody knows', `${'X-Veld: a;b;c\n'.repeat(100_000)}${rest}`],
  [
    'eml',
    'a mail without a word about its kind',
    `To: els@huis.example\nSubject: ${words(9_000, ' ')}\nFrom: a@b.example\n\nDag`,
  ],
  [
    'eml',
    'a mail of a relay, with a mark before it',
    `\ufeffReceived: from a;\n\tby b\nSubject: ${words(9_000, ';')}\n\na;b`,
  ],
  ['csv', 'a table with a colon in its head', `Datum: 1;Bedrag: 2\n${'1;2\n'.repeat(1_000)}`],
  ['csv', 'a table of things that mails have', 'From;To;Subject\nContent-Type: x;b;c\n'],
  ['csv', 'a table whose first row names one of them', `Date: 2026;a\nFrom;b\n${'a;b\n'.repeat(1_000)}`],
])('takes for %s %s, at once', async (kind, _what, text) => {
  const bytes = Buffer.from(text);
  const begun = process.cpuUsage();
  expect(await findKind(bytes)).toBe(kind);
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
});
