import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'an owner keeps what is in the house, reads its folder and shares it with a notary',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.goto('/fittings');
    await createProject(page);
    await page.goto('/fittings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waarborg en onderhoud');
    await page.getByRole('main').getByRole('button', { name: 'Toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuw toestel of onderdeel' });
    await dialog.getByLabel('Wat is het?').fill('Ketel');
    await dialog.getByRole('textbox', { name: 'Geleverd of geplaatst op' }).fill('03-02-2026');
    await dialog.getByLabel('Merk').fill('Bulex');
    await dialog.getByRole('button', { name: 'Tot 3 februari 2028' }).click();
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(page.getByRole('heading', { name: 'Ketel Bulex' })).toBeVisible();
    await expect(page.getByText('Waarborg tot 03-02-2028')).toBeVisible();

    await page.goto('/folder');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woningmap');
    await expect(page.getByRole('link', { name: 'Ketel Bulex' }).first()).toBeVisible();
    const handovers = page.getByRole('region', { name: 'Opleveringen' });
    if ((page.viewportSize()?.width ?? 0) < 768) {
      // On a phone what is empty is a line until one looks.
      await expect(handovers).toContainText('2 ontbreken');
      await expect(handovers.getByText('Proces-verbaal van de voorlopige oplevering')).toBeHidden();
      await handovers.locator('summary').first().click();
    }
    await expect(handovers.getByText('Proces-verbaal van de voorlopige oplevering')).toBeVisible();
    await page.getByRole('button', { name: 'Link maken' }).click();
    const share = page.getByRole('dialog', { name: 'Woningmap delen' });
    await share.getByLabel('Voor wie?').fill('Notaris Peeters');
    await share.getByRole('button', { name: 'Link maken' }).click();
    const url = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.goto(new URL(url).pathname);
    await expect(page.getByText('Voor Notaris Peeters.')).toBeVisible();
    await expect(page.getByText('Ketel Bulex').first()).toBeVisible();
    await expectAccessible(page);
  },
);
