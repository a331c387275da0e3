/** A part of a line, and how many letters stand before it (or cells, between tabs). */
export type TextCell = { text: string; at: number };
export type TextRow = { cells: readonly TextCell[]; isTabbed: boolean };

/** Two blanks or more, a tab, a rule or a row of dots part two cells. */
const between = /\t|[\p{Zs}]{2,}|[\p{Zs}]?[|¦][\p{Zs}]?|(?:[.…] ?){4,}|_{3,}/gu;

export function cutCells(line: string): TextCell[] {
  const isTabbed = line.includes('\t');
  const cells: TextCell[] = [];
  let from = 0;
  const push = (to: number) => {
    const text = line.slice(from, to);
    if (isTabbed || text.trim() !== '') cells.push({ text, at: isTabbed ? cells.length : from });
  };
  for (const match of isTabbed ? line.matchAll(/\t/g) : line.matchAll(between)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.length);
  return cells;
}

const amount = '(?:€ ?)?(?<!\\d)\\d{1,3}(?:[. ]?\\d{3}){0,3},\\d{2}(?: ?(?:€|EUR))?';
const behindAmount = new RegExp(`(${amount}(?: \\d{1,2} ?%)?)[;,.]? (?=\\p{Lu})`, 'gu');
const headings =
  /((?:\b(?:omschrijving|aantal|hoeveelheid|eenheid|eenheidsprijs|prijs|totaal|bedrag|btw|description|designation|désignation|quantité|qté|unité|prix|unitaire|montant|total|tva)\b[.%€() ]{0,4}){3,})/giu;
const sentenceEnd = /(?<=\p{L}{2}|\d{4})\. (?=\p{Lu})/gu;
const fewestAmounts = 4;

/** The lines of a text; one that came without line ends is cut behind each amount. */
export function withLineEnds(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length > 2) return lines;
  return lines.flatMap((line) => {
    const amounts = line.match(new RegExp(amount, 'g'))?.length ?? 0;
    if (amounts < fewestAmounts || line.includes('\t')) return [line];
    return line
      .replace(headings, '$1\n')
      .replace(sentenceEnd, '.\n')
      .replace(behindAmount, '$1\n')
      .split('\n');
  });
}
