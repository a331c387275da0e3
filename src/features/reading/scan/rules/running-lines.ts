import { fold } from '#/core/search-text';
import type { TextLine } from '#/features/reading/scan/rules/places';

/** Shares of the height of a page: where a head ends, where a foot begins, and how much a page may be shifted. */
const headEnds = 0.2;
const footBegins = 0.8;
const sameHeight = 0.008;
/** A page that is mostly the same as another is its copy, and no head or foot. */
const mostShared = 0.6;

/** The number of the page is all that changes in them. */
function withoutPage(text: string): string {
  return fold(text).replace(
    /\b(pagina|page|pag|blz|seite|blad|p)\b\W{0,3}\d+(\W{1,3}(van|de|of|von|sur)?\W{0,2}\d+)?/g,
    '#',
  );
}

/** The lines that stand at the same height on several pages: the head and the foot of the paper, no works and no sums. */
export function runningLines(lines: readonly TextLine[]): Set<TextLine> {
  const byText = new Map<string, TextLine[]>();
  for (const line of lines) {
    const isInside = line.box.top > headEnds && line.box.top + line.box.height < footBegins;
    if (isInside || line.text === '') continue;
    const text = withoutPage(line.text);
    byText.set(text, [...(byText.get(text) ?? []), line]);
  }
  const found = new Set<TextLine>();
  for (const same of byText.values())
    for (const line of same)
      if (same.some((one) => one.page !== line.page && Math.abs(one.box.top - line.box.top) < sameHeight))
        found.add(line);
  return withoutCopies(found, lines);
}

function withoutCopies(found: Set<TextLine>, lines: readonly TextLine[]): Set<TextLine> {
  const all = new Map<number, number>();
  const shared = new Map<number, number>();
  for (const line of lines) {
    if (line.text === '') continue;
    all.set(line.page, (all.get(line.page) ?? 0) + 1);
    if (found.has(line)) shared.set(line.page, (shared.get(line.page) ?? 0) + 1);
  }
  const isCopy = (page: number) => (shared.get(page) ?? 0) > mostShared * (all.get(page) ?? 0);
  return new Set([...found].filter(({ page }) => !isCopy(page)));
}
