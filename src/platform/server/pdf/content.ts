/** Shares of the width of the page, one of each column; amounts stand at the end of theirs. */
export type PdfTable = {
  columns: readonly { title: string; share: number; align?: 'end' }[];
  rows: readonly { cells: readonly string[]; isStrong?: boolean }[];
};
/** A JPEG or a PNG; width and height say in which proportion it stands on the paper, `highest` how high at most. */
export type PdfPicture = {
  image: Uint8Array;
  width: number;
  height: number;
  highest?: number;
  caption: string;
};
export type PdfSection = {
  heading?: string;
  lines?: readonly string[];
  table?: PdfTable;
  pictures?: readonly PdfPicture[];
};
export type PdfContent = { title: string; sections: readonly PdfSection[]; madeAt: Date };
