import { chromium } from '@playwright/test';

/**
 * A page of the server, signed in, whose processor time can be asked: that of its own thread, whatever else the machine
 * does meanwhile.
 */
export async function openSignedInPage(url) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/api/login');
  await page.getByLabel('Uw naam').fill('Meter');
  await page.getByLabel('E-mailadres').fill('meter@voorbeeld.example');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await page.getByRole('main').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, close: () => browser.close() };
}
