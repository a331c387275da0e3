/** A line of a day, who wrote it and when. */
export type WrittenLine = { text: string; by: number; at: string };

function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** Whether it takes along what somebody else wrote: a line that was changed is another line. */
export function losesOthersLines(
  before: readonly WrittenLine[],
  after: readonly WrittenLine[],
  userId: number,
): boolean {
  const countOthers = (lines: readonly WrittenLine[]) => lines.filter(({ by }) => by !== userId).length;
  return countOthers(after) < countOthers(before);
}

/** The lines of a text after somebody changed it: what stands as it stood stays with who wrote it. */
export function writtenAfter(
  before: readonly WrittenLine[],
  text: string | null,
  { by, at }: { by: number; at: string },
): WrittenLine[] {
  const left = [...before];
  return linesOf(text).map((line) => {
    const found = left.findIndex((each) => each.text === line);
    const [kept] = found < 0 ? [] : left.splice(found, 1);
    return kept ?? { text: line, by, at };
  });
}
