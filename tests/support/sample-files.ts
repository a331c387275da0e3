import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** Small real files, made here: of each kind the smallest that a reader takes. */
export const samplePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export function sampleImage(format: 'jpeg' | 'png' | 'gif' | 'webp', background = '#a33'): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

function zip(entries: Record<string, string>): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))),
  );
}

const contentType = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;

export const sampleDocx = zip({
  '[Content_Types].xml': contentType('/word/document.xml', 'wordprocessingml.document'),
  'word/document.xml': '<w:document/>',
});

export const sampleXlsx = zip({
  '[Content_Types].xml': contentType('/xl/workbook.xml', 'spreadsheetml.sheet'),
  'xl/workbook.xml': '<workbook/>',
});

/** OpenDocument says what it is in its first part. */
export function sampleOpenDocument(type: 'text' | 'spreadsheet'): Buffer {
  return zip({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    'content.xml': '<office:document-content/>',
  });
}

/** As a phone makes it: HEVC in a HEIF box, drawn by ourselves. */
export function sampleHeic(): Buffer {
  return readFileSync(new URL('../samples/photo.heic', import.meta.url));
}

/** As a scanner makes it: one file, two pages. */
export async function sampleTiff(): Promise<Buffer> {
  const pages = await Promise.all(
    ['#a33', '#3a3'].map((background) =>
      sharp({ create: { width: 120, height: 80, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer();
}

export const sampleZip = zip({ 'lees-mij.txt': 'geen office' });

/** The container of Word and Excel before 2007 with one stream in its directory. */
export function sampleCompound(stream: string): Buffer {
  const bytes = Buffer.alloc(512 * 3);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [index, name] of ['Root Entry', stream].entries()) {
    const at = 1024 + index * 128;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, at + 64);
    bytes[at + 66] = index === 0 ? 5 : 2;
  }
  return bytes;
}

export function fileOf(bytes: Uint8Array<ArrayBufferLike>, name: string, type = ''): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
