import Papa from 'papaparse';
import { maxImportRows } from '#/features/meetstaat/import-contract';
import type { Sheet } from '#/features/meetstaat/server/import/cells';

const delimiters = [';', '\t', ','] as const;
const sniffedRows = 50;

/** What windows-1252 has where latin1 has control characters. Node 20 decodes the one as the other, and loses the euro. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows(bytes: Uint8Array): string {
  const latin = new TextDecoder('latin1').decode(bytes);
  return latin.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));
}

/** UTF-8 where the bytes are valid UTF-8, else what Windows writes in these parts. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}

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
