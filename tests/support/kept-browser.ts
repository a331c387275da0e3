import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';

/**
 * The browser of a worker, which stays open from one journey to the next: what it fetched and read of the program once
 * it has, as somebody's own browser does, and each journey would fetch some sixty files anew.
 */
let kept: BrowserContext | undefined;

export async function keepBrowser(browser: Browser): Promise<BrowserContext> {
  kept ??= await browser.newContext();
  return kept;
}

/** After a failure the worker ends; only what is closed while the journey lasts is photographed. */
export async function leaveBrowser({ status, expectedStatus }: TestInfo): Promise<void> {
  if (status !== expectedStatus) {
    await kept?.close();
    kept = undefined;
    return;
  }
  for (const page of kept?.pages() ?? []) await page.close();
}

/** Everything but the files of the program: who was here before, what they wrote, and what they allowed. */
export async function forget(page: Page, origin: string): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
