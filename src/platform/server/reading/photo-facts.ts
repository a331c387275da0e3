import { AppError } from '#/core/errors';
import type { FileKind } from '#/core/files';
import { takenByExif } from '#/platform/server/reading/exif';
import { heicExif, heicSize, isHeic, isWholeHeic } from '#/platform/server/reading/heic';

/** What a picture says of itself; upright, as it is shown. */
export type PhotoFacts = { kind: FileKind; width: number; height: number; takenAt: string | null };

/** A phone makes 12 to 50 million points. */
const mostPhotoPixels = 64_000_000;

const kinds: Readonly<Record<string, FileKind>> = {
  ...{ jpg: 'jpg', png: 'png', apng: 'png', webp: 'webp', avif: 'avif' },
  ...{ heic: 'heic', heif: 'heic' },
};

function noPicture(name: string): AppError {
  return new AppError(
    'wrong_type',
    `‘${name}’ is geen foto die we kunnen bewaren. Kies een bestand van het type JPG, PNG, WEBP, HEIC of AVIF.`,
  );
}

function damaged(name: string): AppError {
  return new AppError('unusable', `‘${name}’ is beschadigd. Neem de foto opnieuw, of kies een andere.`);
}

function huge(name: string): AppError {
  return new AppError(
    'unusable',
    `‘${name}’ heeft te veel beeldpunten: hoogstens ${mostPhotoPixels / 1_000_000} miljoen. Maak de foto kleiner.`,
  );
}

function requireSize(name: string, width: number, height: number): void {
  if (width < 1 || height < 1) throw damaged(name);
  if (width * height > mostPhotoPixels) throw huge(name);
}

/** Reads only what stands at the front, before anything is opened; then opens it small, to know that it is whole. */
export async function readPhotoFacts(bytes: Buffer, name: string): Promise<PhotoFacts> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = kinds[type?.ext ?? ''];
  if (!kind) throw noPicture(name);
  if (kind === 'heic' || isHeic(bytes)) return readHeic(bytes, name);
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: false, failOn: 'truncated', sequentialRead: true } as const;
  const found = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw damaged(name);
    });
  requireSize(name, found.width, found.height);
  await sharp(bytes, options)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .raw()
    .toBuffer()
    .catch(() => {
      throw damaged(name);
    });
  const isTurned = found.orientation !== undefined && found.orientation > 4;
  return {
    kind,
    width: isTurned ? found.height : found.width,
    height: isTurned ? found.width : found.height,
    takenAt: (found.exif && takenByExif(found.exif)) ?? null,
  };
}

/** Opening one takes a second and much memory: its boxes tell enough. */
function readHeic(bytes: Buffer, name: string): PhotoFacts {
  const size = heicSize(bytes);
  if (!size || !isWholeHeic(bytes)) throw damaged(name);
  requireSize(name, size.width, size.height);
  const exif = heicExif(bytes);
  return { kind: 'heic', ...size, takenAt: (exif && takenByExif(exif)) ?? null };
}
