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

/** Of a line that stands fewer times than it did, who takes one away takes their own. */
function withoutOwnCopies(
  before: readonly WrittenLine[],
  lines: readonly string[],
  by: number,
): WrittenLine[] {
  const surplus = new Map<string, number>();
  const add = (line: string, count: number) => surplus.set(line, (surplus.get(line) ?? 0) + count);
  for (const { text } of before) add(text, 1);
  for (const line of lines) add(line, -1);
  const kept = before.toReversed().filter((line) => {
    const isSurplus = line.by === by && (surplus.get(line.text) ?? 0) > 0;
    if (isSurplus) add(line.text, -1);
    return !isSurplus;
  });
  return kept.toReversed();
}

/** The lines of a text after somebody changed it: what stands as it stood stays with who wrote it. */
export function writtenAfter(
  before: readonly WrittenLine[],
  text: string | null,
  { by, at }: { by: number; at: string },
): WrittenLine[] {
  const lines = linesOf(text);
  const left = withoutOwnCopies(before, lines, by);
  return lines.map((line) => {
    const found = left.findIndex((each) => each.text === line);
    const [kept] = found < 0 ? [] : left.splice(found, 1);
    return kept ?? { text: line, by, at };
  });
}
