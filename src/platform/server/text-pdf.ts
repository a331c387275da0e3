export type PdfSection = { heading?: string; lines: readonly string[] };

const page = { width: 595, height: 842, margin: 60 };
const sizes = { title: 20, heading: 13, line: 11 };
const leading = 1.45;

type Style = keyof typeof sizes;
type Row = { style: Style; text: string };

/** Text on as many pages as it takes, written out by hand: headings and lines are not worth a library. */
export function textPdf(title: string, sections: readonly PdfSection[]): Uint8Array {
  const rows = [
    ...wrapped('title', title),
    ...sections.flatMap(({ heading, lines }) => [
      ...(heading === undefined
        ? []
        : [{ style: 'line' as const, text: '' }, ...wrapped('heading', heading)]),
      ...lines.flatMap((line) => wrapped('line', line)),
    ]),
  ];
  const contents = pagesOf(rows).map(contentOf);
  const first = 5;
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R/Lang(nl-BE)>>',
    `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    pdfFont('Helvetica'),
    pdfFont('Helvetica-Bold'),
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Contents ${first + index * 2 + 1} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
  ]);
}

function heightOf({ style }: Row): number {
  return sizes[style] * leading;
}

function pagesOf(rows: readonly Row[]): Row[][] {
  const room = page.height - 2 * page.margin;
  const pages: Row[][] = [[]];
  let left = room;
  for (const row of rows) {
    if (heightOf(row) > left) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)?.push(row);
    left -= heightOf(row);
  }
  return pages;
}

function contentOf(rows: readonly Row[]): string {
  let y = page.height - page.margin;
  const parts = rows.map((row) => {
    y -= heightOf(row);
    const face = row.style === 'line' ? 'F1' : 'F2';
    return `BT /${face} ${sizes[row.style]} Tf ${page.margin} ${y.toFixed(1)} Td (${escaped(row.text)}) Tj ET`;
  });
  return parts.join('\n');
}

/** Lines as wide as the page; a word that is wider than that is cut. */
function wrapped(style: Style, text: string): Row[] {
  const room = ((page.width - 2 * page.margin) * 1_000) / sizes[style];
  const rows: string[] = [''];
  for (const word of winAnsi(text).split(' ')) {
    const joined = rows.at(-1) ? `${rows.at(-1)} ${word}` : word;
    if (widthOf(joined) <= room) rows[rows.length - 1] = joined;
    else rows.push(...cut(word, room));
  }
  return rows.filter((row, index) => row !== '' || index === 0).map((row) => ({ style, text: row }));
}

function cut(word: string, room: number): string[] {
  const most = Math.max(1, Math.floor(room / widest));
  return word.length <= most || widthOf(word) <= room
    ? [word]
    : Array.from({ length: Math.ceil(word.length / most) }, (_, at) =>
        word.slice(at * most, (at + 1) * most),
      );
}

const widest = 1_015;
const usual = 556;
/** Of Helvetica from the blank to '~', in thousandths of its size; the bold one is hardly wider. */
const widths = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
];

function widthOf(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += widths[text.charCodeAt(at) - 32] ?? usual;
  return width * 1.06;
}

const special: Readonly<Record<string, string>> = {
  '€': '\x80',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
  '…': '\x85',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** One byte a character: what the encoding lacks would move every offset. */
function winAnsi(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => special[character] ?? (/[\x20-\x7e\xa1-\xff]/.test(character) ? character : '?'))
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}

export function pdfFont(name: string): string {
  return `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
}

/** A file of numbered objects, of which the first is the catalogue. */
export function pdfFile(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
