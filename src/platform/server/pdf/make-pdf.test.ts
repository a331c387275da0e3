import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PdfSection } from '#/platform/server/pdf/content';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import { openPdf, readPdfLines, readPdfPages } from '../../../../tests/support/read-pdf';

const madeAt = new Date('2026-11-16T09:12:05Z');
const make = (sections: readonly PdfSection[], title = 'Titel') => makePdf({ title, sections, madeAt });

const names = [
  'Şahin & Čapek bv',
  'Łukasz Źdźbło',
  'λ = 0,022 W/mK ≤ 0,24',
  '² ½ € → ✓ Ω',
  'Παπαδόπουλος',
  'Иванов',
  'Nguyễn Thị Hằng',
];

/** From one to the other, without what is no letter or is written as two others. */
function letters(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).filter(
    (letter) => /^[\p{L}\p{S}\p{N}\p{Po}]$/u.test(letter) && letter.normalize('NFC') === letter,
  );
}

describe('the letters of a document', () => {
  it('come back to the letter from lines, headings and cells', async () => {
    const table = {
      columns: [
        { title: 'Kolom λ', share: 0.5 },
        { title: 'Łącznie', share: 0.5, align: 'end' as const },
      ],
      rows: names.map((name, at) => ({ cells: [name, name], isStrong: at % 2 === 0 })),
    };
    for (const name of names) {
      expect(await readPdfLines(await make([{ heading: name, lines: [name] }], name))).toEqual([
        name,
        name,
        name,
      ]);
    }
    const pieces = (await readPdfPages(await make([{ lines: names, table }]))).flat();
    const text = pieces.map(({ str }) => str).join('');
    for (const name of [...names, 'Kolom λ', 'Łącznie']) expect(text).toContain(name);
    expect(text.split(names[0] ?? '')).toHaveLength(4);
  });

  it('are those of every alphabet of Europe, and the signs of a building file', async () => {
    const latin = [...letters(0xa1, 0x17f), ...letters(0x1e80, 0x1ef9)];
    const greek = letters(0x386, 0x3ce);
    const cyrillic = letters(0x400, 0x45f);
    const signs = [...'€‘’“”–—…•→←≤≥≈≠±×÷−√∑∞∆°²³½¼¾⅓⅔‰✓✗☐☑µΩ'];
    for (const weight of ['lines', 'heading'] as const) {
      for (const all of [latin, greek, cyrillic, signs]) {
        const text = all.join(' ');
        const sections = weight === 'lines' ? [{ lines: [text] }] : [{ heading: text }];
        const [, ...read] = await readPdfLines(await make(sections));
        expect(read.join(' ').split(/\s+/)).toEqual(all);
      }
    }
  });

  it('are drawn as a sign that something is missing where no face has them, and kept for who listens', async () => {
    const bytes = await make([{ lines: ['漢字 🏠 huis'] }]);
    expect(await readPdfLines(bytes)).toEqual(['Titel', '�� � huis']);
    const hidden = Buffer.from('\ufeff漢字 🏠 huis', 'utf16le').swap16();
    expect(Buffer.from(bytes).includes(hidden)).toBe(true);
  });

  it('make a document whatever is written', async () => {
    const anything = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(anything, fc.string({ unit: 'binary' }), async (lines, heading) => {
        const bytes = await make([{ heading, lines: [...lines, '\ud800', '\u0000\u202e'] }], heading);
        expect((await openPdf(bytes)).numPages).toBeGreaterThan(0);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a document', () => {
  it('has the same bytes for the same words, whatever was made in between', async () => {
    const words = [{ heading: 'Şahin', lines: names }];
    const first = await make(words, 'Akkoord');
    await make([{ lines: ['S ¸ µ Ω ﬁ fi'] }]);
    expect(Buffer.from(await make(words, 'Akkoord')).equals(first)).toBe(true);
    const later = await makePdf({
      title: 'Akkoord',
      sections: words,
      madeAt: new Date('2026-11-17T09:00:00Z'),
    });
    expect(Buffer.from(later).equals(first)).toBe(false);
  });

  it('says its title, language and date to who opens it', async () => {
    const title = 'Meerwerk: Şahin & Čapek <b>';
    const paper = await openPdf(await make([], title));
    const { info, metadata } = await paper.getMetadata();
    expect(info).toMatchObject({ Title: title, Language: 'nl-BE', CreationDate: 'D:20261116091205Z' });
    expect(info).toMatchObject({ PDFFormatVersion: '1.7', Creator: 'Truweel' });
    expect(metadata.get('dc:title')).toBe(title);
    expect(await paper.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await paper.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });
});
