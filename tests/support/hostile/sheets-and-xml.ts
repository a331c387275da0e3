import * as XLSX from '@e965/xlsx';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import type { HostileFile } from './files';

const rows = [
  ['Omschrijving', 'Eenheid', 'Aantal', 'Prijs', 'Totaal'],
  ...Array.from({ length: 40 }, (_, index) => [`Post ${index}`, 'm²', index + 1, 12.5, (index + 1) * 12.5]),
];

function book(bookType: XLSX.BookType): Buffer {
  const made = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet(rows), 'Blad1');
  return Buffer.from(XLSX.write(made, { type: 'buffer', bookType, compression: true }) as Buffer);
}

const ofZip = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

/** Workbooks that are odd on purpose: what they claim, not what they weigh. */
function oddWorkbooks(): HostileFile[] {
  const flat = book('fods').toString('utf8');
  const sheet = (data: string) =>
    ofZip({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"/></Relationships>',
      'xl/worksheets/sheet1.xml': data,
    });
  const made: Record<string, Buffer> = {
    'repeated.fods': Buffer.from(
      flat
        .replaceAll('<table:table-row>', '<table:table-row table:number-rows-repeated="1048000">')
        .replaceAll('<table:table-cell ', '<table:table-cell table:number-columns-repeated="16000" '),
    ),
    'far.xlsx': sheet(
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
    ),
    'dimension.xlsx': sheet('<worksheet><dimension ref="A1:XFD1048576"/><sheetData/></worksheet>'),
    'open.xlsx': sheet(`<worksheet><sheetData>${'<row><c>'.repeat(50_000)}`),
    'digits.xlsx': sheet(
      `<worksheet><sheetData><row r="1"><c r="A1"><v>${'9'.repeat(200_000)}</v></c></row></sheetData></worksheet>`,
    ),
    'entities.fods': Buffer.from(
      flat.replace('<office:document', '<!DOCTYPE a [<!ENTITY b "c">]><office:document'),
    ),
    'quotes.csv': Buffer.from('"'.repeat(200_000)),
    'columns.csv': Buffer.from(`${';'.repeat(100_000)}\n`.repeat(5)),
    'long.csv': Buffer.from(`Omschrijving;Prijs\n${'a'.repeat(2_000_000)};1`),
    'numbers.csv': Buffer.from('1,2;3\n'.repeat(60_000)),
    'utf16.csv': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(99_999, 0x61)]),
  };
  return Object.entries(made).map(([name, bytes]) => ({ name, bytes }));
}

function mutate(bytes: Buffer, at: number, kind: number, noise: Uint8Array): Buffer {
  const from = Math.floor(at * bytes.length);
  if (kind === 0) return bytes.subarray(0, from);
  if (kind === 1) return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 64)]);
  if (kind === 2) return Buffer.concat([bytes.subarray(0, from), bytes.subarray(Math.max(0, from - 300))]);
  return Buffer.concat([bytes.subarray(0, from), noise, bytes.subarray(from + noise.length)]);
}

function damaged(seeds: readonly HostileFile[], count: number, seed: number): HostileFile[] {
  const any = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat({ max: 5 }),
      fc.uint8Array({ minLength: 1, maxLength: 12 }),
    )
    .map(([{ name, bytes }, at, kind, noise]) => ({ name, bytes: mutate(bytes, at, kind, noise) }));
  return fc.sample(any, { numRuns: count, seed });
}

/** The same for the same seed: first those that are odd on purpose, then good ones with a place or two destroyed. */
export function hostileWorkbooks(count: number, seed: number): HostileFile[] {
  const seeds = (['xlsx', 'xlsb', 'biff8', 'ods', 'fods'] as const).map((type) => ({
    name: `staat.${type}`,
    bytes: book(type),
  }));
  const odd = oddWorkbooks().slice(0, count);
  return [...odd, ...damaged(seeds, count - odd.length, seed)];
}

const invoice = (inside: string) =>
  `<?xml version="1.0"?><Invoice xmlns="urn:x" xmlns:cac="urn:a" xmlns:cbc="urn:b"><cbc:ID>1</cbc:ID>${inside}<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>106.00</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal></Invoice>`;

function oddXml(): HostileFile[] {
  const made: Record<string, string> = {
    laughs: `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${invoice('<cbc:Note>&b;</cbc:Note>')}`,
    outside: `<!DOCTYPE a SYSTEM "file:///etc/passwd">${invoice('')}`,
    include: invoice('<xi:include href="file:///etc/passwd"/>'),
    deep: invoice(`${'<a>'.repeat(100_000)}`),
    wide: invoice('<cac:InvoiceLine/>'.repeat(50_000)),
    attributes: invoice(`<cbc:Note ${'a="1" '.repeat(20_000)}/>`),
    comment: invoice(`<!--${'-'.repeat(200_000)}`),
    cdata: invoice(`<![CDATA[${']]'.repeat(100_000)}`),
    prototype: invoice('<__proto__><polluted>1</polluted></__proto__><constructor/>'),
    entities: invoice(`<cbc:Note>${'&#x41;'.repeat(50_000)}</cbc:Note>`),
    amounts: invoice('').replace('100.00', '9'.repeat(4_000)),
    negative: invoice('').replace('100.00', '-1e308'),
    tags: invoice('<'.repeat(200_000)),
    encoding: invoice('').replace('"1.0"?', '"1.0" encoding="utf-7"?'),
    long: invoice(`<cbc:Note>${'a'.repeat(3_000_000)}</cbc:Note>`),
  };
  return Object.entries(made).map(([name, xml]) => ({ name: `${name}.xml`, bytes: Buffer.from(xml) }));
}

export function hostileXml(count: number, seed: number): HostileFile[] {
  const odd = oddXml();
  const good = {
    name: 'factuur.xml',
    bytes: Buffer.from(invoice('<cbc:IssueDate>2026-02-03</cbc:IssueDate>')),
  };
  return [...odd, ...damaged([good, ...odd], Math.max(0, count - odd.length), seed)].slice(0, count);
}
