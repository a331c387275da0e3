import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'a quote has a page with what belongs to it and the next thing to do, and a dead address says so',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/quotes?status=accepted');
    await page.getByRole('button', { name: 'RZ-0671', exact: true }).click();
    await expect(page).toHaveURL(/\/quotes\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'RZ-0671' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Factuur koppelen' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'RZ-0671' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/status=accepted$/);
    await page.goto('/quotes/999999');
    await expect(page.getByText('Deze offerte bestaat niet meer')).toBeVisible();
    await page.getByRole('link', { name: 'Alle offertes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Offertes' })).toBeVisible();
  },
);

test(
  'an invoice is paid on its page and that is taken back, and the list begins with what is to be paid',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/invoices');
    const table = page.getByRole('table', { name: 'Facturen' });
    await expect(table.getByText('Nog te betalen')).toBeVisible();
    await table.getByRole('button', { name: 'DV-F2156', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'DV-F2156' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Betalen', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Markeren als betaald' }).click();
    await page.getByRole('button', { name: 'Toch niet betaald' }).click();
    await expect(page.getByRole('button', { name: 'Betalen', exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);
