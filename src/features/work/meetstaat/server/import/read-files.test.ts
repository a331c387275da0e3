import * as XLSX from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeText } from '#/core/decode-text';
import { AppError } from '#/core/errors';
import { chooseSheet } from '#/features/work/meetstaat/server/import/choose-sheet';
import { fileKind } from '#/features/work/meetstaat/server/import/file-kind';
import { readCsv, sniffDelimiter } from '#/features/work/meetstaat/server/import/read-csv';
import { readSheets } from '#/features/work/meetstaat/server/import/read-sheets';
import { unzip } from '#/features/work/meetstaat/server/import/unzip';
import { bytesOf, encryptedXlsx, workbookOf, zipBomb } from '../../../../../../tests/support/spreadsheets';

async function refusal(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.message}`;
    throw error;
  }
  return 'none';
}

const directoryEntry = [0x50, 0x4b, 0x01, 0x02];

/** A good workbook, changed in the first entry of its directory. */
function forged(bytes: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = bytes.slice();
  change(new DataView(copy.buffer), Buffer.from(copy).indexOf(Buffer.from(directoryEntry)));
  return copy;
}

function smallBomb(): Uint8Array {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(2_000_000) }, { level: 9 });
  return forged(bomb, (view, entry) => view.setUint32(entry + 24, 100, true));
}

function lockedPart(): Uint8Array {
  return forged(workbookOf([['a']], 'xlsx'), (view, entry) => view.setUint16(entry + 8, 1, true));
}

const bomb = await zipBomb();

describe('the kind of a file', () => {
  it('is told by what it holds', () => {
    expect(fileKind(workbookOf([['a']], 'xlsx'))).toBe('zip');
    expect(fileKind(workbookOf([['a']], 'biff8'))).toBe('xls');
    expect(fileKind(bytesOf('a;b\n1;2'))).toBe('csv');
    expect(fileKind(new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3b, 0]))).toBe('csv');
  });

  it.each([
    ['a PDF', bytesOf('%PDF-1.7')],
    ['a web page', bytesOf('  <!DOCTYPE html><table>')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['another zip', zipSync({ 'word/document.xml': strToU8('<w/>') })],
  ])('is refused with 415 for %s', async (_, bytes) => {
    expect(await refusal(() => readSheets(bytes))).toMatch(/^415 Dit is geen Excel- of csv-bestand\./);
  });
});

describe('a file that can not be read', () => {
  it.each([
    ['nothing at all', new Uint8Array(), /^422 Dit bestand is leeg\.$/],
    ['an empty sheet', workbookOf([[]], 'xlsx'), /^422 Dit bestand is leeg\.$/],
    [
      'half a workbook',
      workbookOf([['a', 'b', 'c']], 'xlsx').subarray(0, 900),
      /^422 Dit bestand is beschadigd\./,
    ],
    [
      'half an old workbook',
      workbookOf([['a', 'b', 'c']], 'biff8').subarray(0, 700),
      /^422 Dit bestand is beschadigd\./,
    ],
    ['a workbook behind a password', encryptedXlsx(), /^422 Dit bestand is met een wachtwoord beveiligd\./],
    ['a zip bomb', bomb, /^422 Dit bestand is uitgepakt veel te groot/],
    ['a zip bomb that says it is small', smallBomb(), /^422 Dit bestand is beschadigd\./],
    ['a part behind a password', lockedPart(), /^422 Dit bestand is met een wachtwoord beveiligd\./],
  ])('is refused with a sentence: %s', async (_, bytes, sentence) => {
    expect(await refusal(() => readSheets(bytes))).toMatch(sentence);
  });

  it('is refused above 100,000 rows, and read at that', async () => {
    const rows = (count: number) => bytesOf('x;y\n'.repeat(count));
    expect((await readSheets(rows(100_000)))[0]?.rows).toHaveLength(100_000);
    expect(await refusal(() => readSheets(rows(100_001)))).toMatch(
      /^422 Dit bestand telt meer dan 100\.000 rijen/,
    );
  });

  it('never costs more than its budget, wherever a byte is wrong', async () => {
    const good = workbookOf(
      [
        ['Omschrijving', 'Hoeveelheid'],
        ['Tegels', 3],
      ],
      'xlsx',
    );
    for (let at = 0; at < good.length; at += 7) {
      const bad = good.slice();
      bad[at] = (bad[at] ?? 0) ^ 0xff;
      expect(await refusal(() => readSheets(bad))).toMatch(/^(none|422|415)/);
    }
    expect(await refusal(() => unzip(good, 100))).toMatch(/^422 Dit bestand is uitgepakt/);
  });
});

describe('a csv', () => {
  const rows = [
    ['Omschrijving', 'Hoeveelheid', 'Prijs'],
    ['Tegels; "grijs"', '2,25', '1.234,50'],
    ['Regel\nmet enter', '3', '4'],
  ];
  const write = (delimiter: string) =>
    rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n');

  it.each([';', ',', '\t'])('is cut at %j, with Dutch decimals left alone', (delimiter) => {
    expect(sniffDelimiter(write(delimiter))).toBe(delimiter);
    expect(readCsv(bytesOf(write(delimiter))).rows).toEqual(rows);
  });

  it('is cut at semicolons where every number has a comma', () => {
    expect(sniffDelimiter('Tegels;2,5;12,50\nDeur;1,0;350,00\n')).toBe(';');
  });

  it('follows the hint that Excel writes', () => {
    expect(readCsv(bytesOf('sep=,\na,b\n')).rows[0]).toEqual(['a', 'b']);
  });

  it.each([
    ['UTF-8', Buffer.from('faïence m²', 'utf8')],
    ['UTF-8 with a mark', Buffer.from('\ufefffaïence m²', 'utf8')],
    ['windows-1252', Buffer.from('faïence m²', 'latin1')],
    ['UTF-16', Buffer.from('\ufefffaïence m²', 'utf16le')],
  ])('is read in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('faïence m²');
  });

  it('knows the euro of windows-1252', () => {
    expect(decodeText(new Uint8Array([0x80, 0x20, 0xe9]))).toBe('€ é');
  });
});

describe('a workbook', () => {
  it.each(['xlsx', 'biff8'] as const)('gives its cells as they are (%s)', async (type) => {
    const [sheet] = await readSheets(
      workbookOf(
        [
          ['tekst', 12.5, true],
          [null, null, 'x'],
        ],
        type,
      ),
    );
    expect(sheet?.rows).toEqual([
      ['tekst', 12.5, true],
      [null, null, 'x'],
    ]);
  });

  it('shows a date as a day and an error by its name', async () => {
    const book = XLSX.utils.book_new();
    const sheet = XLSX.utils.aoa_to_sheet([['x']]);
    sheet.B1 = { t: 'n', v: 45_292, z: 'dd/mm/yyyy' };
    sheet.C1 = { t: 'e', v: 0x17 };
    sheet['!ref'] = 'A1:C1';
    XLSX.utils.book_append_sheet(book, sheet, 'Blad1');
    const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }));
    expect((await readSheets(bytes))[0]?.rows[0]).toEqual(['x', '01-01-2024', '#REF!']);
  });

  it('leaves hidden sheets and the empty end of a list alone', async () => {
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['geheim']]), 'Verborgen');
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['a'], [' '], ['']]), 'Zichtbaar');
    book.Workbook = {
      Sheets: [
        { name: 'Verborgen', Hidden: 1 },
        { name: 'Zichtbaar', Hidden: 0 },
      ],
    };
    const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }));
    expect(await readSheets(bytes)).toEqual([{ name: 'Zichtbaar', rows: [['a']] }]);
  });

  it('is read on the sheet with the most table-like rows', () => {
    const cover = { name: 'Voorblad', rows: Array.from({ length: 40 }, () => ['Woning Peeters']) };
    const numbers = { name: 'Meting', rows: Array.from({ length: 40 }, () => [1, 2, 3]) };
    const table = {
      name: 'Meetstaat',
      rows: [
        ['Tegels', 'm²', 3],
        ['Deur', 'st', 1],
      ],
    };
    expect(chooseSheet([cover, numbers, table])?.name).toBe('Meetstaat');
    expect(chooseSheet([])).toBeUndefined();
  });
});
