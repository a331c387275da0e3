import { describe, expect, it } from 'vitest';
import { analyzeQuotePdf } from '#/features/papers/shared/checks/contract';
import { extractQuote } from '#/features/reading/check/scan-contract';
import { withAppOnAnyEngine } from '../../../../../tests/support/any-engine';
import {
  drawText,
  makeNestedPdf,
  makePackedPdf,
  makePdf,
  makePicturePdf,
  quoteText,
} from '../../../../../tests/support/pdfs';

const app = withAppOnAnyEngine();

const noise = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7919 + 13) % 256));
const start = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), noise]);
const whole = makePdf([{ content: quoteText }]);
const damaged = 'Deze PDF is beschadigd';
/** And not that somebody has to take a sharper photo. */
const empty = 'Er staat geen leesbare tekst op de pagina’s van deze PDF';

/** What scan and check say of each: 422 with a sentence that helps, 200 where there is something to read; 0 is either. */
const files: [string, Buffer, 0 | 200 | 422, string?][] = [
  ['a page without a size', makePdf([{ content: quoteText, box: '0 0 0 0' }]), 200],
  ['a page of a tenth of a point', makePdf([{ box: '0 0 0.1 0.1' }]), 422, damaged],
  ['a page that is a strip', makePdf([{ box: '0 0 1 200000' }]), 422, empty],
  ['a page as wide as a street', makePdf([{ box: '0 0 200000 1' }]), 422, empty],
  ['a page of 200,000 points', makePdf([{ size: 200_000 }]), 422, empty],
  ['a page with sides beyond all measure', makePdf([{ box: '0 0 1e30 1e30' }]), 422],
  ['a broken JPEG', makePicturePdf('/DCTDecode', start('ffd8ffe000104a464946')), 422, empty],
  ['a broken fax', makePicturePdf('/CCITTFaxDecode', noise.subarray(0, 1)), 0],
  ['a broken JBIG2', makePicturePdf('/JBIG2Decode', noise), 422, empty],
  ['a broken JPEG 2000', makePicturePdf('/JPXDecode', start('0000000c6a5020200d0a870a')), 422, empty],
  ['a picture of no points', makePicturePdf('/DCTDecode', noise, { width: 0, height: 0 }), 422, empty],
  ['half a file', whole.subarray(0, whole.length / 2), 422],
  ['a file without its table', whole.subarray(0, whole.indexOf('xref\n')), 422, damaged],
  [
    'a table that points nowhere',
    Buffer.from(whole.toString('latin1').replace(/\d{10} 00000/g, '9999999999 00000')),
    200,
  ],
  ['pages a thousand deep', makeNestedPdf(1_000), 422],
  ['lists in lists', makePackedPdf(`${'['.repeat(200_000)}${']'.repeat(200_000)} TJ`), 422, empty],
  [
    'one word of a million letters',
    makePackedPdf(`BT /F1 11 Tf 50 700 Td (${'a'.repeat(1_000_000)}) Tj ET`),
    0,
  ],
  [
    'a line of a million blanks',
    makePackedPdf(`${quoteText}\nBT /F1 11 Tf 50 60 Td (Totaal${' '.repeat(1_000_000)}1,00) Tj ET`),
    200,
  ],
  [
    'lines of nothing but numbers',
    makePackedPdf(drawText(Array.from({ length: 40 }, () => [[50, 'Dak 1,00 '.repeat(4_000)]]))),
    200,
  ],
];

const alsoChecked = new Set(['a page of a tenth of a point', 'a page that is a strip', 'half a file']);

describe('a hostile PDF', () => {
  it.each(files)('is answered: %s', { timeout: 240_000 }, async (name, bytes, status, sentence) => {
    const file = () => new File([new Uint8Array(bytes)], 'offerte.pdf');
    const [one, other] = [await app().signIn(), await app().signIn()];
    const scanned = one.call(extractQuote, { body: {}, file: file() });
    // They are read by the same reader: what is refused there never gets as far as the judge.
    const judged =
      status === 422 && !alsoChecked.has(name)
        ? []
        : [other.call(analyzeQuotePdf, { body: {}, file: file() })];
    const answers = await Promise.all([scanned, ...judged]);
    for (const answer of answers) {
      const { message = '' } = answer.body as { message?: string };
      expect(status === 0 ? [200, 422] : [status]).toContain(answer.status);
      expect(message).toContain(sentence ?? '');
    }
  });

  it('leaves the next file as readable as before', { timeout: 60_000 }, async () => {
    const client = await app().signIn();
    const { body } = await client.call(extractQuote, {
      body: {},
      file: new File([new Uint8Array(whole)], 'offerte.pdf'),
    });
    expect(body).toMatchObject({ success: true, data: { totalAmount: '1325.00' } });
  });
});
