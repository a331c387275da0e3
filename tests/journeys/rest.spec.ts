import { openProjectMenu } from '../support/acting';
import { createExample, expect, expectAccessible, isPhone, test } from '../support/journey';

test('an owner lets a project rest, reads on, and has it back with one click', async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/');
  await openProjectMenu(page);
  await page.getByRole('menuitem', { name: 'Project laten rusten' }).click();
  const asked = page.getByRole('alertdialog', { name: /laten rusten\?$/ });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Laten rusten' }).click();
  await expect(page.getByText('Dit project rust nu')).toBeVisible();

  const bar = page.getByRole('complementary', { name: 'Dit project rust' });
  await expect(bar).toBeVisible();
  const phone = await isPhone(page);
  if (phone) {
    const places = page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link');
    await expect(places).toHaveText(['Woningmap', 'Punten', 'Waarborg']);
    await page.getByRole('button', { name: 'Menu openen' }).click();
  }
  const links = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link');
  await expect(links).toHaveText(['Woningmap', 'Punten', 'Waarborg en onderhoud']);
  await expectAccessible(page);
  await links.filter({ hasText: 'Punten' }).click();
  await expect(page.getByRole('tab', { name: 'Punten' })).toHaveAttribute('aria-selected', 'true');
  if (!phone) await expect(links.filter({ hasText: 'Punten' })).toHaveAttribute('aria-current', 'page');

  await test.step('everything is still there, by its address and by search', async () => {
    await page.goto('/quotes');
    await expect(page.getByText('RZ-0671').first()).toBeVisible();
    await expect(bar).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Facturen');
    await page
      .getByRole('option', { name: /Facturen/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facturen');
  });

  await bar.getByRole('button', { name: 'Weer actief maken' }).click();
  await expect(bar).toBeHidden();
  if (phone) await page.getByRole('button', { name: 'Menu openen' }).click();
  await expect(links.filter({ hasText: 'Offertes' })).toBeVisible();
});
