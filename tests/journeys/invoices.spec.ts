import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { dayAt, formatDay } from '#/core/day';
import { act, choose, row, showFilters } from '../support/acting';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  signIn,
  test,
} from '../support/journey';
import { samplePdf } from '../support/sample-files';

/** Reads the code from the picture on the screen, as a bank app does. */
async function scan(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: /^QR-code/ });
  const path = (await picture.locator('path').getAttribute('d')) ?? '';
  const side = Number(((await picture.getAttribute('viewBox')) ?? '').split(' ')[2]);
  const scale = 4;
  const width = side * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let down = 0; down < scale; down += 1) {
      const from = ((Number(y) * scale + down) * width + Number(x) * scale) * 4;
      pixels.fill(0, from, from + scale * 4);
    }
  }
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return jsQR(pixels, width, width)?.data ?? '';
}

test(
  'an owner keeps an invoice with its file, from adding to removing',
  onceIsEnough,
  async ({ newcomer: page }) => {
    // Where the screen is narrower the file stands on the page of the invoice, and not in its row.
    await page.setViewportSize({ width: 1440, height: 900 });
    await createExample(page);
    await page.goto('/invoices');
    for (const card of ['Totaal facturen', 'Betaald', 'Betaald met premie']) {
      await expect(page.getByRole('term').filter({ hasText: card }).first()).toBeVisible();
    }
    await expect(await row(page, 'DK-F31608')).toContainText('Directe uitgave');
    await expect(await row(page, 'RZ-F0440')).toContainText('Achterstallig');

    await page.getByRole('button', { name: 'Nieuwe factuur' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Factuur toevoegen' }).click();
    await expect(page.getByText('Vul minimaal een contact en bedrag in.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Gekoppelde offerte' }).click();
    await expect(page.getByRole('option', { name: /DH-0203/ })).toHaveCount(0);
    await page.getByRole('option', { name: 'RZ-0671: Ramen, schuifraam en voordeur,…' }).click();
    await expect(page.getByRole('combobox', { name: 'Contact' })).toContainText(
      'Schrijnwerkerij Roelandt en Zoon bv',
    );
    await form.getByRole('textbox', { name: 'Bedrag', exact: true }).fill('250,5');
    await form.getByLabel('Factuurnummer').fill('TEST-F1');
    await form.getByText('Meer', { exact: true }).click();
    await form.getByLabel('Mededeling').fill('+++123/4567/89003+++');
    await form.getByText('Komt in aanmerking voor een premie').click();
    await expect(page.getByRole('combobox', { name: 'Type premie' })).toContainText('Ramen en deuren');
    await choose(page, 'Status', 'Betaald');
    const today = formatDay(dayAt(new Date()));
    await expect(form.getByLabel('Betaald op', { exact: true })).toHaveValue(today);
    await form.getByRole('button', { name: 'Factuur toevoegen' }).click();
    await expect(
      form.getByText('Deze gestructureerde mededeling klopt niet. Kijk de cijfers na.'),
    ).toBeVisible();
    await form.getByLabel('Mededeling').fill('123456789002');
    await expect(form.getByText('Gestructureerde mededeling herkend: +++123/4567/89002+++')).toBeVisible();
    await form
      .getByLabel('Bestand', { exact: true })
      .setInputFiles({ name: 'factuur.pdf', mimeType: 'application/pdf', buffer: samplePdf });
    await form.getByRole('button', { name: 'Factuur toevoegen' }).click();
    await expect(page.getByText('Factuur toegevoegd')).toBeVisible();

    const added = await row(page, 'TEST-F1');
    await expect(added).toContainText(`op ${today}`);
    await expect(added.getByText('Premie', { exact: true })).toBeVisible();
    await added.getByRole('button', { name: 'Bestand bekijken: factuur.pdf' }).click();
    await expect(page.getByRole('link', { name: 'Downloaden' })).toHaveAttribute('href', /^\/api\/files\//);
    await page.keyboard.press('Escape');

    await act(page, 'TEST-F1', 'Bewerken');
    await expect(form.getByLabel('Mededeling')).toHaveValue('123456789002');
    await form.getByRole('textbox', { name: 'Bedrag', exact: true }).fill('251');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Factuur bijgewerkt')).toBeVisible();
    await expect(added).toContainText('€ 251,00');
    await act(page, 'TEST-F1', 'Verwijderen');
    await expect(page.getByText('Factuur verwijderd')).toBeVisible();
    await expect(added).toHaveCount(0);
  },
);

test('an owner pays by phone, marks the invoice paid and takes it back', async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/invoices');
  const invoice = await row(page, 'DV-F2156');
  await page.getByRole('button', { name: 'Betalen: DV-F2156' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('BE47 9991 6063 3080');
  const fixed = [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Dakwerken Vermeersch bv',
    'BE47999160633080',
    'EUR5116.00',
    '',
  ];
  expect(await scan(page)).toBe([...fixed, '', 'DV-F2156'].join('\n'));
  await dialog.getByLabel('Mededeling').fill('+++123/4567/89002+++');
  expect(await scan(page)).toBe([...fixed, '123456789002'].join('\n'));
  await dialog.getByRole('button', { name: 'Markeer als betaald' }).click();
  await expect(page.getByText('Factuur bijgewerkt')).toBeVisible();
  await expect(invoice).toContainText('Betaald');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(invoice).toContainText('Te betalen');

  const late = await row(page, 'RZ-F0440');
  await act(page, 'RZ-F0440', 'Markeren als betaald');
  await page.getByRole('dialog').getByRole('button', { name: 'Toch op betaald zetten' }).click();
  await expect(late).toContainText(`op ${formatDay(dayAt(new Date()))}`);
  await showFilters(page);
  await choose(page, 'Status', /^Betaald$/);
  await page.getByRole('searchbox').fill('levering');
  await expect(late).toBeVisible();
  await expect(invoice).toHaveCount(0);
});

test(
  'another account number is told on the invoice, and the code waits until the owner confirms it',
  onceIsEnough,
  async ({ newcomer: page, browser }) => {
    const projectId = await createProject(page);
    const tom = await (await browser.newContext()).newPage();
    const email = await signIn(tom, 'Tom Claes');
    const invitation = { data: { email, role: 'editor' } };
    await page.request.post(`/api/projects/${projectId}/collaborators/invite`, invitation);
    const [invited] = (await (await tom.request.get('/api/user/invitations')).json()) as { id: number }[];
    await tom.request.post(`/api/collaborators/${invited?.id}/accept`);
    const roofer = { name: 'Koen Vermeersch', company: 'Dakwerken Vermeersch bv', type: 'contractor' };
    const known = { data: { ...roofer, iban: 'BE47 9991 6063 3080' } };
    const { id } = (await (await tom.request.post('/api/contacts', known)).json()) as { id: number };
    const bill = { data: { contactId: id, amount: '5116', invoiceNumber: 'DV-F2156' } };
    await tom.request.post(`/api/projects/${projectId}/invoices`, bill);
    await page.goto('/invoices');
    await expect(await row(page, 'DV-F2156')).not.toContainText('rekeningnummer');
    const other = { data: { ...roofer, iban: 'BE68 5390 0754 7034' } };
    expect((await tom.request.put(`/api/contacts/${id}`, other)).ok()).toBe(true);
    await tom.context().close();
    await page.goto('/invoices');
    const invoice = await row(page, 'DV-F2156');
    const change = 'Het was BE47 9991 6063 3080, nu is het BE68 5390 0754 7034. Gewijzigd door Tom Claes';
    await expect(invoice).toContainText('Ander rekeningnummer');
    await expect(invoice).toContainText(change);
    await page.getByRole('button', { name: 'Betalen: DV-F2156' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(change);
    await expect(dialog.getByText('Ander rekeningnummer', { exact: true })).toBeInViewport();
    await expect(dialog.getByRole('img', { name: /^QR-code/ })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ik heb het nagevraagd, het klopt' }).click();
    await expect(page.getByText('Rekeningnummer bevestigd', { exact: true })).toBeVisible();
    expect(await scan(page)).toContain('BE68539007547034');
    await expect(dialog).not.toContainText(change);
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
    await expect(invoice).not.toContainText('Ander rekeningnummer');
  },
);

test(
  'without contacts an invoice can’t be added, and the form says what to do',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/invoices?nieuw=1');
    const form = page.getByRole('dialog', { name: 'Nieuwe factuur' });
    await expect(form.getByText('U heeft nog geen contacten')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Factuur toevoegen' })).toBeDisabled();
    await expectAccessible(page);
  },
);
