import { dropPapers } from '../support/drop-papers';
import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { drawText, makePdf } from '../support/pdfs';

function paperOf(index: number): { name: string; mimeType: string; buffer: Buffer } {
  const isQuote = index % 2 === 0;
  const cell = (label: string, amount: string): [number, string][] => [
    [300, label],
    [500, amount],
  ];
  const content = drawText([
    [[50, isQuote ? 'OFFERTE' : 'FACTUUR']],
    [[50, 'Dakwerken Coppens bv']],
    [[50, 'Molenstraat 45, 9300 Aalst - BTW BE 0403.170.701']],
    [[50, isQuote ? `Offertenummer: O-2026-${index}` : `Factuurnummer: F-2026-${index}`]],
    cell('Totaal excl. btw', '1.250,00'),
    cell('BTW 6%', '75,00'),
    cell('Totaal incl. btw', '1.325,00'),
  ]);
  return { name: `papier-${index}.pdf`, mimeType: 'application/pdf', buffer: makePdf([{ content }]) };
}

test(
  'papers are dropped on any screen, read, looked at one after the other and saved',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    await page.request.post('/api/contacts', {
      data: { name: 'Jan Coppens', company: 'Dakwerken Coppens bv', type: 'contractor' },
    });
    await page.goto('/planning');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const papers = Array.from({ length: 6 }, (_, index) => paperOf(index + 1));
    await dropPapers(page, papers);
    await expect(page).toHaveURL(/\/postvak$/);
    const list = page.getByRole('list', { name: 'Papieren in het postvak' });
    await expect(list.getByText('Klaar om na te kijken')).toHaveCount(6, { timeout: 120_000 });
    await expect(page.getByText('6 papieren in het postvak')).toBeVisible();

    await page.getByRole('button', { name: 'Alle 6 nakijken' }).click();
    for (const { name } of papers) {
      const review = page.getByRole('dialog', { name: `Nakijken: ${name}` });
      await expect(review).toBeVisible();
      await expect(review.getByLabel('Bedrag', { exact: false }).first()).toHaveValue(/1\.325,00/);
      await expect(review.getByRole('combobox', { name: 'Contact' })).toContainText('Dakwerken Coppens bv');
      if (name === papers[0]?.name) await expectAccessible(page);
      await review.getByRole('button', { name: /^Opslaan/ }).click();
      await expect(review).toBeHidden();
    }
    await expect(page.getByText('Het postvak is leeg')).toBeVisible();
    const count = async (kind: string) =>
      ((await (await page.request.get(`/api/projects/${projectId}/${kind}`)).json()) as unknown[]).length;
    expect([await count('quotes'), await count('invoices')]).toEqual([3, 3]);
  },
);

test(
  'a spreadsheet in the letterbox goes into the import with its file',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/postvak');
    await page.locator('input[type="file"][multiple]').setInputFiles({
      name: 'meetstaat.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Categorie;Omschrijving;Hoeveelheid;Eenheid;Prijs\nDakwerk;Pannen;10;m²;45\n'),
    });
    await page.getByRole('button', { name: 'meetstaat.csv nakijken' }).click();
    await expect(page.getByRole('link', { name: 'Naar de import' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Naar de import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excel importeren' });
    await expect(dialog.getByText('meetstaat.csv')).toBeVisible();
    await dialog.getByRole('button', { name: 'Verwerk' }).click();
    await dialog.getByRole('button', { name: 'Importeer naar Meetstaat' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Pannen')).toBeVisible();
  },
);
