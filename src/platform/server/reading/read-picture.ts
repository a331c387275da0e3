import { findLean } from '#/platform/server/reading/lean';
import type { PictureTask, PictureText } from '#/platform/server/reading/picture-task';
import { openPicture, preparePicture } from '#/platform/server/reading/prepare-picture';
import { recognize } from '#/platform/server/reading/recognize';
import { buildRows } from '#/platform/server/reading/rows';

const prepared = 0.15;

export async function readPicture(
  { bytes, mode, previewWidth }: Omit<PictureTask, 'port'>,
  tell: (share: number) => void,
): Promise<PictureText> {
  const upright = await openPicture(bytes);
  const { page, width, height, preview } = await preparePicture(upright, {
    mode,
    quarterTurns: 0,
    previewWidth,
  });
  tell(prepared);
  const { words, baselines } = await recognize(page, mode, (share) =>
    tell(prepared + (1 - prepared) * share),
  );
  return { lines: buildRows(words, { width, height }, findLean(baselines)), preview };
}
