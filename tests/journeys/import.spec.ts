import type { Locator, Page } from '@playwright/test';
import { architectWorkbook } from '../support/architect-workbook';
import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { bytesOf, workbookOf } from '../support/spreadsheets';

async function openImport(page: Page) {
  await createProject(page);
  await page.goto('/meetstaat');
  await page.getByRole('button', { name: 'Excel importeren' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Excel importeren' });
  await expect(dialog).toBeVisible();
  return dialog;
}

function choose(page: Page, name: string, buffer: Buffer) {
  return page
    .getByLabel('Excel- of csv-bestand')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const rows = [
  ['Omschrijving', 'Eenheid', 'Hoeveelheid', 'Prijs'],
  ['VLOEREN', null, null, null],
  ['Tegels', 'm²', 12.5, 40],
  ['Plinten', 'm', 'veel', 8],
];

/** What was read is scrolled to, inside the dialog: its title and its cross stay where they are. */
async function expectHeadInSight(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('heading', { name: 'Excel importeren' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Sluiten' }).first().click({ trial: true });
}

test(
  'a dropped file shows its columns and rows at once, and one press adds them',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const dialog = await openImport(page);
    await choose(page, 'meetstaat.xlsx', Buffer.from(workbookOf(rows, 'xlsx')));
    await expect(dialog.getByRole('combobox', { name: 'Hoeveelheid', exact: true })).toContainText(
      'Hoeveelheid',
    );
    await expect(dialog.getByText(/12,5 m² × €\s40,00/)).toBeVisible();
    // Another column is read again by itself.
    await dialog.getByRole('combobox', { name: 'Eenheidsprijs' }).click();
    await page.getByRole('option', { name: 'Staat niet in het bestand' }).click();
    await expect(dialog.getByText(/12,5 m² × €\s0,00/)).toBeVisible();
    await expect(dialog.getByText('1 post klaar om toe te voegen')).toBeVisible();
    await dialog.getByRole('button', { name: 'Importeer naar Meetstaat', exact: true }).click();
    await expect(page.getByText('1 item is toegevoegd.')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test(
  'the file of an architect is analysed, processed and imported',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const dialog = await openImport(page);
    await expect(dialog.getByRole('button', { name: 'Analyseer' })).toBeDisabled();
    await choose(page, 'meetstaat.xlsx', Buffer.from(architectWorkbook()));
    await dialog.getByRole('button', { name: 'Analyseer' }).click();
    await expect(page.getByText('Analyse voltooid')).toBeVisible();
    await expect(dialog.getByText('Dit bestand heeft geen rij met kolomnamen')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Hoeveelheid', exact: true })).toContainText('Kolom G');
    await expectHeadInSight(dialog);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Verwerk' }).click();
    await expect(dialog.getByRole('heading', { name: 'Resultaat' })).toBeVisible();
    await expect(dialog.getByText('De eerste 5 van 150 items')).toBeVisible();
    await expect(dialog.getByText('hebben geen prijs')).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Importeer naar Meetstaat' }).click();
    await expect(page.getByText('150 items zijn toegevoegd.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Installatie van de werf').first()).toBeVisible();
  },
);

test(
  'an old xls with a wrong column is corrected before it is read',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const dialog = await openImport(page);
    const swapped = [
      ['Omschrijving', 'Prijs', 'Aantal'],
      ['Tegels', 12, 40],
    ];
    await choose(page, 'oud.xls', Buffer.from(workbookOf(swapped, 'biff8')));
    await dialog.getByRole('button', { name: 'Analyseer' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Hoeveelheid', exact: true })).toBeInViewport();
    await expectHeadInSight(dialog);
    await dialog.getByRole('combobox', { name: 'Hoeveelheid', exact: true }).click();
    await page.getByRole('option', { name: /^Prijs/ }).click();
    await dialog.getByRole('combobox', { name: 'Eenheidsprijs' }).click();
    await page.getByRole('option', { name: /^Aantal/ }).click();
    await dialog.getByRole('button', { name: 'Verwerk' }).click();
    await expect(dialog.getByText(/12 st × €\s40,00/)).toBeVisible();
  },
);

test('a csv tells its errors, and serves the comparison', onceIsEnough, async ({ newcomer: page }) => {
  const dialog = await openImport(page);
  const lines = Array.from({ length: 8 }, (_, index) => `Plint ${index};m;veel;8`);
  const csv = ['Omschrijving;Eenheid;Hoeveelheid;Prijs', 'Tegels;m²;12,5;1.040,50', ...lines].join('\r\n');
  await choose(page, 'offerte.csv', Buffer.from(bytesOf(csv)));
  await dialog.getByRole('button', { name: 'Verwerk' }).click();
  await expect(dialog.getByText("Rij 3: de hoeveelheid 'veel' is geen getal.")).toBeVisible();
  await expect(dialog.getByText('... en 3 meer fouten')).toBeVisible();
  await expect(dialog.getByText(/12,5 m² × €\s1\.040,50/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Gebruik voor Vergelijking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Tegels').first()).toBeVisible();
});

test(
  'a file that can not be read and an import that fails say why',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const dialog = await openImport(page);
    await choose(page, 'stuk.xlsx', Buffer.from(workbookOf(rows, 'xlsx').subarray(0, 900)));
    await dialog.getByRole('button', { name: 'Verwerk' }).click();
    await expect(dialog.getByText('Fout bij het verwerken: Dit bestand is beschadigd.')).toBeVisible();
    await expect(dialog.getByText('0', { exact: true })).toHaveCount(3);

    await page.getByLabel('Excel- of csv-bestand').setInputFiles({
      ...{ name: 'goed.xlsx', mimeType: 'application/octet-stream' },
      buffer: Buffer.from(workbookOf(rows, 'xlsx')),
    });
    await dialog.getByRole('button', { name: 'Verwerk' }).click();
    await page.route('**/bill-of-quantities/bulk', (route) => route.fulfill({ status: 409, body: '' }));
    await dialog.getByRole('button', { name: 'Importeer naar Meetstaat' }).click();
    await expect(page.getByText('Import fout')).toBeVisible();
    await expect(
      page.getByText('Er is een fout opgetreden bij het importeren van de Excel data.'),
    ).toBeVisible();
    await expect(dialog).toBeVisible();
  },
);

test(
  'the template and the export are workbooks that the import reads',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    for (const address of [
      '/templates/meetstaat-sjabloon.xlsx',
      `/api/projects/${projectId}/bill-of-quantities/export`,
    ]) {
      const response = await page.request.get(address);
      expect(response.status()).toBe(200);
      const parsed = await page.request.post('/api/excel/parse', {
        multipart: {
          projectId: String(projectId),
          excel: { name: 'x.xlsx', mimeType: 'application/octet-stream', buffer: await response.body() },
        },
      });
      expect(await parsed.json()).toMatchObject({ errors: [] });
    }
  },
);
