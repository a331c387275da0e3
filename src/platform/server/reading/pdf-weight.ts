import { constants, inflateSync } from 'node:zlib';
import { AppError } from '#/core/errors';
import { tooMuchPdf } from '#/platform/server/reading/refusals';

/** A scan of A4 at 600 dpi in colour, uncompressed, is 104 MB. */
const mostBytesOfAStream = 160 * 1024 * 1024;
const mostBytes = 400 * 1024 * 1024;
const deepest = 3;

/**
 * A stream of ten megabytes can hold ten gigabytes of blanks, and no reader of PDFs asks first. So every stream that
 * inflates is inflated here, with a limit, and forgotten.
 */
export function weighPdf(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = buffer.indexOf('stream'); at >= 0; at = buffer.indexOf('stream', at + 6)) {
    if (buffer.toString('latin1', at - 3, at) === 'end') continue;
    const start = at + 6 + lineEnd(buffer, at + 6);
    // The head of zlib: deflate, with a check.
    if (
      buffer.length - start < 6 ||
      ((buffer[start] ?? 0) & 0x0f) !== 8 ||
      buffer.readUInt16BE(start) % 31 !== 0
    )
      continue;
    total += inflatedSize(buffer.subarray(start), 0);
    if (total > mostBytes) throw new AppError('unusable', tooMuchPdf);
  }
}

function lineEnd(buffer: Buffer, at: number): number {
  if (buffer[at] === 13) return buffer[at + 1] === 10 ? 2 : 1;
  return buffer[at] === 10 ? 1 : 0;
}

function inflatedSize(packed: Buffer, depth: number): number {
  if (depth === deepest) return 0;
  try {
    const inflated = inflateSync(packed, {
      maxOutputLength: mostBytesOfAStream,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return inflated.length + (inflated.length > 1024 ? inflatedSize(inflated, depth + 1) : 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new AppError('unusable', tooMuchPdf);
    // No stream of that kind after all, or a damaged one: the readers will see.
    return 0;
  }
}
