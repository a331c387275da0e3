import { createProject, expect, expectAccessible, test } from '../../tests/support/journey';

test('an owner adds an entry to new thing, finds it, changes it and removes it', async ({
  newcomer: page,
}) => {
  await page.goto('/new-thing');
  await expect(page.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();

  await createProject(page);
  const contact = { name: 'Ann Coppé', company: 'Puinruim BV', type: 'contractor' };
  await page.request.post('/api/contacts', { data: contact });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New thing');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eerste regel toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe regel' });
  await dialog.getByRole('button', { name: 'Regel toevoegen' }).click();
  await expect(dialog.getByText('Vul een titel in.')).toBeVisible();
  await expect(dialog.getByText('Vul een bedrag in.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Titel').fill('Container van 10 m³');
  await dialog.getByRole('combobox', { name: 'Contact' }).click();
  await page.getByRole('option', { name: 'Ann Coppé (Puinruim BV)' }).click();
  await dialog.getByLabel('Bedrag').fill('1.250,5');
  await dialog.getByRole('button', { name: 'Regel toevoegen' }).click();
  await expect(page.getByText('Regel toegevoegd')).toBeVisible();
  await expect(page).toHaveURL(/\/new-thing$/);
  const main = page.getByRole('main');
  await expect(main.getByText('€ 1.250,50')).toHaveCount(2);
  await expect(main.getByText('Puinruim BV')).toBeVisible();
  await expectAccessible(page);

  await main.getByLabel('Zoek in deze lijst').fill('stelling');
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
  await main.getByLabel('Zoek in deze lijst').fill('puinruim');
  await page.getByRole('button', { name: '‘Container van 10 m³’ bewerken' }).click();
  const edit = page.getByRole('dialog', { name: 'Regel bewerken' });
  await edit.getByLabel('Bedrag').fill('900');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Regel bijgewerkt')).toBeVisible();
  await expect(main.getByText('€ 900,00')).toHaveCount(2);

  await page.getByRole('button', { name: '‘Container van 10 m³’ verwijderen' }).click();
  await page.getByRole('button', { name: 'Regel verwijderen' }).click();
  await expect(page.getByText('Regel verwijderd')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nog geen regels toegevoegd' })).toBeVisible();
});
