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
const landing = join(root, 'src/app/web/public');

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** The README's pictures and those of the landing page, of the example project as anybody gets it. */
const screens = [
  { file: join(images, 'dashboard.png'), size: wide, theme: 'light' },
  { file: join(images, 'phone.png'), size: narrow, theme: 'light' },
  { file: join(landing, 'product-light.webp'), size: wide, theme: 'light' },
  { file: join(landing, 'product-dark.webp'), size: wide, theme: 'dark' },
  { file: join(landing, 'product-phone-light.webp'), size: { width: 390, height: 720 }, theme: 'light' },
  { file: join(landing, 'product-phone-dark.webp'), size: { width: 390, height: 720 }, theme: 'dark' },
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

/** A page that is looked at from afar needs no more than this; what is read closely keeps every dot. */
async function keep(page, file) {
  if (file.endsWith('.png')) return page.screenshot({ path: file, scale: 'css' });
  const { default: sharp } = await import('sharp');
  await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
}

/** What others change is told on a line that stays open, so that the network is never idle. */
async function untilDrawn(page) {
  await page.getByRole('heading', { name: 'Wat vraagt aandacht' }).waitFor();
  await page.getByText('Demo-modus').first().waitFor();
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((each) => each.getBoundingClientRect().top < innerHeight);
    return document.querySelector('.animate-pulse') === null && inSight.every(({ complete }) => complete);
  });
}

async function takePictures(chromiumPath) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({
    viewport: wide,
    locale: 'nl-BE',
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  await page.goto(address);
  await page.screenshot({ path: join(images, 'landing.png'), scale: 'css' });
  await page.goto(`${address}/api/login`);
  await page.getByLabel('Uw naam').fill('Katrien De Smet');
  await page.getByLabel('E-mailadres').fill('katrien@voorbeeld.example');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await page.getByRole('button', { name: 'Bekijk een ingevuld voorbeeld' }).click();
  await page.getByRole('heading', { level: 1, name: /Gentbrugge/ }).waitFor();
  for (const { file, size, theme } of screens) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize(size);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilDrawn(page);
    await keep(page, file);
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
