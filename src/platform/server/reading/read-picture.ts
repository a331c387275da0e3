import { findLanguage, type Language } from '#/platform/server/reading/language';
import { findLean } from '#/platform/server/reading/lean';
import type { PictureTask, PictureText } from '#/platform/server/reading/picture-task';
import { openPicture, preparePicture } from '#/platform/server/reading/prepare-picture';
import { findRotation, type Recognized, recognize } from '#/platform/server/reading/recognize';
import { buildRows, median } from '#/platform/server/reading/rows';

const prepared = 0.15;
/** Words of an upright page are seen with more certainty than this; those of one on its side are not. */
const uprightSureness = 0.55;

/** Most papers are; the others are seen to be something else once they were read so. */
const usual: Language = 'nld';
const muchLess = 0.05;

type Tell = (share: number) => void;

export async function readPicture(
  { bytes, page: number, mode, previewWidth, language }: Omit<PictureTask, 'port'>,
  tell: Tell,
): Promise<PictureText> {
  const { upright, pageCount } = await openPicture(bytes, number);
  const read = async (quarterTurns: number, from: number) => {
    const page = await preparePicture(upright, { mode, quarterTurns, previewWidth });
    tell(from + prepared * (1 - from));
    const seen = await recognize(page.page, { mode, language: language ?? usual }, (share) =>
      tell(from + (1 - from) * (prepared + (1 - prepared) * share)),
    );
    return { page, seen, sureness: surenessOf(seen) };
  };
  let best = await read(0, 0);
  // Of a page on its side something is read, if only nonsense; of an empty one nothing.
  if (best.sureness < uprightSureness && best.seen.lines.flat().length > 0) {
    const turns = await findRotation(best.page.page);
    const turned = turns > 0 ? await read(turns, 0.5) : best;
    if (turned.sureness > best.sureness) best = turned;
  }
  const written = language ?? findLanguage(best.seen.lines.flat().map(({ text }) => text));
  if (language === undefined && written !== undefined && written !== usual) {
    const { page } = best;
    const seen = await recognize(page.page, { mode, language: written }, (share) => tell(0.5 + 0.5 * share));
    const again = { page, seen, sureness: surenessOf(seen) };
    if (again.sureness > best.sureness - muchLess) best = again;
  }
  const { page, seen } = best;
  const lines = buildRows(seen.lines, page, findLean(seen.baselines));
  return { lines, preview: page.preview, pageCount, language: written };
}

function surenessOf({ lines }: Recognized): number {
  return median(
    lines
      .flat()
      .filter(({ text }) => text.length > 2)
      .map(({ confidence }) => confidence),
  );
}
