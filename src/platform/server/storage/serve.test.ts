import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProject } from '#/features/people/projects/contract';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { readRange } from '#/platform/server/storage/byte-range';
import { withAppOnAnyEngine } from '../../../../tests/support/any-engine';
import { drawText, makePdf } from '../../../../tests/support/pdfs';
import {
  fileOf,
  sampleHeic,
  sampleImage,
  samplePdf,
  sampleTiff,
  sampleXlsx,
} from '../../../../tests/support/sample-files';
import type { Client } from '../../../../tests/support/test-app';

const app = withAppOnAnyEngine();
let owner: Client;
let pdfPath: string;

async function store(bytes: Buffer, name: string): Promise<string> {
  const { body: project } = await owner.call(createProject, { body: { name } });
  const file = fileOf(bytes, name);
  const { body } = await owner.call(uploadDocument, { params: { projectId: project.id }, body: {}, file });
  return body.filePath;
}

async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const {
    statusCode,
    rawPayload,
    headers: given,
  } = await app().http.inject({
    method,
    url,
    headers: { cookie: owner.cookie, ...headers },
  });
  return { status: statusCode, bytes: rawPayload, headers: given };
}

beforeAll(async () => {
  owner = await app().signIn();
  pdfPath = await store(samplePdf, 'Énergie "dak".pdf');
});

describe('a stored file', () => {
  it('comes with the type found at upload, its real name, and nothing that could run', async () => {
    const { status, bytes, headers } = await get(pdfPath);
    expect(status).toBe(200);
    expect(bytes).toEqual(samplePdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(samplePdf.length),
      'content-disposition': `inline; filename="Energie _dak_.pdf"; filename*=UTF-8''%C3%89nergie%20%22dak%22.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  });

  it('is shown where a browser can, and downloaded where it can’t', async () => {
    const image = await get(await store(await sampleImage('png'), 'foto.png'));
    expect(image.headers['content-disposition']).toMatch(/^inline;/);
    const sheet = await get(await store(sampleXlsx, 'lijst.xlsx'));
    expect(sheet.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get(pdfPath);
    const etag = String(headers.etag);
    const again = await get(pdfPath, { 'if-none-match': `W/"x", ${etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await get(pdfPath, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('is sent in part to who asks for a part', async () => {
    const part = await get(pdfPath, { range: 'bytes=1-3' });
    expect([part.status, String(part.bytes)]).toEqual([206, 'PDF']);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 1-3/${samplePdf.length}`,
      'content-length': '3',
    });
    const beyond = await get(pdfPath, { range: 'bytes=5000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${samplePdf.length}`]);
    expect((await get(pdfPath, { range: 'bytes=1-3', 'if-range': '"old"' })).status).toBe(200);
  });

  it('tells its size without being sent', async () => {
    const { status, bytes, headers } = await get(pdfPath, {}, 'HEAD');
    expect([status, bytes.length, headers['content-length']]).toEqual([200, 0, String(samplePdf.length)]);
  });

  it.each(['1', 'abc', '../../etc/passwd', '00000000-0000-4000-8000-000000000000', '%00'])(
    'is not found under the key %s',
    async (key) => {
      expect((await get(`/api/files/${encodeURIComponent(key)}`)).status).toBe(404);
    },
  );
});

it.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=2-400', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-300', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=4-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('reads the range %s of ten bytes as %j', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

function largePicture(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
}

describe('a picture that browsers do not show', () => {
  it.each([
    ['a photo of a phone', async () => sampleHeic(), 'foto.heic', [240, 160]],
    ['a scan of two pages', sampleTiff, 'scan.tiff', [120, 80]],
  ] as const)('is drawn for them: %s', async (_, make, name, size) => {
    const path = await store(await make(), name);
    const { status, bytes, headers } = await get(`${path}/preview`);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', ...size]);
    const again = await get(`${path}/preview`, { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect((await get(path)).headers['content-disposition']).toMatch(/^attachment/);
  });

  it.each([
    ['a photo of a phone', async () => sampleHeic(), 'foto.heic'],
    ['a photo larger than a list needs', () => largePicture(), 'foto.jpg'],
  ] as const)('has a small drawing for a list, as any other: %s', async (_, make, name) => {
    const path = await store(await make(), name);
    const { status, bytes, headers } = await get(`${path}/thumbnail`);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(bytes).metadata();
    expect(Math.max(width, height)).toBeLessThan(257);
    expect((await get(`${path}/thumbnail`)).bytes).toEqual(bytes);
    expect((await get(`${await store(sampleXlsx, 'lijst.xlsx')}/thumbnail`)).status).toBe(422);
  });

  it('is drawn once: what was kept beside it is what is sent, and counts for nobody’s storage', async () => {
    const path = await store(sampleHeic(), 'eenmaal.heic');
    const [, key = ''] = /files\/(.+)$/.exec(path) ?? [];
    const before = await app().listStored();
    const { bytes } = await get(`${path}/preview`);
    expect(Buffer.from((await app().storage.readDrawing(key, 'preview')) ?? []).equals(bytes)).toBe(true);
    await app().storage.keepDrawing(key, 'preview', Buffer.from('bewaard'));
    expect(String((await get(`${path}/preview`)).bytes)).toBe('bewaard');
    expect(await app().listStored()).toEqual(before);
  });

  it('is a damaged one, and that is said', async () => {
    const path = await store(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'half.heic');
    const { status, bytes } = await get(`${path}/preview`);
    expect([status, bytes.toString()]).toEqual([422, expect.stringContaining('beschadigd')]);
  });

  it('is the first page of a PDF, for a phone that shows none inside a page', async () => {
    const path = await store(makePdf([{ content: drawText([[[50, 'Offerte']]]) }]), 'offerte.pdf');
    const { status, bytes } = await get(`${path}/preview`);
    const { width = 0, height = 0, format } = await sharp(bytes).metadata();
    expect([status, format, Math.max(width, height)]).toEqual([200, 'jpeg', 1600]);
    expect(height).toBeGreaterThan(width);
  });

  it('is nobody else’s', async () => {
    const path = await store(sampleHeic(), 'eigen.heic');
    const stranger = await app().signIn();
    const answer = await app().http.inject({ url: `${path}/preview`, headers: { cookie: stranger.cookie } });
    expect(answer.statusCode).toBe(404);
  });
});
