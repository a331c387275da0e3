import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test('everything is found and reached with the keyboard alone', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gentbrugge');

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Zoek in het hele project' });
  await expect(search).toBeFocused();
  // Two letters swapped, and no capitals.
  await search.fill('vermeresch');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Contact' }).first()).toBeVisible();
  await search.fill('dv-1184');
  await expect(options.first()).toContainText('DV-1184');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quotes\/\d+$/);

  await page.keyboard.press('Control+k');
  await search.fill('2904');
  await expect(options.first()).toContainText('€ 2.904,00');
  await search.fill('dv1184');
  await expect(options.first()).toContainText('DV-1184');
  await search.fill('afmelden');
  await expect(options.first()).toContainText('Uitloggen');
  await search.fill('uitnodigen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Project delen' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await search.fill('facturen');
  await expect(options.first()).toContainText('Scherm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facturen');

  await page.keyboard.press('/');
  const inList = page.getByRole('searchbox', { name: 'Zoeken in facturen' });
  await expect(inList).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const rows = page.locator('#main [data-record]');
  await expect(rows.nth(0).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invoices\/\d+$/);

  await page.goto('/contacts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacten');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Nieuw contact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/account');
  await page.getByRole('checkbox', { name: 'Losse toetsen gebruiken op dit toestel' }).uncheck();
  await page.goto('/contacts');
  await expect(page.getByRole('button', { name: 'Nieuw contact' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Zoeken' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
