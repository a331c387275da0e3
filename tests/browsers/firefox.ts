import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { asScript, type Browser, patience } from './browser';

export async function startFirefox(program: string): Promise<Browser> {
  const downloads = mkdtempSync(join(tmpdir(), 'truweel-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    timeout: 2 * patience,
    protocolTimeout: patience,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // It would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      'intl.accept_languages': 'nl-BE,nl',
      'ui.prefersReducedMotion': 1,
    },
  });
  // The first tab has no focus, and its fields never hear of a blur.
  const page = await browser.newPage();
  return {
    downloads,
    goto: async (url) => {
      await page.goto(url, { timeout: patience });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: async (work, ...args) => (await page.evaluate(asScript(work, args))) as never,
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, ...files) => {
      const input = await page.waitForSelector(selector, { timeout: patience });
      await (input as ElementHandle<HTMLInputElement>).uploadFile(...files);
    },
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
