import { unzipSync } from 'fflate';
import type { PageText, PageWord } from '#/core/page-text';

const mostBytes = 20 * 1024 * 1024;
const mostLines = 1_500;
const linesAPage = 60;
const part = 'word/document.xml';

/** The text of a Word file as lines with positions: a row of a table is a line, its cells side by side. */
export function readDocx(bytes: Uint8Array): PageText[] | undefined {
  let xml: string;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === part && originalSize <= mostBytes,
    });
    const found = parts[part];
    if (!found) return undefined;
    xml = new TextDecoder().decode(found);
  } catch {
    return undefined;
  }
  const lines = listLines(xml).slice(0, mostLines);
  const pages: PageText[] = [];
  for (let from = 0; from < lines.length; from += linesAPage)
    pages.push({
      number: pages.length + 1,
      lines: lines.slice(from, from + linesAPage).map((cells, index) => lineOf(cells, index)),
    });
  return pages;
}

const tags =
  /<w:(tr|tc|p|tab|br)(?=[\s/>])[^>]{0,1000}?(\/)?>|<\/w:(tr|tc|p)>|<w:t(?:\s[^>]{0,100})?>([^<]*)<\/w:t>/g;

function listLines(xml: string): string[][] {
  const lines: string[][] = [];
  let row: string[] | undefined;
  let text = '';
  const endLine = () => {
    if (text.trim() !== '') lines.push(text.split('\t'));
    text = '';
  };
  for (const [, open, empty, close, letters] of xml.matchAll(tags)) {
    if (letters !== undefined) text += unescaped(letters);
    else if (open === 'tab') text += row ? ' ' : '\t';
    else if (open === 'br') text += ' ';
    else if (open === 'tr' && !empty) {
      endLine();
      row = [];
    } else if (close === 'tc' && row) {
      row.push(text.replace(/\s+/g, ' ').trim());
      text = '';
    } else if (close === 'tr' && row) {
      if (row.some((cell) => cell !== '')) lines.push(row);
      row = undefined;
      text = '';
    } else if (close === 'p') {
      if (row) text += ' ';
      else endLine();
    }
  }
  endLine();
  return lines;
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

const letter = 0.0075;
const height = 0.011;

function lineOf(cells: readonly string[], index: number) {
  const top = 0.02 + (index * 0.96) / linesAPage;
  const widest = 0.92 / Math.max(1, cells.length);
  const words = cells.flatMap((cell, column): PageWord[] => {
    const parts = cell.split(/\s+/).filter((word) => word !== '');
    const scale = Math.min(1, (widest * 0.85) / Math.max(letter, cell.length * letter));
    let left = 0.04 + column * widest;
    return parts.map((text) => {
      const width = text.length * letter * scale;
      const word = { text, confidence: 1, box: { left, top, width, height: height * Math.max(0.5, scale) } };
      left += width + letter * 0.7 * scale;
      return word;
    });
  });
  const last = words.at(-1)?.box ?? { left: 0.04, width: 0 };
  return {
    text: words.map(({ text }) => text).join(' '),
    words,
    box: { left: words[0]?.box.left ?? 0.04, top, width: last.left + last.width - 0.04, height },
  };
}
