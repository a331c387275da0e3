import type { PdfContent } from '#/platform/server/pdf/content';

/** Text and tables on as many pages as it takes. The same content always makes the same bytes. */
export async function makePdf(content: PdfContent): Promise<Uint8Array> {
  // Loaded here and not above: the library and its faces take a third of a second, and most visits need no PDF.
  const { drawPdf } = await import('#/platform/server/pdf/draw');
  return drawPdf(content);
}
