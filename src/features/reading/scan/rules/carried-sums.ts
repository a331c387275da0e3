import { type Label, labelOf } from '#/features/reading/scan/rules/labels';
import type { TextLine } from '#/features/reading/scan/rules/places';
import { tokensOf } from '#/features/reading/scan/rules/tokens';

/** The sums at the end of a page that the next one carries over: what comes so far, neither the net nor the end of the works. */
export function carriedSums(lines: readonly TextLine[]): Set<TextLine> {
  const found = new Set<TextLine>();
  lines.forEach((line, index) => {
    if (line.page === 1 || labelOf(wordsBeforeAmount(line)) !== 'carried') return;
    const next = lines[index + 1];
    // Under 'Übertrag' over a column its amount stands on the next line.
    const amount = lastAmount(line) ?? (next?.page === line.page ? lastAmount(next) : undefined);
    const sum = lines.findLast(
      (one) =>
        one.page === line.page - 1 &&
        amount !== undefined &&
        lastAmount(one) === amount &&
        isSoFar(labelOf(wordsBeforeAmount(one))),
    );
    if (sum) found.add(sum);
  });
  return found;
}

function isSoFar(label: Label | undefined): boolean {
  return label === 'net' || label === 'subtotal' || label === 'total';
}

function lastAmount(line: TextLine): number | undefined {
  const token = tokensOf(line).findLast(({ kind }) => kind === 'money');
  return token?.kind === 'money' ? token.cents : undefined;
}

function wordsBeforeAmount(line: TextLine): string {
  const tokens = tokensOf(line);
  const at = tokens.findIndex(({ kind }) => kind === 'money');
  return (at < 0 ? tokens : tokens.slice(0, at)).map(({ text }) => text).join(' ');
}
