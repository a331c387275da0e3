/** Shares of the width of the page, one of each column; amounts stand at the end of theirs. */
export type PdfTable = {
  columns: readonly { title: string; share: number; align?: 'end' }[];
  rows: readonly { cells: readonly string[]; isStrong?: boolean }[];
};
export type PdfSection = { heading?: string; lines?: readonly string[]; table?: PdfTable };
export type PdfContent = { title: string; sections: readonly PdfSection[]; madeAt: Date };
