import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { damagedPdf } from '#/platform/server/reading/refusals';

/** As much as a page of A4 at 300 dpi; a page of 200,000 points is drawn no larger, nor a strip longer than a JPEG can be. */
const mostPixels = 9_000_000;
const longestSide = 16_000;

let library: Promise<PDFiumLibrary> | undefined;

/** One page as a JPEG of about this width. */
export async function drawPdfPage(bytes: Uint8Array, page: number, width: number): Promise<Uint8Array> {
  try {
    library ??= PDFiumLibrary.init();
    const document = await (await library).loadDocument(bytes);
    try {
      return await draw(document.getPage(page - 1), width);
    } finally {
      document.destroy();
    }
  } catch {
    // Whatever stands in a file can go wrong in it, and one that trapped may be left in any state.
    library = undefined;
    throw damagedPdf();
  }
}

async function draw(sheet: PDFiumPage, wanted: number): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = sheet.getOriginalSize();
  if (!(originalWidth >= 1 && originalHeight >= 1)) throw damagedPdf();
  const scale = Math.min(
    wanted / originalWidth,
    Math.sqrt(mostPixels / (originalWidth * originalHeight)),
    longestSide / Math.max(originalWidth, originalHeight),
  );
  const drawn = await sheet.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    render: async (picture) => encode(picture),
  });
  return drawn.data;
}

async function encode({ data, width, height }: { data: Uint8Array; width: number; height: number }) {
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90, optimiseCoding: false })
    .toBuffer();
  return new Uint8Array(jpeg);
}
