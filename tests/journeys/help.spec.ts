import type { Page } from '@playwright/test';
import {
  createExample,
  expect,
  expectAccessible,
  isPhone,
  onceIsEnough,
  signIn,
  test,
} from '../support/journey';

const ask = (page: Page) => page.getByRole('button', { name: 'Hulp bij dit scherm' }).click();
const dialog = (page: Page) => page.getByRole('dialog');

test('every screen says what it is for, and goes along to the next', async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/invoices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facturen');
  await ask(page);
  const help = page.getByRole('dialog', { name: 'Hulp bij ‘Facturen’' });
  await expect(help).toContainText('Wat u moet betalen en al betaalde');
  await expect(help.getByRole('listitem')).toHaveCount(3);
  await expect(help.getByText('creditnota', { exact: true })).toBeVisible();
  // On a phone it lies over the bar that leads elsewhere.
  if (await isPhone(page)) {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Planning' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planning');
    await ask(page);
  } else {
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Planning' }).click();
  }
  await expect(page.getByRole('dialog', { name: 'Hulp bij ‘Planning’' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Alle hulp' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Planning', level: 2 })).toBeInViewport();
});

test('the page of a record has the help of its list', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/quotes');
  await page.getByRole('button', { name: /, DV-1184$/ }).click();
  await expect(page).toHaveURL(/\/quotes\/\d+$/);
  await ask(page);
  await expect(page.getByRole('dialog', { name: 'Hulp bij ‘Offertes’' })).toBeVisible();
});

test('a figure says how it is calculated', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/');
  const info = (name: string) => page.getByRole('link', { name: `${name}: hoe is dit berekend?` }).first();
  await info('Goedgekeurde Offertes').click();
  await expect(page.getByRole('dialog', { name: 'Goedgekeurde Offertes' })).toContainText('accepteerde');
  // It leads nowhere else: the card below it does.
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(info('Goedgekeurde Offertes')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('link', { name: 'Naar Budget' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget Overzicht');
  await page.keyboard.press('Escape');
  await info('Komt u toe?').click();
  await expect(page.getByRole('dialog', { name: 'Komt u toe?' })).toContainText('meer dan 90% opgaat');
});

test('a question is answered by search', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/contacts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacten');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Zoek in het hele project' });
  await search.fill('hoe betaal ik');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Hoe werkt ‘Facturen’?');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Hulp bij ‘Facturen’' });
  await expect(help).toContainText('QR-code');
  await help.getByRole('link', { name: 'Naar Facturen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facturen');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await search.fill('facturen');
  await expect(options.first()).toContainText('Scherm');
});

test(
  'all of it can be read without signing in, and without a script',
  onceIsEnough,
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hulp' }).click();
    await expect(page).toHaveTitle(/^Hulp · /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hulp');
    await page.getByRole('navigation', { name: 'Schermen' }).getByRole('link', { name: 'Premies' }).click();
    await expect(page.getByRole('heading', { name: 'Premies', level: 2 })).toBeInViewport();
    await page.goto('/hulp#laagste-punt');
    await expect(page.getByText('Laagste punt', { exact: true })).toBeInViewport();
    await context.close();
  },
);

test('the same stands in the app, and on paper', onceIsEnough, async ({ page, newcomer }) => {
  await page.context().clearCookies();
  await page.goto('/hulp');
  const sections = async () => (await page.getByRole('heading', { level: 2 }).allTextContents()).join();
  await expect(page.getByRole('heading', { name: 'Facturen', level: 2 })).toBeVisible();
  const forVisitors = await sections();
  await expectAccessible(page);
  await signIn(newcomer);
  await page.goto('/hulp#resterend');
  await expect(page.getByText('Resterend', { exact: true })).toBeInViewport();
  expect(await sections()).toBe(forVisitors);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Schermen' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Facturen', level: 2 })).toBeVisible();
});
