import { inflateRawSync } from 'node:zlib';
import { AppError } from '#/core/errors';

/** A meetstaat of 100,000 rows inflates to well under a hundred; a bomb to thousands. */
const maxInflatedBytes = 200 * 1_048_576;
const maxEntries = 2_000;

const damaged = 'Dit bestand is beschadigd. Open het in Excel, bewaar het opnieuw en probeer het nog eens.';
const tooLarge = 'Dit bestand is uitgepakt veel te groot om te lezen.';
export const encryptedMessage =
  'Dit bestand is met een wachtwoord beveiligd. Bewaar het zonder wachtwoord en probeer het nog eens.';

export function damagedFile(): AppError {
  return new AppError('unusable', damaged);
}

type Entry = { name: string; method: number; flags: number; size: number; start: number };

function findDirectory(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw damagedFile();
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): Entry & { next: number } {
  if (view.getUint32(at, true) !== 0x02014b50) throw damagedFile();
  const nameLength = view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== 0x04034b50) throw damagedFile();
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    size: view.getUint32(at + 20, true),
    start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    next: at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

function listEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new AppError('unusable', tooLarge);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { next, ...entry } = readEntry(view, bytes, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

function inflate(packed: Uint8Array, method: number, room: number): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw damagedFile();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) });
  } catch (error) {
    const tooMuch = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw tooMuch ? new AppError('unusable', tooLarge) : damagedFile();
  }
}

/**
 * Every part of a zip, inflated within one budget. No spreadsheet library survives a zip bomb, so that none of them gets
 * to see a zip that was not unpacked here first. By hand, because it inflates natively: the package for zips in the
 * lock file (fflate) took five to fifteen times as long on a sheet of 100,000 rows.
 */
export function unzip(bytes: Uint8Array, budget = maxInflatedBytes): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let room = budget;
  try {
    for (const { name, flags, method, size, start } of listEntries(bytes)) {
      if (flags & 1) throw new AppError('unusable', encryptedMessage);
      if (start + size > bytes.length) throw damagedFile();
      const part = inflate(bytes.subarray(start, start + size), method, room);
      room -= part.length;
      if (room < 0) throw new AppError('unusable', tooLarge);
      parts.set(name, part);
    }
  } catch (error) {
    // Offsets that point outside the file.
    throw error instanceof RangeError ? damagedFile() : error;
  }
  return parts;
}
