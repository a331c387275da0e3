import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Browser } from '../support/browser';
import { freePort } from '../support/free-port';

const main = join(import.meta.dirname, '../../dist/server/main.js');

it('says nothing in its log that lets anybody in or tells who somebody is', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'truweel-log-'));
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'debug' };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
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
    const { hops } = await browser.submit(form.url, {
      name: 'Geheimzinnige Greet',
      email: 'greet@geheim.example',
    });
    await browser.request(`${url}/api/auth/callback?code=gestolen-code&state=gestolen-staat`);
    await browser.request(`${url}/api/projects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Geheim huis',
    });
    await browser.request(`${url}/uitnodiging?token=gestolen-uitnodiging`);
    for (const path of ['/approvals', '/api/approvals'])
      await browser.request(`${url}${path}/gestolen-akkoord`);
    const session = browser.jars.get('localhost')?.get('session') ?? '';
    expect(session.length).toBeGreaterThan(40);
    const codes = hops.flatMap((hop) => new URL(hop).searchParams.get('code') ?? []);
    expect(codes.length).toBeGreaterThan(0);
    expect(said).toContain('"route":"/api/auth/callback"');
    for (const secret of [session, ...codes, 'gestolen', 'greet@geheim', 'Greet', 'Geheim huis']) {
      expect(said).not.toContain(secret);
    }
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
