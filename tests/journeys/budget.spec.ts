import { addLumpSum } from '../support/acting';
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

    await createProject(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget Overzicht');
    await expect(page.getByRole('heading', { name: 'Ingeschat vs Reëel Budget' })).toBeHidden();
    await expect(page.getByText('Nog niets te beoordelen')).toBeVisible();
    await expect(page.getByText('Binnen budget')).toBeHidden();
    await page.getByRole('tab', { name: 'Per werk' }).click();
    await expect(page.getByText('Nog niets om te tonen.')).toBeVisible();
    await page.getByRole('tab', { name: 'Overzicht' }).click();

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
    await expect(main).toContainText('Uw eigen inbreng en lening komen € 303.000,06 te kort');
    await page.reload();
    await page.getByRole('button', { name: 'Budget Bewerken' }).click();
    await expect(field('Geleend Bedrag')).toHaveValue('');
    await expect(field('Eigen Inbreng')).toHaveValue('60.000,50');
    await page.getByRole('button', { name: 'Annuleren' }).first().click();
    await expect(field('Eigen Inbreng')).toBeHidden();
  },
);

test(
  'a full budget warns, adds up and shows where the money goes, on paper too',
  onceIsEnough,
  async ({ newcomer: page }) => {
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

    const verdict = page.getByRole('region', { name: /naar verwachting/i });
    const told = await (await page.request.get(`/api/projects/${projectId}/ledger`)).json();
    const figures = [told.open, told.toBill, told.toCome.low].map((amount) =>
      Number(amount).toLocaleString('nl-NL', { minimumFractionDigits: 2 }),
    );
    for (const figure of figures)
      await expect(verdict.locator('dd').filter({ hasText: figure }).first()).toBeVisible();
    // The verdict itself says what is expected.
    for (const { kind, text } of told.verdict.because)
      if (kind !== 'expected') await expect(verdict).toContainText(text);
    await page.request.put(`/api/projects/${projectId}/budget`, { data: { renovationBudget: '104688.00' } });
    await expect(page.getByText('Uw renovatiebudget is overschreden')).toBeVisible();
    await expect(page.getByText(/^€\s6\.000,00 boven budget$/).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€ -');

    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Financiering' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('tab', { name: 'Per werk' }).click();
    const table = page.getByRole('table', { name: /^Geld per soort werk/ });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Soort werk',
      'Geraamd',
      'Verwacht',
      'Vastgelegd',
      'Gefactureerd',
      'Betaald',
    ]);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Budget Bewerken' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Waar gaat het geld naartoe?' })).toBeVisible();
  },
);

test(
  'saying what a quote is about narrows what it will cost; a work lists its papers',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createExample(page);
    const width = async () => {
      const { expected } = await (await page.request.get(`/api/projects/${projectId}/ledger`)).json();
      return Number(expected.high) - Number(expected.low);
    };
    await addLumpSum(page, projectId, 'DV-1', '4200.00');
    await addLumpSum(page, projectId, 'DV-2', '3100.00');
    const before = await width();
    await page.goto('/');
    const verdict = page.getByRole('region', { name: /naar verwachting/i });
    await expect(verdict).toBeVisible();
    const why = verdict.getByText('Waarom en hoe');
    if (await why.isVisible()) await why.click();
    await expect(verdict.getByRole('button', { name: 'Waarover gaat deze offerte?' })).toBeVisible();
    await page.goto('/budget');
    const dialog = page.getByRole('dialog', { name: 'Waarover gaat deze offerte?' });
    await page.getByRole('button', { name: 'Waarover gaat deze offerte?' }).click();
    await expect(dialog).toContainText('€ 4.200,00');
    const roof = dialog.getByRole('checkbox', { name: /^Dakwerk/ });
    if (!(await roof.isChecked())) await roof.click();
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Offerte aan de meetstaat gekoppeld')).toBeVisible();
    // The next one is asked about at once.
    await expect(dialog).toContainText('€ 3.100,00');
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    expect(await width()).toBeLessThanOrEqual(before);

    await page.getByText('Cijfers per maand').first().click();
    await expect(page.getByText('niet bijgehouden').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Per werk' }).click();
    await page.getByRole('button', { name: 'Dakisolatie en dakwerken' }).click();
    const paper = page.getByRole('link', { name: /^DV-1 van Dakwerken Vermeersch/ });
    await expect(paper).toBeVisible();
    await paper.click();
    await expect(page.getByText(/^\d+ posten van de meetstaat$/)).toBeVisible();
  },
);
