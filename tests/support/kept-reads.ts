import { expect, type Page } from '@playwright/test';

/** The program and what was read are on this device. */
export async function isKept(page: Page, read: string) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptReads(page)).toContain(read);
}

export function keptReads(page: Page): Promise<string[]> {
  return page.evaluate(listKeptReads);
}

/** Runs inside the page. To ask for what isn't there would make it. */
export async function listKeptReads(): Promise<string[]> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === 'truweel')) return [];
  return new Promise<string[]>((resolve) => {
    const asked = indexedDB.open('truweel');
    asked.onsuccess = () => {
      const rows = asked.result.transaction('rows').objectStore('rows').getAll();
      rows.onsuccess = () => {
        asked.result.close();
        resolve(rows.result.map(({ key }) => String(key[0])));
      };
    };
  });
}
