import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  test,
} from '../support/journey';

test(
  'an owner fills in the budget, typing amounts as one writes them',
  onceIsEnough,
  async ({ newcomer: page }) => {
    // A bar of the same name stands on the page as well.
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await page.goto('/budget');
    await expect(page.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();
    await expect(page.getByText('Selecteer een project om het budget te beheren.')).toBeVisible();
    await expectAccessible(page);

    await createProject(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget Overzicht');
    await expect(page.getByRole('heading', { name: 'Ingeschat vs Reëel Budget' })).toBeHidden();
    await expect(page.getByText('Nog niets om te tonen.')).toBeVisible();
    await expect(page.getByText('Nog niets te beoordelen')).toBeVisible();
    await expect(page.getByText('Binnen budget')).toBeHidden();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Budget Bewerken' }).click();
    await field('Aankoopprijs Woning').fill('250.000,50');
    await expect(field('Registratierechten')).toHaveValue('5.000,01');
    await page.getByRole('combobox', { name: 'Type Woning' }).click();
    await page.getByRole('option', { name: 'Tweede woning (12%)' }).click();
    await expect(field('Registratierechten')).toHaveValue('30.000,06');
    await expect(field('Registratierechten')).not.toBeEditable();
    await field('Notariskosten').fill('veel');
    await expect(page.getByText('Zodra alle bedragen leesbaar zijn')).toBeVisible();
    await expect(page.getByText('Zo wordt het:')).toBeHidden();
    await field('Renovatie Budget').fill('80000');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Budget Opslaan' }).click();
    await expect(page.getByText('Dit is geen geldig bedrag.')).toBeVisible();
    await field('Notariskosten').fill('3.000');
    await field('Eigen Inbreng').fill('60000.5');
    await page.getByRole('button', { name: 'Budget Opslaan' }).click();
    await expect(page.getByText('Budget bijgewerkt')).toBeVisible();

    const main = page.getByRole('main');
    await expect(main).toContainText('Totale Kosten€ 283.000,56');
    await expect(main).toContainText('Beschikbaar Budget€ 60.000,50');
    await expect(main).toContainText('Registratierechten (12%)€ 30.000,06');
    await expect(main).toContainText('0,0% gebruikt');
    await expect(main).toContainText('€ 303.000,06 is nog niet gefinancierd');
    await expect(main.getByText('Niet gefinancierd', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Budget Bewerken' }).click();
    await expect(field('Geleend Bedrag')).toHaveValue('');
    await expect(field('Eigen Inbreng')).toHaveValue('60.000,50');
    await page.getByRole('button', { name: 'Annuleren' }).first().click();
    await expect(field('Eigen Inbreng')).toBeHidden();
  },
);

test('a full budget warns, adds up and shows where the money goes, on paper too', async ({
  newcomer: page,
}) => {
  const projectId = await createExample(page);
  await page.goto('/budget');
  await expect(page.getByText('Hou uw budget in het oog')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('77,9% gebruikt');
  const comparison = page.getByRole('region', { name: 'Ingeschat vs Reëel Budget' });
  const amounts = await comparison.locator('dl').last().locator('dd').allTextContents();
  const [quotes = 0, unforeseen = 0, invoices = 0, real = 0] = amounts.map((text) =>
    Number(text.replace(/[^\d]/g, '')),
  );
  expect(unforeseen).toBeGreaterThan(0);
  expect(invoices).toBeGreaterThan(0);
  expect(quotes + unforeseen + invoices).toBe(real);

  const line = page.getByRole('region', { name: 'Van budget tot betaald' });
  const { line: told } = await (await page.request.get(`/api/projects/${projectId}/budget`)).json();
  await expect(line.locator('dd')).toHaveText(
    [told.budget, told.committed, told.invoiced, told.paid, told.free].map(
      (amount) => new RegExp(`^€\\s${Number(amount).toLocaleString('nl-NL', { minimumFractionDigits: 2 })}$`),
    ),
  );
  await page.request.put(`/api/projects/${projectId}/budget`, { data: { renovationBudget: '104688.00' } });
  await expect(page.getByText('Uw renovatiebudget is overschreden')).toBeVisible();
  await expect(page.getByText(/^€\s6\.000,00 boven budget$/).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('€ -');

  const table = page.getByRole('table', { name: /^Geld per soort werk/ });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Soort werk',
    'Begroot',
    'Vastgelegd',
    'Gefactureerd',
    'Betaald',
    'Nog vrij',
  ]);
  await expect(table.getByRole('row', { name: /^Totaal/ })).toContainText('€ 110.688,00');
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Budget Bewerken' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Waar gaat het geld naartoe?' })).toBeVisible();
});
