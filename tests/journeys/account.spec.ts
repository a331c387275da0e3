import { readFileSync } from 'node:fs';
import { createExample, expect, expectAccessible, isPhone, test } from '../support/journey';

test('somebody takes all their data along, and then leaves for good', async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/');
  if (await isPhone(page)) await page.getByRole('button', { name: 'Menu openen' }).click();
  await page.getByRole('link', { name: 'Uw account' }).click();
  await expect(page.getByRole('heading', { name: 'Uw account', level: 1 })).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Gegevens downloaden' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Truweel \d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Renovatie rijwoning Gentbrugge (voorbeeld)');
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Voorgoed verwijderen' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Typ ‘VERWIJDEREN’ om te bevestigen').fill('VERWIJDEREN');
  await confirm.click();

  await expect(page.getByRole('status')).toHaveText(
    'Uw account en uw gegevens zijn verwijderd. Het ga u goed.',
  );
  await expect(page.getByRole('link', { name: 'Starten met Demo' })).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
