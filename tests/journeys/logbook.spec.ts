import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'what is removed comes back from the toast, from the log and from the trash',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/planning?nieuw=1');
    const form = page.getByRole('dialog');
    await form.getByLabel('Titel').fill('Dak vernieuwen');
    await form.getByRole('button', { name: 'Taak toevoegen' }).click();
    await expect(page.getByText('Taak toegevoegd')).toBeVisible();
    const remove = page.getByRole('button', { name: '‘Dak vernieuwen’ verwijderen' });
    const none = page.getByRole('heading', { name: 'Nog geen taken toegevoegd' });

    await remove.click();
    await expect(page.getByText('Taak verwijderd')).toBeVisible();
    await expect(none).toBeVisible();
    const toast = page.getByRole('status').filter({ hasText: 'Taak verwijderd' });
    await toast.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('Ongedaan gemaakt')).toBeVisible();
    await expect(remove).toBeVisible();

    await remove.click();
    await expect(none).toBeVisible();
    await page.goto('/logboek');
    const main = page.getByRole('main');
    const lines = main.getByRole('listitem');
    await expect(lines.first()).toContainText('verwijderde taak ‘Dak vernieuwen’');
    await expect(lines.nth(1)).toContainText('zette taak ‘Dak vernieuwen’ terug');
    await lines.first().getByText('verwijderde taak').click();
    await expect(lines.first().getByText('Titel', { exact: true })).toBeVisible();
    await lines
      .first()
      .getByRole('button', { name: /^Ongedaan maken/ })
      .click();
    await expect(lines.first()).toContainText('zette taak ‘Dak vernieuwen’ terug');
    await main.getByRole('combobox', { name: 'Soort' }).click();
    await page.getByRole('option', { name: 'Facturen' }).click();
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();

    await page.goto('/planning');
    await remove.click();
    await expect(none).toBeVisible();
    await page.goto('/prullenmand');
    await expect(main.getByText('Taak ‘Dak vernieuwen’')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Terugzetten: taak ‘Dak vernieuwen’' }).click();
    await expect(page.getByRole('heading', { name: 'De prullenmand is leeg' })).toBeVisible();
    await page.goto('/planning');
    await page.getByRole('button', { name: 'Dak vernieuwen', exact: true }).first().click();
    await form.getByText('Geschiedenis').click();
    await expect(form.getByText(/voegde taak ‘Dak vernieuwen’ toe$/)).toBeVisible();
    await expectAccessible(page);
  },
);

test('a removed project comes back from the trash', onceIsEnough, async ({ newcomer: page }) => {
  await createProject(page);
  const { id } = (await (await page.request.get('/api/projects')).json())[0];
  await page.request.delete(`/api/projects/${id}`);
  await page.goto('/prullenmand');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Terugzetten: / }).click();
  await expect(page.getByText('Project teruggezet')).toBeVisible();
  expect(await (await page.request.get('/api/projects')).json()).toHaveLength(1);
});
