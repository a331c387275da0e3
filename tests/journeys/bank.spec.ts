import type { Page } from '@playwright/test';
import { headerAct } from '../support/acting';
import { type Booking, frenchFile, kbcFile } from '../support/bank-files';
import { createProject, expect, expectAccessible, isPhone, onceIsEnough, test } from '../support/journey';

const iban = 'BE47 9991 6063 3080';
const bookings: Booking[] = [
  { day: '2026-03-10', cents: -123_456, name: 'Dakwerken Coppens', iban, message: 'F-2026-14' },
  { day: '2026-03-11', cents: -4_995, name: 'HUBO GENT', iban: 'BE64 9991 2345 0152', message: 'kaart' },
  {
    day: '2026-03-12',
    cents: -850,
    name: 'Bakkerij De Molen',
    iban: 'BE64 9991 2345 0152',
    message: 'brood',
  },
];

async function openWithInvoice(page: Page): Promise<number> {
  const projectId = await createProject(page);
  const contact = await page.request.post('/api/contacts', {
    data: { name: 'Jan Coppens', company: 'Dakwerken Coppens bv', type: 'contractor', iban },
  });
  const { id: contactId } = await contact.json();
  await page.request.post(`/api/projects/${projectId}/invoices`, {
    data: { contactId, amount: '1234.56', invoiceNumber: 'F-2026-14', invoiceDate: '2026-03-01' },
  });
  return projectId;
}

const fileOf = (bytes: Uint8Array) => ({
  name: 'uittreksel.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(bytes),
});

test(
  'a bank file is read, what is sure is ticked, and what one chooses is noted at once',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await openWithInvoice(page);
    const room = await page.request.post(`/api/projects/${projectId}/rooms`, { data: { name: 'Badkamer' } });
    const { id: roomId } = await room.json();
    await page.goto('/invoices');
    await headerAct(page, 'Bankbestand');
    await expect(page.getByRole('heading', { level: 1, name: 'Bankbestand' })).toBeVisible();
    await expect(page.getByText('wij bewaren niets van wat u niet kiest')).toBeVisible();
    const file = page.getByLabel('Bestand van uw bank', { exact: true });
    await file.setInputFiles(fileOf(kbcFile(bookings)));
    await expect(page.getByRole('heading', { name: '3 lijnen gelezen uit uw bestand (KBC)' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Dakwerken Coppens/ })).toBeChecked();
    await expect(page.getByText('zelfde rekening en bedrag')).toBeVisible();
    const shop = page.getByRole('checkbox', { name: /HUBO GENT/ });
    await expect(shop).not.toBeChecked();
    await shop.check();
    // What is bought in a builders' shop is material, until one says otherwise.
    await expect(page.getByRole('combobox', { name: 'Categorie' })).toHaveText(/Materiaal/);
    await page.getByRole('combobox', { name: 'Ruimte' }).click();
    await page.getByRole('option', { name: 'Badkamer' }).click();
    await expect(page.getByRole('checkbox', { name: /De Molen/ })).toBeHidden();
    await page.getByText('Niet van dit project (1)').click();
    await expect(page.getByRole('checkbox', { name: /De Molen/ })).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: '2 lijnen noteren' }).click();
    await expect(page.getByText('Genoteerd: 1 betaling en 1 bonnetje')).toBeVisible();
    const invoices = await (await page.request.get(`/api/projects/${projectId}/invoices`)).json();
    expect(invoices).toMatchObject([
      { kind: 'receipt', status: 'paid', category: 'Materiaal', roomId },
      { kind: 'invoice', status: 'paid' },
    ]);

    await file.setInputFiles(fileOf(kbcFile(bookings)));
    await expect(page.getByText('Niet van dit project (3)')).toBeVisible();
    await expect(page.getByRole('button', { name: '0 lijnen noteren' })).toBeDisabled();
  },
);

test('the columns of an unknown bank are chosen once', onceIsEnough, async ({ newcomer: page }) => {
  await openWithInvoice(page);
  await page.goto('/bank');
  const file = page.getByLabel('Bestand van uw bank', { exact: true });
  await file.setInputFiles(fileOf(frenchFile(bookings)));
  await expect(page.getByRole('heading', { name: 'Welke kolom is wat?' })).toBeVisible();
  await page.getByRole('button', { name: 'Lezen' }).click();
  await expect(page.getByRole('heading', { name: '3 lijnen gelezen' })).toBeVisible();
  await page.reload();
  await file.setInputFiles(fileOf(frenchFile(bookings)));
  await expect(page.getByRole('heading', { name: '3 lijnen gelezen' })).toBeVisible();
});

test('the bank page is reached from + and by Ctrl+K', onceIsEnough, async ({ newcomer: page }) => {
  await openWithInvoice(page);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1, name: 'Bankbestand' });
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await page.getByRole('button', { name: 'Bankbestand inlezen' }).click();
  await expect(heading).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Zoek in het hele project' }).fill('uittreksel');
  await page
    .getByRole('option', { name: /Bankbestand/ })
    .first()
    .click();
  await expect(heading).toBeVisible();
});

test('a bank file in the letterbox opens where it is read', onceIsEnough, async ({ newcomer: page }) => {
  const projectId = await openWithInvoice(page);
  await page.goto('/postvak');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(kbcFile(bookings)));
  await expect(page.getByRole('heading', { name: '3 lijnen gelezen uit uw bestand (KBC)' })).toBeVisible();
  expect(await (await page.request.get(`/api/projects/${projectId}/inbox`)).json()).toEqual([]);
});

test('a receipt is noted in a few seconds', async ({ newcomer: page }) => {
  const projectId = await createProject(page);
  const made = await page.request.post(`/api/projects/${projectId}/bill-of-quantities`, {
    data: { category: 'Vloeren', description: 'Tegels', quantity: '10', unit: 'm²', unitPrice: '30.00' },
  });
  const { id: itemId } = await made.json();
  await page.goto('/');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await page.getByRole('button', { name: 'Bonnetje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bonnetje' });
  await dialog.getByLabel('Winkel').fill('Hubo');
  await dialog.getByLabel('Betaald').fill('49,95');
  await expect(dialog.getByRole('combobox', { name: 'Categorie' })).toHaveText(/Materiaal/);
  await dialog.getByRole('combobox', { name: 'Post van de meetstaat' }).click();
  await page.getByRole('option', { name: /Tegels/ }).click();
  if (await isPhone(page)) await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bonnetje toevoegen' }).click();
  await expect(page.getByText('Bonnetje toegevoegd')).toBeVisible();
  const [only] = await (await page.request.get(`/api/projects/${projectId}/invoices`)).json();
  expect(only).toMatchObject({
    kind: 'receipt',
    payee: 'Hubo',
    amount: '49.95',
    status: 'paid',
    category: 'Materiaal',
    coversItemIds: [itemId],
  });
});
