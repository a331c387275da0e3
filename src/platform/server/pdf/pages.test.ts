import { describe, expect, it } from 'vitest';
import type { PdfSection } from '#/platform/server/pdf/content';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import { page } from '#/platform/server/pdf/rows';
import { openPdf, readPdfPages } from '../../../../tests/support/read-pdf';

const madeAt = new Date('2026-11-16T09:12:05Z');
const make = (sections: readonly PdfSection[]) => makePdf({ title: 'Titel', sections, madeAt });
const columns = [
  { title: 'Post', share: 0.7 },
  { title: 'Bedrag', share: 0.3, align: 'end' as const },
];
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ cells: [`Post ${at}`, at === 3 ? '' : `€ ${at},00`] }));

type Node = { role?: string; children?: Node[] };
/** 'Table(TR(TH TH))', without the marks in the page. */
function outline({ role, children = [] }: Node): string {
  const inner = children.filter((child) => child.role).map(outline);
  return inner.length > 0 ? `${role}(${inner.join(' ')})` : `${role}`;
}

async function outlineOf(bytes: Uint8Array): Promise<string> {
  const tree = await (await (await openPdf(bytes)).getPage(1)).getStructTree();
  return outline(tree as Node);
}

describe('the pages of a document', () => {
  it('keep every text between their margins, a word of 200 letters too', async () => {
    const long = 'ŁλIxW'.repeat(40);
    const lines = [long, `Reden: ${'een zin met woorden '.repeat(40)}`, '€\u00a01.234,00 '.repeat(60)];
    const sections = [{ heading: long, lines, table: { columns, rows: [{ cells: [long, long] }] } }];
    const pages = await readPdfPages(await make(sections));
    for (const { transform, width, str } of pages.flat()) {
      if (str.trim() === '') continue;
      const trimmed = width * (str.trimEnd().length / str.length);
      expect(transform[4]).toBeGreaterThanOrEqual(page.margin - 0.1);
      expect(transform[4] + trimmed).toBeLessThanOrEqual(page.width - page.margin + 0.1);
      expect(transform[5]).toBeGreaterThanOrEqual(page.margin - 0.1);
    }
    const text = pages.flat().map(({ str }) => str.trim());
    expect(text.join('').split(long)).toHaveLength(5);
    expect(text.filter((line) => line.startsWith('1.234'))).toEqual([]);
  });

  it('end with no heading, whatever stands above it', async () => {
    for (let count = 38; count <= 46; count += 1) {
      const lines = Array.from({ length: count }, (_, at) => `Regel ${at}`);
      const pages = await readPdfPages(await make([{ lines }, { heading: 'Kop', lines: ['Eronder'] }]));
      const withHeading = pages.find((items) => items.some(({ str }) => str.trim() === 'Kop'));
      expect(withHeading?.map(({ str }) => str.trim())).toContain('Eronder');
    }
  });

  it('repeat the head of a table and count themselves, unheard', async () => {
    const bytes = await make([{ table: { columns, rows: rows(100) } }]);
    const pages = (await readPdfPages(bytes)).map((items) => items.map(({ str }) => str.trim()));
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, texts] of pages.entries()) {
      expect(texts.filter((text) => text === 'Bedrag')).toHaveLength(1);
      expect(texts.join('')).toContain(`${at + 1} / ${pages.length}`);
    }
    const told = await outlineOf(bytes);
    expect(told.match(/TR/g)).toHaveLength(101);
    expect(told.match(/TH/g)).toHaveLength(2);
  });

  it('hold all of a cell that is higher than a page', async () => {
    const words = Array.from({ length: 1_500 }, (_, at) => `woord${at}`);
    const pages = await readPdfPages(
      await make([{ table: { columns, rows: [{ cells: [words.join(' '), 'x'] }] } }]),
    );
    expect(pages.length).toBeGreaterThan(1);
    const items = pages.flat().filter(({ str }) => str.startsWith('woord'));
    expect(items.flatMap(({ str }) => str.trim().split(' '))).toEqual(words);
    expect(Math.min(...items.map(({ transform }) => transform[5]))).toBeGreaterThanOrEqual(page.margin - 0.1);
  });

  it('say what each text is, with a cell for every column', async () => {
    const sections = [
      { lines: ['een', '', 'twee'] },
      { heading: 'Kop', table: { columns, rows: rows(4).slice(3) } },
    ];
    expect(await outlineOf(await make(sections))).toBe(
      'Root(Document(H1 P P H2 Table(TR(TH TH) TR(TD TD))))',
    );
  });

  it('leave others their turn while there are many', async () => {
    await make([]);
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    }, 1);
    await make([{ table: { columns, rows: rows(1_000) } }]);
    clearInterval(count);
    expect(turns).toBeGreaterThan(5);
  });
});
