import { buffer } from 'node:stream/consumers';
import * as XLSX from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { ZipFile } from 'yazl';
import { sampleXlsx } from './sample-files';

/** Spreadsheets made on the spot, good and bad. */
export type Value = string | number | boolean | null;

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function workbookOf(rows: readonly (readonly Value[])[], type: 'xlsx' | 'biff8'): Uint8Array {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), 'Blad1');
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType: type, compression: true }));
}

let bomb: Promise<Uint8Array> | undefined;

/** Small to send, 300 MB to unpack, and a workbook by its first parts. */
export function zipBomb(): Promise<Uint8Array> {
  bomb ??= packBomb();
  return bomb;
}

async function packBomb(): Promise<Uint8Array> {
  const zip = new ZipFile();
  const zeros = Buffer.alloc(100 * 1_048_576);
  const parts = { ...unzipSync(sampleXlsx), 'xl/a.xml': zeros, 'xl/b.xml': zeros, 'xl/c.xml': zeros };
  for (const [name, bytes] of Object.entries(parts))
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), name);
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

/** What Excel makes of a workbook with a password: an old container around a package that can't be read. */
export function encryptedXlsx(): Uint8Array {
  const container = XLSX.CFB.utils.cfb_new();
  XLSX.CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(64, 1));
  XLSX.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(4096, 7));
  return new Uint8Array(XLSX.CFB.write(container, { type: 'buffer' }) as Buffer);
}
