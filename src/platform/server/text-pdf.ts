/** Shares of the width of the page, one of each column; amounts stand at the end of theirs. */
type PdfTable = {
  columns: readonly { title: string; share: number; align?: 'end' }[];
  rows: readonly { cells: readonly string[]; isStrong?: boolean }[];
};
export type PdfSection = { heading?: string; lines?: readonly string[]; table?: PdfTable };

const page = { width: 595, height: 842, margin: 60 };
const sizes = { title: 20, heading: 13, line: 11, cell: 9 };
const leading = 1.45;
const cellGap = 8;
const rowGap = 3;
const leastUnderHeading = 70;

type Style = keyof typeof sizes;
type Face = 'F1' | 'F2';
/** `x` from the left margin, `drop` from the top of its row to the foot of its letters. */
type Piece = { text: string; style: Style; face: Face; x: number; drop: number };
/** `follows`: so much of what comes next has to be on the same page, or a heading would stand alone at its foot. */
type Row = { height: number; pieces: readonly Piece[]; isRuled?: boolean; follows?: number };
/** Rows that begin every page on which theirs go on. */
type Block = { head: readonly Row[]; rows: readonly Row[] };

const roomAcross = page.width - 2 * page.margin;
const roomDown = page.height - 2 * page.margin;

/** Text and tables on as many pages as it takes, written out by hand: headings and lines are not worth a library. */
export function textPdf(title: string, sections: readonly PdfSection[]): Uint8Array {
  const pages = pagesOf([
    { head: [], rows: textRows('title', title) },
    ...sections.flatMap((section) => blocksOf(section)),
  ]);
  const contents = pages.map((rows, at) =>
    contentOf(rows, pages.length > 1 ? `${at + 1} / ${pages.length}` : ''),
  );
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

function blocksOf({ heading, lines = [], table }: PdfSection): Block[] {
  const rows = [
    ...(heading === undefined ? [] : [...textRows('line', ''), ...textRows('heading', heading)]),
    ...lines.flatMap((line) => textRows('line', line)),
  ];
  return [{ head: [], rows }, ...(table ? [tableBlock(table)] : [])];
}

function heightOf(style: Style): number {
  return sizes[style] * leading;
}

function textRows(style: Style, text: string): Row[] {
  const height = heightOf(style);
  const face = style === 'line' ? 'F1' : 'F2';
  return wrapped(style, text, roomAcross).map((line) => ({
    height,
    pieces: [{ text: line, style, face, x: 0, drop: height }],
    follows: style === 'heading' ? leastUnderHeading : 0,
  }));
}

function tableBlock({ columns, rows }: PdfTable): Block {
  const cellRow = (cells: readonly string[], face: Face): Row => {
    let left = 0;
    const pieces = columns.flatMap(({ share, align }, at) => {
      const [start, room] = [left, share * roomAcross - cellGap];
      left += share * roomAcross;
      return wrapped('cell', cells[at] ?? '', room).map((text, line): Piece => {
        const x = align === 'end' ? start + room - (exactWidth(text) * sizes.cell) / 1_000 : start;
        return { text, style: 'cell', face, x, drop: (line + 1) * heightOf('cell') };
      });
    });
    const height = Math.max(...pieces.map(({ drop }) => drop)) + rowGap;
    return { height, pieces, isRuled: true };
  };
  return {
    head: [
      cellRow(
        columns.map(({ title }) => title),
        'F2',
      ),
    ],
    rows: rows.map(({ cells, isStrong = false }) => cellRow(cells, isStrong ? 'F2' : 'F1')),
  };
}

function pagesOf(blocks: readonly Block[]): Row[][] {
  const pages: Row[][] = [[]];
  let left = roomDown;
  const put = (row: Row) => {
    pages.at(-1)?.push(row);
    left -= row.height;
  };
  for (const { head, rows } of blocks) {
    const headHeight = head.reduce((sum, { height }) => sum + height, 0);
    let isHeaded = head.length === 0;
    for (const row of rows) {
      if (row.height + (row.follows ?? 0) + (isHeaded ? 0 : headHeight) > left) {
        pages.push([]);
        left = roomDown;
        isHeaded = head.length === 0;
      }
      if (!isHeaded) for (const each of head) put(each);
      isHeaded = true;
      put(row);
    }
  }
  return pages;
}

function contentOf(rows: readonly Row[], footer: string): string {
  let top = page.height - page.margin;
  const parts = rows.flatMap(({ height, pieces, isRuled }) => {
    const drawn = pieces.map(({ text, style, face, x, drop }) =>
      textAt(text, face, sizes[style], page.margin + x, top - drop),
    );
    top -= height;
    const end = page.width - page.margin;
    const rule = `0.8 G 0.5 w ${page.margin} ${(top - rowGap).toFixed(1)} m ${end} ${(top - rowGap).toFixed(1)} l S`;
    return isRuled ? [...drawn, rule] : drawn;
  });
  if (footer) parts.push(textAt(footer, 'F1', sizes.cell, page.margin, page.margin / 2));
  return parts.join('\n');
}

function textAt(text: string, face: Face, size: number, x: number, y: number): string {
  return `BT /${face} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
}

/** Lines as wide as the page; a word that is wider than that is cut. */
function wrapped(style: Style, text: string, across: number): string[] {
  const room = (across * 1_000) / sizes[style];
  const rows: string[] = [''];
  for (const word of winAnsi(text).split(' ')) {
    const joined = rows.at(-1) ? `${rows.at(-1)} ${word}` : word;
    if (widthOf(joined) <= room) rows[rows.length - 1] = joined;
    else rows.push(...cut(word, room));
  }
  return rows.filter((row, index) => row !== '' || index === 0);
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

function exactWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += widths[text.charCodeAt(at) - 32] ?? usual;
  return width;
}

/** With room for the bold one. */
function widthOf(text: string): number {
  return exactWidth(text) * 1.06;
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
