import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { loadPdfjs } from '#/platform/server/reading/pdfjs';

export async function openPdf(bytes: Uint8Array) {
  const { getDocument } = await loadPdfjs();
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** The pieces of text of each page, with where they stand. */
export async function readPdfPages(bytes: Uint8Array): Promise<TextItem[][]> {
  const paper = await openPdf(bytes);
  const pages: TextItem[][] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent({ disableNormalization: true });
    pages.push(items.filter((item) => 'str' in item));
  }
  return pages;
}

/** Its lines from top to bottom, each as one would copy it. */
export async function readPdfLines(bytes: Uint8Array): Promise<string[]> {
  const text = (await readPdfPages(bytes))
    .flat()
    .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
