import { expect, type Page } from '@playwright/test';

/**
 * As a link of the app goes there, which costs a third of loading it; only another view of the same path is loaded. Until
 * nothing of it is still on its way: not the menu either, which stands before the screen’s own buttons.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const { pathname, search } = new URL(page.url());
  const isShown = (await title.count()) > 0;
  if (isShown && `${pathname}${search}` === path) return;
  if (isShown && pathname !== path.split('?')[0]) {
    await title.evaluateAll((left) => {
      for (const heading of left) heading.setAttribute('data-left', '');
    });
    await page.evaluate((to) => history.pushState(null, '', to), path);
  } else await page.goto(path);
  await expect(title.and(page.locator(':not([data-left])')), path).toBeVisible();
  await expect(page.getByRole('button', { name: /^Project (?!delen)/ })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
}
