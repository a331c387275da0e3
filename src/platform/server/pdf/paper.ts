import PDFDocument from 'pdfkit';
import { product } from '#/core/product';
import { listFaces } from '#/platform/server/pdf/faces';
import { page } from '#/platform/server/pdf/rows';
import { cleanText } from '#/platform/server/pdf/wrap';

export type Paper = PDFKit.PDFDocument;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

class TitledDocument extends PDFDocument {
  /** pdfkit sets the title into XML as it is, where 'Şahin & Čapek' ends all that can be read. */
  override endMetadata(): void {
    this.info.Title = this.info.Title?.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
    super.endMetadata();
  }
}

export function openPaper(title: string, madeAt: Date): Paper {
  const paper = new TitledDocument({
    size: [page.width, page.height],
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'nl-BE',
    displayTitle: true,
    info: {
      Title: cleanText(title).replaceAll('\n', ' '),
      Creator: product.name,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  // Read anew for each document: a parsed face keeps what its letters meant in the one before.
  for (const { name, bytes } of listFaces()) paper.registerFont(name, bytes);
  return paper;
}
