import fc from 'fast-check';
import sharp from 'sharp';
import { makeNestedPdf, makePackedPdf, makePdf, makePicturePdf, quoteText } from '../pdfs';

/** A name for who reads a failure, and what to send. */
export type HostileFile = { name: string; bytes: Buffer };

/** What a number in a PDF or a picture may be turned into. */
const wildNumbers = ['0', '-1', '65536', '2147483648', '99999999999', '1e308', '0.0000001', 'NaN'];

/** Words that mean something to who reads a PDF: one in the place of another is worse than noise. */
const pdfWords = [
  ...['/FlateDecode', '/DCTDecode', '/LZWDecode', '/JBIG2Decode', '/JPXDecode', '/CCITTFaxDecode'],
  ...['/Type', '/Pages', '/Page', '/Kids', '/Contents', '/Resources', '/MediaBox', '/Length', '/Font'],
  ...['stream', 'endstream', 'endobj', 'xref', 'trailer', '[', ']', '<<', '>>', '1 0 R', '2 0 R', '3 0 R'],
];

type Change = (bytes: Buffer, at: number) => Buffer;

function splice(bytes: Buffer, from: number, to: number, put: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(to)]);
}

const placed = (bytes: Buffer, at: number) => Math.floor(at * bytes.length);

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 8 }).map(
    (noise): Change =>
      (bytes, at) =>
        splice(bytes, placed(bytes, at), placed(bytes, at) + noise.length, Buffer.from(noise)),
  ),
  fc.integer({ min: 1, max: 2_000 }).map(
    (length): Change =>
      (bytes, at) =>
        splice(bytes, placed(bytes, at), placed(bytes, at) + length, Buffer.alloc(0)),
  ),
  fc.integer({ min: 1, max: 2_000 }).map(
    (length): Change =>
      (bytes, at) => {
        const from = placed(bytes, at);
        return splice(bytes, from, from, bytes.subarray(from, from + length));
      },
  ),
  fc.constant<Change>((bytes, at) => bytes.subarray(0, Math.max(12, placed(bytes, at)))),
);

/** The first match from there on, or from the start, gives way. */
function replaceAfter(bytes: Buffer, at: number, pattern: RegExp, put: string): Buffer {
  const text = bytes.toString('latin1');
  const begin = placed(bytes, at);
  const late = text.slice(begin).search(pattern);
  const from = late < 0 ? text.search(pattern) : begin + late;
  if (from < 0) return bytes;
  const [found = ''] = pattern.exec(text.slice(from)) ?? [];
  return splice(bytes, from, from + found.length, Buffer.from(put, 'latin1'));
}

const pdfChange: fc.Arbitrary<Change> = fc.oneof(
  anyChange,
  fc.constantFrom(...wildNumbers).map(
    (wild): Change =>
      (bytes, at) =>
        replaceAfter(bytes, at, /\d+/, wild),
  ),
  fc.constantFrom(...pdfWords).map(
    (word): Change =>
      (bytes, at) =>
        replaceAfter(bytes, at, /\/[A-Za-z]+|\d+ 0 R|stream|endobj|<<|>>|\[|\]/, word),
  ),
);

function mutated(seeds: readonly HostileFile[], change: fc.Arbitrary<Change>): fc.Arbitrary<HostileFile> {
  const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  const changes = fc.array(fc.tuple(change, place), { minLength: 1, maxLength: 4 });
  return fc.tuple(fc.constantFrom(...seeds), changes).map(([{ name, bytes }, list]) => ({
    name: `${name}, ${list.length} changes`,
    bytes: list.reduce((made, [make, at]) => make(made, at), bytes),
  }));
}

function smallPicture() {
  const lines = ['Dakwerken Coppens', 'Dakpannen 100 x 12,50', 'Totaal 1.325,00'];
  const texts = lines.map((line, index) => `<text x="20" y="${60 + index * 50}">${line}</text>`).join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" font-size="28">${texts}</svg>`;
  return sharp(Buffer.from(page)).flatten({ background: 'white' });
}

async function pictureSeeds(): Promise<HostileFile[]> {
  const made = {
    'foto.jpg': smallPicture().jpeg(),
    'trap.jpg': smallPicture().jpeg({ progressive: true }).withMetadata({ orientation: 6 }),
    'drukkerij.jpg': smallPicture().toColourspace('cmyk').jpeg(),
    'scan.png': smallPicture().png(),
    'palet.png': smallPicture().png({ palette: true, progressive: true }),
    'diep.png': smallPicture().toColourspace('rgb16').png(),
  };
  return Promise.all(
    Object.entries(made).map(async ([name, picture]) => ({ name, bytes: await picture.toBuffer() })),
  );
}

async function pdfSeeds(): Promise<HostileFile[]> {
  const picture = await smallPicture().jpeg().toBuffer();
  const made = {
    'tekst.pdf': makePdf([{ content: quoteText }]),
    'bladen.pdf': makePdf([{ content: quoteText }, { content: quoteText }, {}]),
    'gepakt.pdf': makePackedPdf(quoteText),
    'beeld.pdf': makePicturePdf('/DCTDecode', picture, { width: 400, height: 300 }),
    'genest.pdf': makeNestedPdf(20),
  };
  return Object.entries(made).map(([name, bytes]) => ({ name, bytes }));
}

/** The same for the same seed; of four files three are PDFs. */
export async function hostileFiles(count: number, seed: number): Promise<HostileFile[]> {
  const pictures = mutated(await pictureSeeds(), anyChange);
  const pdfs = mutated(await pdfSeeds(), pdfChange);
  const any = fc.oneof({ weight: 3, arbitrary: pdfs }, { weight: 1, arbitrary: pictures });
  return fc.sample(any, { numRuns: count, seed });
}
