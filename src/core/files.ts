import { previewPath } from '#/core/file-paths';

/** The kinds of file the house takes. A file is of a kind by what is in it, never by what it is called. */
export const fileKinds = {
  pdf: { mimeType: 'application/pdf', extensions: ['.pdf'] },
  jpg: { mimeType: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  png: { mimeType: 'image/png', extensions: ['.png'] },
  webp: { mimeType: 'image/webp', extensions: ['.webp'] },
  tiff: { mimeType: 'image/tiff', extensions: ['.tif', '.tiff'] },
  avif: { mimeType: 'image/avif', extensions: ['.avif'] },
  heic: { mimeType: 'image/heic', extensions: ['.heic', '.heif'] },
  xml: { mimeType: 'application/xml', extensions: ['.xml'] },
  eml: { mimeType: 'message/rfc822', extensions: ['.eml'] },
  gif: { mimeType: 'image/gif', extensions: ['.gif'] },
  doc: { mimeType: 'application/msword', extensions: ['.doc'] },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['.docx'],
  },
  xls: { mimeType: 'application/vnd.ms-excel', extensions: ['.xls'] },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['.xlsx'],
  },
  odt: { mimeType: 'application/vnd.oasis.opendocument.text', extensions: ['.odt'] },
  ods: { mimeType: 'application/vnd.oasis.opendocument.spreadsheet', extensions: ['.ods'] },
  csv: { mimeType: 'text/csv', extensions: ['.csv', '.txt'] },
} as const satisfies Record<string, { mimeType: string; extensions: readonly [string, ...string[]] }>;

export type FileKind = keyof typeof fileKinds;

/** What the reader of papers understands. */
export const readableKinds = [
  'pdf',
  'jpg',
  'png',
  'webp',
  'tiff',
  'avif',
  'heic',
  'xml',
  'eml',
  'docx',
] as const satisfies readonly FileKind[];

/** What may be kept with a quote or an invoice: what can be read, and what other programs open. */
export const paperKinds = [
  ...readableKinds,
  'xls',
  'xlsx',
  'odt',
  'ods',
] as const satisfies readonly FileKind[];

export const megabyte = 1024 * 1024;
export const maxUploadBytes = 10 * megabyte;

/** For the accept of a file input. */
export function acceptOf(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => [...fileKinds[kind].extensions]);
}

/** 'PDF, JPG of PNG'. */
export function kindNames(kinds: readonly FileKind[]): string {
  const names = kinds.map((kind) => kind.toUpperCase());
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} of ${names.at(-1)}`;
}

export function tooLargeText(maxBytes: number): string {
  return `Bestand is te groot. Maximum grootte is ${Math.floor(maxBytes / megabyte)}MB`;
}

const wholeMegabytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const fewMegabytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

function inMegabytes(bytes: number): string {
  const megabytes = bytes / megabyte;
  return megabytes < 10 ? fewMegabytes.format(megabytes) : wholeMegabytes.format(Math.floor(megabytes));
}

/** '3,4 MB'. */
export function megabytesText(bytes: number): string {
  return `${inMegabytes(bytes)} MB`;
}

/** 'Dit project gebruikt 4.980 van de 5.000 MB opslag.' */
export function storageText({ used, limit }: { used: number; limit: number }): string {
  return `Dit project gebruikt ${inMegabytes(used)} van de ${wholeMegabytes.format(limit / megabyte)} MB opslag.`;
}

export function storageFullText(storage: { used: number; limit: number }): string {
  return `${storageText(storage)} Voor dit bestand is geen plaats meer. Verwijder eerst wat u niet meer nodig heeft, en maak de prullenmand leeg.`;
}

export function isImage(mimeType: string): boolean {
  return mimeType.startsWith('image/');
}

const unshown: ReadonlySet<string> = new Set([fileKinds.heic.mimeType, fileKinds.tiff.mimeType]);

/** A picture that has to be drawn anew before a browser shows it. */
export function needsPreview(mimeType: string): boolean {
  return unshown.has(mimeType);
}

/** Where a picture of a stored file is fetched: the file itself, or a drawing of it. */
export function picturePath(path: string, mimeType: string): string {
  return needsPreview(mimeType) ? previewPath(path) : path;
}

/** What can be looked at in the app. */
export function isViewable(mimeType: string): boolean {
  return isShowable(mimeType) || needsPreview(mimeType);
}

/** What a browser can show without running anything. */
export function isShowable(mimeType: string): boolean {
  return mimeType === fileKinds.pdf.mimeType || (isImage(mimeType) && !unshown.has(mimeType));
}
