import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { eventLines } from '#/features/papers/shared/reading/paper-data';
import { extractQuote, type QuoteAnswer, type ScanEvent } from '#/features/reading/check/scan-contract';
import { withAppOnAnyEngine } from '../../../../../tests/support/any-engine';
import { makeBomb, makePdf, quoteText } from '../../../../../tests/support/pdfs';
import { sampleFolder } from '../../../../../tests/support/samples';
import { encodeForm } from '../../../../../tests/support/test-app';

const app = withAppOnAnyEngine();

function fileOf(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name);
}

async function scan(bytes: Uint8Array, name = 'offerte.pdf') {
  const client = await app().signIn();
  const { status, body } = await client.call(extractQuote, { body: {}, file: fileOf(bytes, name) });
  return { status, body: body as QuoteAnswer & { message?: string } };
}

describe('scanning a quote', () => {
  it('reads a PDF that holds its own text', { timeout: 30_000 }, async () => {
    const { status, body } = await scan(makePdf([{ content: quoteText }]));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      error: null,
      data: {
        companyName: 'Dakwerken Coppens bv',
        contactPerson: 'Jan Coppens',
        totalAmount: '1325.00',
        vatAmount: '75.00',
        description: 'Vernieuwen van het dak',
        items: [
          { description: 'Dakpannen leveren', quantity: '100', unitPrice: '12.50', totalPrice: '1250.00' },
        ],
        pages: [{ number: 1, source: 'text', preview: expect.stringMatching(/^data:image\/jpeg;base64,/) }],
        warnings: [],
      },
      check: { bron: 'regels', scanned: false, totaalScore: expect.any(Number) },
    });
  });

  it('tells its steps to who asks for them, and ends with the result', { timeout: 30_000 }, async () => {
    const client = await app().signIn();
    const form = new FormData();
    form.append('quote', fileOf(makePdf([{ content: quoteText }]), 'offerte.pdf'));
    const { headers, payload } = await encodeForm(form);
    const response = await app().http.inject({
      method: 'POST',
      url: extractQuote.path,
      headers: { ...headers, cookie: client.cookie, accept: eventLines },
      payload,
    });
    expect(response.headers['content-type']).toContain(eventLines);
    const events = response.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ScanEvent);
    expect(events.map(({ step }) => step)).toEqual(['opening', 'page', 'understanding', 'done']);
    expect(events.at(-1)).toMatchObject({ result: { success: true, data: { totalAmount: '1325.00' } } });
  });

  it('reads a photo that lies on its side', { timeout: 90_000 }, async () => {
    const photo = await sharp(readFileSync(join(sampleFolder, 'scan.jpg')))
      .rotate(90)
      .jpeg()
      .toBuffer();
    const { body } = await scan(photo, 'foto.jpg');
    expect(body.data).toMatchObject({
      companyName: 'Elektro Janssens',
      totalAmount: '5592.14',
      vatAmount: '970.54',
    });
    expect(body.data?.items).toHaveLength(5);
  });

  it('reads a picture in French by what it shows, with its accents', { timeout: 90_000 }, async () => {
    const { body } = await scan(readFileSync(join(sampleFolder, 'devis.jpg')), 'devis.jpg');
    expect(body.data).toMatchObject({
      companyName: 'Façades Lefèvre SRL',
      description: 'Rénovation de la façade arrière',
      quoteNumber: 'D-2026-017',
      quoteDate: '2026-02-03',
      ...{ netAmount: '5157.00', vatAmount: '309.42', totalAmount: '5466.42', addsUp: true },
    });
    expect(body.data?.items.map(({ description }) => description.replace('’', "'"))).toEqual([
      'Échafaudage, pose et dépose',
      "Décapage de l'enduit dégradé",
      'Évacuation des déchets à la décharge agréée',
      'Crépi de finition à base de chaux, teinte crème',
    ]);
  });

  it('says so when there is no quote on the page', { timeout: 90_000 }, async () => {
    const letter =
      'BT /F1 11 Tf 50 700 Td (Beste buren, morgen is er een feest in onze straat. Tot dan.) Tj ET';
    const { status, body } = await scan(makePdf([{ content: letter }]));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: false,
      data: null,
      error: expect.stringContaining('geen offerte'),
    });
  });

  it('reads the text of 150 pages of a PDF of 400 and says what it left out', {
    timeout: 60_000,
  }, async () => {
    const pages = Array.from({ length: 400 }, () => ({ content: quoteText }));
    const { body } = await scan(makePdf(pages));
    expect(body.data).toMatchObject({ pagesLeftOut: 250 });
    expect(body.data?.warnings[0]).toBe('Alleen de eerste 150 van de 400 pagina’s zijn gelezen.');
  });
});

describe('a file that can’t be read', () => {
  it.each([
    ['a PDF behind a password', () => makePdf([{ content: quoteText }], { locked: true }), 422, 'wachtwoord'],
    ['a damaged PDF', () => Buffer.from('%PDF-1.7\n%broken'), 422, 'beschadigd'],
    ['a PDF without pages', () => makePdf([]), 422, 'PDF'],
    ['a PDF that unpacks to far too much', () => makeBomb(170), 422, 'te groot of te ingewikkeld'],
    ['a page of 200,000 points', () => makePdf([{ size: 200_000 }]), 422, 'geen leesbare tekst'],
    ['a text', () => Buffer.from('Beste buren, tot morgen.'), 415, 'Kies een PDF'],
    ['half a photo of an iPhone', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 422, 'beschadigd'],
    ['XML that is no invoice', () => Buffer.from('<?xml version="1.0"?><brief/>'), 422, 'geen e-factuur'],
    ['half a picture', () => Buffer.from('ffd8ffe000104a4649460001', 'hex'), 422, 'beschadigd'],
    ['a single byte', () => Buffer.from([0xbf]), 415, 'Kies een PDF'],
    ['nothing', () => Buffer.alloc(0), 400, 'leeg'],
  ])('is told in a sentence: %s', { timeout: 60_000 }, async (_, make, status, text) => {
    const answer = await scan(make());
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(text)]);
  });

  it('is a picture of 100 million points, and the next scan still works', { timeout: 60_000 }, async () => {
    const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const answer = await scan(huge, 'muur.png');
    expect([answer.status, answer.body.message]).toEqual([
      422,
      expect.stringContaining('te veel beeldpunten'),
    ]);
    expect((await scan(makePdf([{ content: quoteText }]))).body.success).toBe(true);
  });
});

describe('a picture that holds no page', () => {
  it.each([
    ['a point', 1, 1],
    ['a standing strip', 1, 20_000],
    ['a lying strip', 30_000, 1],
    ['a broad strip', 60_000, 30],
  ])('is told so: %s', { timeout: 60_000 }, async (_, width, height) => {
    const create = { width, height, channels: 3, background: 'white' } as const;
    const answer = await scan(await sharp({ create }).png().toBuffer(), 'foto.png');
    expect([answer.status, answer.body.message]).toEqual([
      422,
      expect.stringContaining('geen leesbare tekst'),
    ]);
  });
});

describe('who may scan', () => {
  it('is nobody who is not signed in', async () => {
    const { status } = await app().visitor.call(extractQuote, {
      body: {},
      file: fileOf(Buffer.from('x'), 'x.pdf'),
    });
    expect(status).toBe(401);
  });

  it('is somebody who does not do it all the time', async () => {
    const client = await app().signIn();
    const file = fileOf(Buffer.from('geen offerte'), 'x.pdf');
    for (let count = 0; count < 30; count += 1)
      expect((await client.call(extractQuote, { body: {}, file })).status).toBe(415);
    expect((await client.call(extractQuote, { body: {}, file })).status).toBe(429);
  });
});
