import type { FileKind } from '#/core/files';
import { isMail } from '#/platform/server/storage/mail-head';

/** A file's kind by what is in it; undefined where it is none that we know. */
export async function findKind(bytes: Buffer): Promise<FileKind | undefined> {
  if (isPdf(bytes)) return 'pdf';
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (type?.ext) {
    case 'jpg':
    case 'gif':
      return (await isPicture(bytes, type.ext)) ? type.ext : undefined;
    case 'png':
    case 'apng':
      return (await isPicture(bytes, 'png')) ? 'png' : undefined;
    case 'webp':
    case 'avif':
      return (await isPicture(bytes, type.ext)) ? type.ext : undefined;
    case 'tif':
      return (await isPicture(bytes, 'tiff')) ? 'tiff' : undefined;
    // No decoder for it here that is quick: the reader of pictures judges the rest.
    case 'heic':
    case 'heif':
      return 'heic';
    case 'xml':
      return isPaper(headOf(bytes)) ? 'xml' : undefined;
    case 'eml':
      return 'eml';
    case 'docx':
    case 'xlsx':
    case 'odt':
    case 'ods':
      return type.ext;
    case 'cfb':
      return findOldOfficeKind(bytes);
    case undefined:
      return isText(bytes) ? findTextKind(bytes) : undefined;
    default:
      return undefined;
  }
}

const mostBlanks = 1024;
const byteOrderMark = new Set([0xef, 0xbb, 0xbf]);
const space = 0x20;

/** Some programs put blanks or a byte order mark before the header, and every reader takes that. */
function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, mostBlanks);
  const at = head.indexOf('%PDF-');
  return at >= 0 && head.subarray(0, at).every((byte) => byte <= space || byteOrderMark.has(byte));
}

/** The first bytes of a picture are easily put before something else. */
async function isPicture(
  bytes: Buffer,
  ext: 'jpg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff',
): Promise<boolean> {
  const format = ext === 'jpg' ? 'jpeg' : ext === 'avif' ? 'heif' : ext;
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return found?.format === format && found.width > 0 && found.height > 0;
}

const directoryEntry = 128;
const headerLength = 512;
const streamType = 2;

/** Word and Excel before 2007 share one container; the names of its streams tell them apart. */
function findOldOfficeKind(bytes: Buffer): 'doc' | 'xls' | undefined {
  for (let at = headerLength; at + directoryEntry <= bytes.length; at += directoryEntry) {
    const nameLength = bytes.readUInt16LE(at + 64);
    if (bytes[at + 66] !== streamType || nameLength < 4 || nameLength > 64) continue;
    const name = bytes.toString('utf16le', at, at + nameLength - 2);
    if (name === 'WordDocument') return 'doc';
    if (name === 'Workbook' || name === 'Book') return 'xls';
  }
  return undefined;
}

const tab = 0x09;
const carriageReturn = 0x0d;

function headOf(bytes: Buffer): string {
  return bytes.toString('latin1', 0, 4_096).replace(/^[\u00ef\u00bb\u00bf\s]+/, '');
}

/** Of all XML only what is a paper, or what a bank sends in its stead: a page with scripts is XML too. */
function isPaper(head: string): boolean {
  return /<(?:[\w.-]{1,20}:)?(?:Invoice|CreditNote|CrossIndustryInvoice|CrossIndustryDocument|StandardBusinessDocument|BkToCstmrStmt|BkToCstmrAcctRpt|BkToCstmrDbtCdtNtfctn)[\s>]/.test(
    head,
  );
}

/** An e-invoice and a mail are text that begins in its own way; what is left may be a table. */
function findTextKind(bytes: Buffer): 'xml' | 'eml' | 'csv' | undefined {
  const head = headOf(bytes);
  if (/^<[?!A-Za-z]/.test(head)) return isPaper(head) ? 'xml' : undefined;
  return isMail(bytes) ? 'eml' : 'csv';
}

/** A table as text has no sign of its own; what is surely no text is refused. */
function isText(bytes: Buffer): boolean {
  const isUtf16 = bytes.length >= 2 && [0xfeff, 0xfffe].includes(bytes.readUInt16LE(0));
  return isUtf16 || bytes.every((byte) => byte >= space || (byte >= tab && byte <= carriageReturn));
}
