import { bareGif, isGif } from '#/platform/server/reading/bare/bare-gif';
import { bareJpeg } from '#/platform/server/reading/bare/bare-jpeg';
import { barePng } from '#/platform/server/reading/bare/bare-png';
import { bareTiff, isTiff } from '#/platform/server/reading/bare/bare-tiff';
import { bareWebp } from '#/platform/server/reading/bare/bare-webp';
import { emptyExif } from '#/platform/server/reading/bare/turned';
import { heifItems, isHeif } from '#/platform/server/reading/place/heif-parts';
import { isJpeg } from '#/platform/server/reading/place/jpeg-parts';
import { isPng } from '#/platform/server/reading/place/png-place';
import { isWebp } from '#/platform/server/reading/place/webp-parts';
import { withoutPlace } from '#/platform/server/reading/place/without-place';

const space = 0x20;

/** In a file of boxes nothing can go without moving the rest: what was noted is overwritten. How it is turned stands elsewhere. */
function bareHeif(original: Buffer): Buffer {
  const bytes = withoutPlace(original);
  for (const { holds, ranges } of heifItems(bytes)) {
    for (const { start, end } of ranges) bytes.fill(holds === 'exif' ? 0 : space, start, end);
    const [first] = ranges;
    if (holds === 'exif' && first && first.end - first.start >= emptyExif.length)
      emptyExif.copy(bytes, first.start);
  }
  return bytes;
}

/**
 * Only what one sees of a picture, and how it is turned: nothing of where, when, with what and by whom it was made. Its
 * points are not drawn anew. Undefined where it is built as none of these: nobody knows then what else it holds.
 */
export function withoutMetadata(original: Buffer): Buffer | undefined {
  if (isJpeg(original)) return bareJpeg(original);
  if (isPng(original)) return barePng(original);
  if (isWebp(original)) return bareWebp(original);
  if (isHeif(original)) return bareHeif(original);
  if (isGif(original)) return bareGif(original);
  return isTiff(original) ? bareTiff(original) : undefined;
}
