import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPicture } from '#/platform/server/reading/prepare-picture';
import { sampleTiff } from '../../../../tests/support/sample-files';

it('opens each page of a scan that holds several', async () => {
  const bytes = await sampleTiff();
  const colours = await Promise.all(
    [0, 1].map(async (page) => {
      const { upright, pageCount } = await openPicture(bytes, page);
      const { dominant } = await sharp(upright).stats();
      return [pageCount, dominant.r > dominant.g ? 'red' : 'green'];
    }),
  );
  expect(colours).toEqual([
    [2, 'red'],
    [2, 'green'],
  ]);
});
