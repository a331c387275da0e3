import { pdfFile, pdfFont } from '#/platform/server/text-pdf';

/** One page of text as a PDF, written out by hand: what an example needs is not worth a library. */
export function plainPdf(title: string, lines: readonly string[]): Uint8Array {
  const content = [
    'BT /F2 20 Tf 60 770 Td',
    `(${pdfText(title)}) Tj`,
    '/F1 11 Tf 0 -34 Td 16 TL',
    ...lines.map((line) => `(${pdfText(line)}) Tj T*`),
    'ET',
  ].join('\n');
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R/Lang(nl-BE)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    pdfFont('Helvetica'),
    pdfFont('Helvetica-Bold'),
  ]);
}

/** One byte a character: what Latin-1 lacks would move every offset. */
function pdfText(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, '?');
}
