import { join } from 'node:path';
import { headerAct } from '../support/acting';
import { createProject, expect, expectAccessible, isPhone, onceIsEnough, test } from '../support/journey';
import { sampleFolder } from '../support/samples';

test('an owner photographs a quote, sets it right and keeps it with its file', async ({ newcomer: page }) => {
  await createProject(page);
  await page.request.post('/api/contacts', {
    data: { name: 'Bart Peeters', company: 'Verwarming Peeters', type: 'contractor' },
  });
  await page.goto('/quotes');
  await headerAct(page, 'OCR Scan');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Uw offerte', { exact: true }).setInputFiles(join(sampleFolder, 'photo.jpg'));
  await expect(dialog.getByRole('progressbar', { name: 'Lezen van de offerte' })).toBeVisible();

  await expect(dialog.getByRole('button', { name: 'Gebruik Gegevens' })).toBeVisible({ timeout: 100_000 });
  await expect(dialog.getByLabel('Bedrijf')).toHaveValue('Verwarming Peeters BV');
  await expect(dialog.getByLabel('Totaal inclusief btw')).toHaveValue('18.280,07');
  await expect(dialog.getByLabel('Waarvan btw')).toHaveValue('1.517,27');
  await expect(dialog.getByLabel('Omschrijving van post 1')).toHaveValue(/warmtepomp/i);
  await dialog.getByLabel('Totaal inclusief btw').focus();
  await expect(dialog.getByTestId('place')).toBeVisible();
  await expect(dialog.getByText('De hele controle vindt u bij de offerte')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel('Omschrijving', { exact: true }).fill('Warmtepomp en vloerverwarming');
  await dialog.getByRole('button', { name: 'Gebruik Gegevens' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwe offerte' });
  await expect(form.getByText(/Voorstel op basis van ‘Verwarming Peeters BV’/)).toBeVisible();
  await expect(form.getByText('photo.jpg')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Bedrag', exact: true })).toHaveValue('18.280,07');
  await form.getByRole('button', { name: 'Offerte toevoegen' }).click();

  const rows = (await isPhone(page)) ? page.getByRole('listitem') : page.getByRole('row');
  const saved = rows.filter({ hasText: 'Warmtepomp en vloerverwarming' });
  await expect(saved).toContainText('€ 18.280,07');
  await expect(saved.getByRole('button', { name: /photo\.jpg/ })).toBeVisible();
  await expect(saved.getByRole('button', { name: /^Score .* op 10/ })).toBeVisible();
});

test(
  'what cannot be read is said kindly, and another file may be tried',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/quotes');
    await page.getByRole('button', { name: 'OCR Scan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Uw offerte', { exact: true }).setInputFiles({
      name: 'offerte.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nbroken'),
    });
    await expect(dialog.getByText('Deze PDF is beschadigd')).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByRole('button', { name: 'Kies een bestand' })).toBeVisible();
  },
);
