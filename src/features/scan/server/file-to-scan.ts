import { AppError } from '#/core/errors';
import type { ReadingKind } from '#/platform/server/reading/reading';

const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif']);

const jpegStart = Buffer.from([0xff, 0xd8]);

/** Any file comes this far, taken for a PDF where it is nothing we know: here people hear what is wrong with it. */
export function kindToScan(file: { kind: string; bytes: Buffer }): ReadingKind {
  const { kind, bytes } = file;
  if (kind === 'jpg' || kind === 'png') return kind;
  if (kind === 'pdf' && bytes.subarray(0, 2_048).includes('%PDF-')) return 'pdf';
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(bytes.toString('latin1', 8, 12))) {
    throw new AppError(
      'wrong_type',
      'Foto’s van het type HEIC (iPhone) kunnen we nog niet lezen. Bewaar de foto als JPG, of neem ze opnieuw via ‘Maak een foto’.',
    );
  }
  const isBrokenPicture = bytes.subarray(0, 2).equals(jpegStart) || bytes.toString('latin1', 1, 4) === 'PNG';
  if (isBrokenPicture) {
    throw new AppError('unusable', 'Deze afbeelding is beschadigd en kan niet gelezen worden.');
  }
  throw new AppError(
    'wrong_type',
    'Dit bestandstype kan niet gelezen worden. Kies een bestand van het type PDF, JPG of PNG.',
  );
}
