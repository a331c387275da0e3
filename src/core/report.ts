import { type Day, formatDayLong } from '#/core/day';
import { formatEuro, subtractTotal, totalFromDecimal, zeroTotal } from '#/core/money';

export type ReportTable = {
  columns: readonly { title: string; share: number; align?: 'end' }[];
  rows: readonly { cells: readonly string[]; isStrong?: boolean }[];
};
/** A stored picture, with its measures upright. */
export type ReportPicture = { fileKey: string; width: number; height: number; caption: string };
/** A square that a phone reads: where it leads, and what stands below it. */
type ReportCode = { text: string; caption: string };
export type ReportSection = {
  heading?: string;
  lines?: readonly string[];
  table?: ReportTable;
  pictures?: readonly ReportPicture[];
  codes?: readonly ReportCode[];
};
/** What stands on the paper, before it is paper. */
export type Report = { title: string; sections: readonly ReportSection[] };

/** A minus says too little: what is left, or how much is too much. */
export function leftOrOver(decimal: string, over: string): string {
  const left = totalFromDecimal(decimal);
  return left < 0n ? `${formatEuro(subtractTotal(zeroTotal, left))} ${over}` : formatEuro(left);
}

/** Words and their amounts. */
export function amountTable(rows: readonly (readonly [string, string])[], title = ''): ReportTable {
  return {
    columns: [
      { title, share: 0.65 },
      { title: 'Bedrag', share: 0.35, align: 'end' },
    ],
    rows: rows.map((cells) => ({ cells })),
  };
}

export function madeFor(project: string, today: Day): ReportSection {
  return { lines: [project, `Stand op ${formatDayLong(today)}. Bedragen met btw, tenzij anders vermeld.`] };
}
