import Papa from 'papaparse';
import { decodeText } from '#/core/decode-text';
import { maxImportRows } from '#/features/work/meetstaat/import-contract';
import type { Sheet } from '#/features/work/shared/meetstaat/server/import/cells';

const delimiters = [';', '\t', ','] as const;
const sniffedRows = 50;

/** The one that cuts the first rows in the most columns, and in as many each time. */
export function sniffDelimiter(text: string): string {
  let best: { delimiter: string; score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of delimiters) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: sniffedRows, skipEmptyLines: true });
    const score = regularity(data.map((row) => row.length));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function regularity(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, count]) => (width - 1) * (count / widths.length)));
}

/** Excel's own hint, which it doesn't count as a row. */
const hint = /^sep=(.)\r?\n/;

export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  const said = hint.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? sniffDelimiter(body);
  const { data } = Papa.parse<string[]>(body, { delimiter, preview: maxImportRows + 2 });
  return { name: 'csv', rows: data };
}
