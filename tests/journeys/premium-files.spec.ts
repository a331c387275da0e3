import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fromBufferPromise } from 'yauzl';
import {
  chooseProject,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  test,
} from '../support/journey';
import { findLayoutFaults } from '../support/layout-faults';
import { createLongWords } from '../support/long-words';
import { sampleImage } from '../support/sample-files';
import { textPdf } from '../support/text-pdf';

const invoicePdf = Buffer.from(
  await textPdf('Factuur', ['Dakwerken Maes bv, BTW BE 0417.497.106', 'Aan Katrien De Smet', '96,5 m2']),
);

/** Two marked invoices of this year, with the home that they are for. */
async function prepare(page: Page, projectId: number): Promise<void> {
  const types = await (await page.request.get('/api/subsidy-types')).json();
  const roof = types.find(({ name }: { name: string }) => name === 'Dakisolatie en dakwerken');
  const contact = await (
    await page.request.post('/api/contacts', {
      data: { name: 'Dakwerken Maes', type: 'contractor', email: 'info@maes.example' },
    })
  ).json();
  const today = new Date().toISOString().slice(0, 10);
  for (const [invoiceNumber, netAmount] of Object.entries({ 'M-1': '4000.00', 'M-2': '2500.50' })) {
    const made = await page.request.post(`/api/projects/${projectId}/invoices`, {
      multipart: {
        ...{ contactId: String(contact.id), amount: '9000', netAmount, invoiceNumber, invoiceDate: today },
        ...{ subsidyEligible: 'true', subsidyTypeId: String(roof.id) },
        file: { name: `${invoiceNumber}.pdf`, mimeType: 'application/pdf', buffer: invoicePdf },
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
  }
  const home = { street: 'Kerkstraat 12', applicants: ['Katrien De Smet'], ean: '541448820001234563' };
  const saved = await page.request.put(`/api/projects/${projectId}/home`, { data: home });
  expect(saved.ok(), await saved.text()).toBe(true);
}

test(
  'an owner goes from marked invoices to a ZIP with the right sums, and hands it in',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    await prepare(page, projectId);
    await page.goto('/subsidies');
    const section = page.getByRole('region', { name: 'Premiedossiers' });
    await section.getByRole('button', { name: /^Dossier maken : Dakisolatie/ }).click();
    const form = page.getByRole('dialog', { name: 'Nieuw premiedossier' });
    await expect(form.getByRole('checkbox', { name: /^M-1/ })).toBeChecked();
    await form.getByLabel('Deel dat meetelt van M-2, zonder btw').fill('1.500,25');
    await form.getByRole('button', { name: 'Dossier maken' }).click();

    const file = page.getByRole('main');
    await expect(page).toHaveURL(/\/subsidies\/\d+$/);
    await expect(
      file.getByRole('heading', { level: 1, name: 'Premiedossier: Dakisolatie en dakwerken' }),
    ).toBeVisible();
    await expect(file.getByText('2 van 2 facturen tellen mee.')).toBeVisible();
    await expect(
      file.getByRole('heading', { name: /Facturen, samen €\s5\.500,25 zonder btw/ }),
    ).toBeVisible();
    await expect(file.getByText('2 van 6 stukken').first()).toBeVisible();
    await file.getByRole('button', { name: 'Facturen nalezen' }).click();
    await expect(file.getByText(/^Niet gevonden op de factuur: adres van de werken, Rd-waarde/)).toHaveCount(
      2,
    );
    await expect(file.getByRole('link', { name: 'Mail naar Dakwerken Maes' }).first()).toHaveAttribute(
      'href',
      /^mailto:info@maes\.example\?subject=/,
    );
    const photo = { name: 'dak.png', mimeType: 'image/png', buffer: await sampleImage('png') };
    const place = file.getByRole('listitem').filter({ hasText: 'Foto’s na de werken' });
    await place.locator('input[type=file]').first().setInputFiles(photo);
    await expect(file.getByRole('link', { name: /^dak\.png/ })).toBeVisible();
    await expect(file.getByText('3 van 6 stukken').first()).toBeVisible();
    await expect(page.getByText('Stuk toegevoegd')).toBeHidden();

    const downloading = page.waitForEvent('download');
    await file.getByRole('link', { name: 'Alles in één ZIP' }).click();
    const zip = await fromBufferPromise(await readFile(await (await downloading).path()));
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    expect(names.sort()).toEqual([
      'facturen/M-1 M-1.pdf',
      'facturen/M-2 M-2.pdf',
      'foto’s/Foto’s na de werken dak.png',
      'overzicht.pdf',
    ]);

    await file.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Ingediend', exact: true }).click();
    await file.getByLabel('Dossiernummer').fill('MVP-2026-1');
    // What was found is read beside the button.
    await expect(file.getByText(/misschien niet$/)).toBeVisible();
    await file.getByRole('button', { name: 'Toch indienen' }).click();
    await expect(file.getByText('Het dossier is ingediend.')).toBeVisible();
    await expect(file.getByRole('button', { name: 'Facturen kiezen' })).toBeHidden();
    await expect(file.getByLabel('Dossiernummer')).toHaveValue('MVP-2026-1');

    await page.getByRole('link', { name: 'Alle premies' }).click();
    await expect(section).toContainText('Het dossier is ingediend.');
    await section.getByRole('link', { name: /^Open dossier/ }).click();
    await page.getByRole('button', { name: 'Dossier verwijderen' }).click();
    await expect(page).toHaveURL(/\/subsidies$/);
    await expect(section.getByRole('link', { name: /^Open dossier/ })).toBeHidden();
    const toast = page.getByRole('status').filter({ hasText: 'Premiedossier verwijderd' });
    await toast.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(section.getByRole('link', { name: /^Open dossier/ })).toBeVisible();
  },
);

test(
  'the page of a dossier with long words fits every width, and is read in light and dark',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createLongWords(page.request);
    await chooseProject(page, projectId);
    const [file] = await (await page.request.get(`/api/projects/${projectId}/premium-files`)).json();
    await page.goto(`/subsidies/${file.id}`);
    await expect(page.getByRole('heading', { name: 'Geschiedenis' })).toBeVisible();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1024, 'dark'],
      [820, 'light'],
      [390, 'dark'],
      [320, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => page.evaluate(findLayoutFaults), `at ${width}`).toEqual([]);
      await expectAccessible(page);
    }
  },
);
