import { blankExifPlace } from '#/platform/server/reading/place/exif-place';
import { heifParts, isHeif } from '#/platform/server/reading/place/heif-parts';
import { isJpeg, jpegParts } from '#/platform/server/reading/place/jpeg-parts';
import type { NotedPart } from '#/platform/server/reading/place/noted-part';
import { isPng, pngWithoutPlace } from '#/platform/server/reading/place/png-place';
import { blankVideoPlace } from '#/platform/server/reading/place/video-place';
import { isWebp, webpParts } from '#/platform/server/reading/place/webp-parts';
import { blankXmpPlace } from '#/platform/server/reading/place/xmp-place';

const blankers = { exif: blankExifPlace, xmp: blankXmpPlace };

function blankParts(bytes: Buffer, parts: readonly NotedPart[]): Buffer {
  for (const { holds, ranges } of parts) {
    const pieces = ranges.map(({ start, end }) => bytes.subarray(start, end));
    const [only] = pieces;
    if (pieces.length === 1 && only) {
      blankers[holds](only);
      continue;
    }
    const whole = Buffer.concat(pieces);
    blankers[holds](whole);
    let at = 0;
    for (const piece of pieces) {
      piece.set(whole.subarray(at, at + piece.length));
      at += piece.length;
    }
  }
  return bytes;
}

/**
 * The picture as it is, but for the place where it was taken: that is for who has the house. Every other byte stays, also
 * the moment and the camera; nothing is drawn anew. What is no picture stays whole.
 */
export function withoutPlace(original: Buffer): Buffer {
  if (isPng(original)) return pngWithoutPlace(original);
  const bytes = Buffer.from(original);
  if (isJpeg(bytes)) {
    const { parts, pictureEnd } = jpegParts(bytes);
    blankVideoPlace(bytes.subarray(pictureEnd));
    return blankParts(bytes, parts);
  }
  if (isWebp(bytes)) return blankParts(bytes, webpParts(bytes));
  if (isHeif(bytes)) {
    blankVideoPlace(bytes);
    return blankParts(bytes, heifParts(bytes));
  }
  // A TIFF is built as what a camera notes is.
  blankExifPlace(bytes);
  return bytes;
}
