import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './prepare/browser.mjs';
import { ensureBuilt } from './prepare/built.mjs';
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { root } from './prepare/paths.mjs';

const port = 3999;
const address = `http://localhost:${port}`;
const images = join(root, 'docs/images');

/** The README's pictures, of the example project as anybody gets it. */
const screens = [
  { file: 'dashboard.png', path: '/' },
  { file: 'phone.png', path: '/', phone: true },
];

async function startServer(dataDir) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('is ready') && resolve());
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  return server;
}

async function takePictures(chromiumPath) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'nl-BE' });
  await page.goto(address);
  await page.screenshot({ path: join(images, 'landing.png') });
  await page.goto(`${address}/api/login`);
  await page.getByLabel('Uw naam').fill('Katrien De Smet');
  await page.getByLabel('E-mailadres').fill('katrien@voorbeeld.example');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await page.getByRole('button', { name: 'Voorbeeldproject' }).click();
  await page.getByRole('heading', { level: 1, name: /Gentbrugge/ }).waitFor();
  for (const { file, path, phone } of screens) {
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
    await page.goto(address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(images, file) });
  }
  await browser.close();
}

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const chromiumPath = await ensureBrowser();
  const dataDir = mkdtempSync(join(tmpdir(), 'truweel-screenshots-'));
  const server = await startServer(dataDir);
  await takePictures(chromiumPath).finally(() => server.kill('SIGTERM'));
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
});
