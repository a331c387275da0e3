import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BankFile } from '#/features/money/bank/contract';
import { type Booking, camtFile, kbcFile } from '../support/bank-files';
import { Browser } from '../support/browser';
import { freePort } from '../support/free-port';

const main = join(import.meta.dirname, '../../dist/server/main.js');

const bought: Booking = {
  ...{ day: '2026-03-11', cents: -4_995, name: 'HUBO GENT 3312', iban: 'BE64 9991 2345 0152' },
  message: 'kaart',
};
const hidden: Booking = {
  ...{ day: '2026-03-12', cents: -765_431, name: 'Dokter Zwijgzaam', iban: 'BE71 0961 2345 6769' },
  message: 'zeldzaamwoord',
};
/** As it may be written down anywhere. */
const traces = ['Zwijgzaam', 'ZWIJGZAAM', 'zeldzaamwoord', '7654.31', '7654,31', 'BE71 0961', 'BE7109612345'];

/** All that is on the disk: the database with its log, jobs and kept answers, the file store, whatever else. */
function readDisk(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
}

it('keeps nothing of a bank file that was not chosen: not on the disk, nor in what the server says', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'truweel-bank-'));
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'debug' };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('is ready')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });
  try {
    const browser = new Browser();
    const form = await browser.open(`${url}/api/login`);
    await browser.submit(form.url, { name: 'Katrien De Smet', email: 'katrien@voorbeeld.example' });
    const post = (path: string, body: object, headers = {}) =>
      browser.request(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const { id } = (await (await post('/api/projects', { name: 'Huis' })).json()) as { id: number };
    const send = (path: string, file: Uint8Array) => {
      const body = new FormData();
      body.append('file', new File([file as never], 'uittreksel.csv'));
      return browser.request(`${url}/api/projects/${id}${path}`, { method: 'POST', body });
    };
    const read = await send('/bank-files/read', kbcFile([bought, hidden]));
    const { lines } = (await read.json()) as BankFile;
    expect(lines.map(({ line }) => line.name)).toEqual(['HUBO GENT 3312', 'Dokter Zwijgzaam']);
    const [first, second] = lines.map(({ line, seal }) => ({ line, seal, as: 'purchase' }));

    // Every way in which it may go wrong on the way.
    const forged = { ...second, line: { ...second?.line, amount: '-1.00' } };
    const wrong = [
      [forged],
      [second, forged],
      [{ ...second, as: 'premium' }],
      [{ ...second, as: hidden.name }],
    ];
    for (const some of wrong) {
      const key = { 'idempotency-key': crypto.randomUUID() };
      expect((await post(`/api/projects/${id}/bank-files`, { lines: some }, key)).status).toBe(400);
    }
    const half = camtFile([hidden]);
    expect((await send('/bank-files/read', half.subarray(0, half.length - 200))).status).toBe(422);
    expect((await send('/inbox', kbcFile([hidden]))).status).toBe(422);
    await browser.request(`${url}/api/projects/${id}/bank-files`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"lines":[{"line":{"name":"${hidden.name}"`,
    });

    const key = { 'idempotency-key': crypto.randomUUID() };
    const applied = await post(`/api/projects/${id}/bank-files`, { lines: [first] }, key);
    expect([applied.status, Object.keys((await applied.json()) as object)]).toEqual([
      201,
      ['payments', 'invoices', 'premiumFiles'],
    ]);
    expect(said).toContain('bank-files');
    server.kill('SIGTERM');
    await ended;
    const disk = readDisk(dataDir);
    // What was chosen is there, so that what isn't found would be.
    expect(disk).toContain('Hubo');
    expect(traces.filter((trace) => disk.includes(trace))).toEqual([]);
    expect(traces.filter((trace) => said.includes(trace))).toEqual([]);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
