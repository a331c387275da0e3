import * as XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { analyzeExcel, parseExcel } from '#/features/work/meetstaat/import-contract';
import { createItems, listItems } from '#/features/work/shared/meetstaat/contract';
import { openTeam } from '../../../../../tests/support/papers';
import { fileOf, samplePdf } from '../../../../../tests/support/sample-files';
import { bytesOf, encryptedXlsx, workbookOf, zipBomb } from '../../../../../tests/support/spreadsheets';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

const rows = [
  ['Omschrijving', 'Eenheid', 'Hoeveelheid', 'Prijs'],
  ['VLOEREN', null, null, null],
  ['Tegels', 'm²', 12.5, 40],
  ['Plinten', 'm', 'veel', 8],
];
const good = () => fileOf(workbookOf(rows, 'xlsx'), 'meetstaat.xlsx');

const bomb = await zipBomb();

describe('reading a spreadsheet', () => {
  it('tells what it holds, then gives its items, and saves nothing', async () => {
    const { owner, projectId } = await openTeam(app());
    const before = await app().listStored();
    const analysis = await owner.call(analyzeExcel, { body: { projectId }, file: good() });
    expect(analysis).toMatchObject({
      status: 200,
      body: {
        headers: ['Omschrijving', 'Eenheid', 'Hoeveelheid', 'Prijs'],
        sampleData: [
          ['Tegels', 'm²', '12,5', '40'],
          ['Plinten', 'm', 'veel', '8'],
        ],
        mapping: { description: 0, unit: 1, quantity: 2, unitPrice: 3, category: null },
      },
    });
    const parsed = await owner.call(parseExcel, { body: { projectId }, file: good() });
    expect(parsed).toMatchObject({
      status: 200,
      body: {
        items: [
          { category: 'Vloeren', description: 'Tegels', quantity: '12.5', unit: 'm²', unitPrice: '40.00' },
        ],
        errors: ["Rij 4: de hoeveelheid 'veel' is geen getal."],
        warnings: [],
        summary: { totalRows: 2, validRows: 1, invalidRows: 1 },
      },
    });
    expect((await owner.call(listItems, { params: { projectId } })).body).toEqual([]);
    expect(await app().listStored()).toEqual(before);
  });

  it('gives items that the meetstaat takes as they are', async () => {
    const { owner, projectId } = await openTeam(app());
    const { body } = await owner.call(parseExcel, { body: { projectId }, file: good() });
    const items = body.items.map((item) => ({ ...item, quantity: item.quantity ?? '0' }));
    const added = await owner.call(createItems, { params: { projectId }, body: { items } });
    expect(added).toMatchObject({ status: 201, body: { count: 1 } });
  });

  it('follows the columns that its owner chose', async () => {
    const { editor, projectId } = await openTeam(app());
    const mapping = { description: 0, quantity: 3, unitPrice: 2 };
    const { body } = await editor.call(parseExcel, { body: { projectId, mapping }, file: good() });
    expect(body.items[0]).toMatchObject({ quantity: '40', unitPrice: '12.50' });
  });

  it.each([
    ['no description', { quantity: 1 }, 'Kies een kolom voor de omschrijving.'],
    ['a column twice', { description: 1, quantity: 1 }, 'Gebruik elke kolom voor hoogstens één veld.'],
  ])('refuses a mapping with %s', async (_, mapping, message) => {
    const { owner, projectId } = await openTeam(app());
    const answer = await owner.call(parseExcel, { body: { projectId, mapping }, file: good() });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    ['a PDF', samplePdf, 415, /^Dit is geen Excel- of csv-bestand\./],
    ['half a file', workbookOf(rows, 'xlsx').subarray(0, 900), 422, /^Dit bestand is beschadigd\./],
    ['a file with a password', encryptedXlsx(), 422, /^Dit bestand is met een wachtwoord beveiligd\./],
    ['a zip bomb', bomb, 422, /^Dit bestand is uitgepakt veel te groot/],
    ['an empty sheet', workbookOf([[]], 'xlsx'), 422, /^Dit bestand is leeg\.$/],
    ['100,001 rows', bytesOf('x;y;z\n'.repeat(100_001)), 422, /^Dit bestand telt meer dan 100\.000 rijen/],
    ['more than 10 MB', new Uint8Array(10 * 1_048_576 + 1).fill(65), 413, /te groot/],
  ])('refuses %s with a sentence', async (_, bytes, status, message) => {
    const { owner, projectId } = await openTeam(app());
    for (const call of [analyzeExcel, parseExcel]) {
      const answer = await owner.call(call, { body: { projectId }, file: fileOf(bytes, 'meetstaat.xlsx') });
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ message: expect.stringMatching(message) });
    }
  });

  it('wants a file and a project', async () => {
    const { owner } = await openTeam(app());
    const form = new FormData();
    form.append('projectId', '1');
    expect(await owner.request('POST', '/api/excel/parse', form)).toMatchObject({
      status: 400,
      body: { message: 'Kies een bestand.' },
    });
    const other = new FormData();
    other.append('excel', good());
    expect((await owner.request('POST', '/api/excel/parse', other)).status).toBe(400);
  });

  it('is for who may change the meetstaat: a collaborator may not, a stranger sees no project', async () => {
    const { owner, editor, helper, stranger, projectId } = await openTeam(app());
    for (const call of [analyzeExcel, parseExcel]) {
      const status = async (client: typeof owner) =>
        (await client.call(call, { body: { projectId }, file: good() })).status;
      expect([
        await status(owner),
        await status(editor),
        await status(helper),
        await status(stranger),
      ]).toEqual([200, 200, 403, 404]);
    }
  });
});

describe('the export', () => {
  it('gives every member the meetstaat as a workbook, and a stranger nothing', async () => {
    const { owner, helper, stranger, projectId } = await openTeam(app());
    const item = {
      category: 'Vloeren',
      description: '=1+1',
      quantity: '2',
      unit: 'm²',
      unitPrice: '3.50',
    } as const;
    await owner.call(createItems, { params: { projectId }, body: { items: [item] } });
    const url = `/api/projects/${projectId}/bill-of-quantities/export`;
    const response = await app().http.inject({ url, headers: { cookie: helper.cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('attachment; filename="meetstaat.xlsx"');
    const sheet = XLSX.read(response.rawPayload).Sheets.Meetstaat;
    expect(sheet?.B2).toMatchObject({ t: 's', v: '=1+1' });
    expect(sheet?.F2).toMatchObject({ v: 7 });
    const back = await owner.call(parseExcel, {
      body: { projectId },
      file: fileOf(response.rawPayload, 'meetstaat.xlsx'),
    });
    expect(back.body.items).toMatchObject([item]);
    expect((await stranger.request('GET', url)).status).toBe(404);
  });
});

describe('the server', () => {
  it('goes on answering while a worker reads', async () => {
    const { owner, projectId } = await openTeam(app());
    const many = Array.from({ length: 20_000 }, (_, index) => [`Tegels ${index}`, 'm²', index + 0.5, 12]);
    const file = fileOf(workbookOf([...rows.slice(0, 1), ...many], 'xlsx'), 'groot.xlsx');
    const reading = owner.call(parseExcel, { body: { projectId }, file });
    const begin = performance.now();
    let slowest = 0;
    let isDone = false;
    void reading.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const start = performance.now();
      await new Promise((resolve) => setImmediate(resolve));
      slowest = Math.max(slowest, performance.now() - start);
    }
    expect((await reading).body.summary.validRows).toBe(20_000);
    // Were it read here, this thread would be away nearly all of that time.
    expect(slowest).toBeLessThan((performance.now() - begin) / 2);
  });
});
