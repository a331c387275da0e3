import type { ShownChapter } from '#/features/folder/folder/contract';

type Chapter = Pick<ShownChapter, 'entries' | 'missing'>;

/** Nothing more to look for in it, or nothing to see yet: a line says as much. */
export function isOneLine({ entries, missing }: Chapter): boolean {
  return entries.length === 0 || missing.length === 0;
}

/** Where there is little room: first what has something to show and something to ask for. */
export function phoneOrder<Each extends Chapter>(chapters: readonly Each[]): Each[] {
  return chapters.toSorted((one, other) => Number(isOneLine(one)) - Number(isOneLine(other)));
}

/** ‘3 stukken’, ‘2 ontbreken’. */
export function lineCount({ entries, missing }: Chapter): string {
  if (missing.length > 0) return missing.length === 1 ? '1 ontbreekt' : `${missing.length} ontbreken`;
  if (entries.length === 0) return 'Leeg';
  return entries.length === 1 ? '1 stuk' : `${entries.length} stukken`;
}
