import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { damagedPdf } from '#/platform/server/reading/refusals';

/** As much as a page of A4 at 300 dpi; a page of 200,000 points is drawn no larger. */
const mostPixels = 9_000_000;

let library: Promise<PDFiumLibrary> | undefined;

/** One page as a JPEG of about this width. */
export async function drawPdfPage(bytes: Uint8Array, page: number, width: number): Promise<Uint8Array> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes).catch(() => {
    throw damagedPdf();
  });
  try {
    const sheet = document.getPage(page - 1);
    const size = sheet.getOriginalSize();
    const scale = Math.min(
      width / size.originalWidth,
      Math.sqrt(mostPixels / (size.originalWidth * size.originalHeight)),
    );
    const drawn = await sheet.render({
      width: Math.max(1, Math.round(size.originalWidth * scale)),
      height: Math.max(1, Math.round(size.originalHeight * scale)),
      render: async (picture) => encode(picture),
    });
    return drawn.data;
  } finally {
    document.destroy();
  }
}

async function encode({ data, width, height }: { data: Uint8Array; width: number; height: number }) {
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Uint8Array(jpeg);
}
