import { act, choose, row } from '../support/acting';
import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'an owner pays in parts, gets something back, and a credit note goes through to the budget',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const contact = {
      name: 'Koen',
      company: 'Dakwerken Vermeersch bv',
      type: 'contractor',
      iban: 'BE47 9991 6063 3080',
    };
    const { id: contactId } = await (await page.request.post('/api/contacts', { data: contact })).json();
    const asked = { contactId, amount: '1000', invoiceNumber: 'F-1', dueDate: '2020-01-31' };
    await page.request.post(`/api/projects/${projectId}/invoices`, { data: asked });
    await page.goto('/invoices');
    const invoice = await row(page, 'F-1');
    await expect(invoice).toContainText('Achterstallig');
    const toPay = page.getByText(/^Nog te betalen: €/);
    await expect(toPay).toContainText('€ 1.000,00');

    await act(page, 'F-1', 'Betalingen');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Nog geen betalingen genoteerd.')).toBeVisible();
    const pay = async (amount: string, back = false) => {
      if (back) await dialog.getByText('Teruggekregen').click();
      await dialog.getByRole('textbox', { name: 'Bedrag' }).fill(amount);
      await dialog.getByRole('button', { name: 'Betaling noteren' }).click();
    };
    const list = dialog.getByRole('list', { name: 'Betalingen' }).getByRole('listitem');
    await pay('600');
    await expect(list).toHaveCount(1);
    await pay('150', true);
    await expect(list).toHaveCount(2);
    await expect(dialog.getByRole('definition').nth(1)).toHaveText('€ 450,00');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
    await expect(invoice).toContainText('nog € 550,00');
    await expect(toPay).toContainText('€ 550,00');

    await page.getByRole('button', { name: 'Nieuwe factuur' }).click();
    await dialog.getByText('Meer', { exact: true }).click();
    await choose(page, 'Soort', 'Creditnota');
    await choose(page, 'Contact', /Dakwerken Vermeersch/);
    await choose(page, 'Creditnota bij', /F-1/);
    await dialog.getByRole('textbox', { name: 'Bedrag', exact: true }).fill('200');
    await dialog.getByLabel('Factuurnummer').fill('C-1');
    await choose(page, 'Status', 'Terugbetaald');
    await dialog.getByRole('button', { name: 'Factuur toevoegen' }).click();
    const credit = await row(page, 'C-1');
    await expect(credit).toContainText('Terugbetaald');
    await expect(credit).toContainText('Creditnota');

    const budget = await (await page.request.get(`/api/projects/${projectId}/budget`)).json();
    expect(budget).toMatchObject({ directInvoices: '250.00', realBudget: '250.00' });
    await page.goto('/budget');
    await expect(page.getByText('€ 250,00').first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('€ 250,00').first()).toBeVisible();
  },
);

test(
  'an invoice with lines is held against its quote, and what was looked into stays aside',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const contact = {
      name: 'Koen',
      company: 'Dakwerken Vermeersch bv',
      type: 'contractor',
      iban: 'BE47 9991 6063 3080',
    };
    const { id: contactId } = await (await page.request.post('/api/contacts', { data: contact })).json();
    const line = {
      description: 'Dakpannen leggen',
      quantity: '100',
      unit: 'm²',
      unitPrice: '45',
      vatRate: 6,
    };
    const quote = { contactId, amount: '4770', quoteNumber: 'OF-1', status: 'accepted', lines: [line] };
    await page.request.post(`/api/projects/${projectId}/quotes`, { data: quote });
    await page.goto('/invoices');
    await page
      .getByRole('button', { name: /Nieuwe factuur|Eerste factuur/ })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await choose(page, 'Gekoppelde offerte', /OF-1/);
    await form.getByRole('textbox', { name: 'Bedrag', exact: true }).fill('5088');
    await form.getByLabel('Factuurnummer').fill('F-1');
    await form.getByText('Meer', { exact: true }).click();
    await form.getByLabel('Rekening op de factuur').fill('BE64 9991 2345 0152');
    await form.getByRole('button', { name: 'Lijn toevoegen' }).click();
    await form.getByLabel('Omschrijving van lijn 1').fill('Leggen van dakpannen');
    await form.getByLabel('Hoeveelheid').fill('100');
    await form.getByLabel('Eenheid', { exact: true }).fill('m²');
    await form.getByLabel('Eenheidsprijs').fill('48');
    await choose(page, 'Btw', '6%');
    await expect(form.getByText('Zonder btw: € 4.800,00', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Klaar met deze lijn' }).click();
    await form.getByRole('button', { name: 'Bereken btw uit de lijnen' }).click();
    await expect(form.getByRole('textbox', { name: 'Btw-bedrag' })).toHaveValue('288,00');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Factuur toevoegen' }).click();
    await expect(page.getByText('Kijk F-1 na')).toBeVisible();
    const invoice = await row(page, 'F-1');
    await expect(invoice).toContainText('3 punten na te kijken');

    await act(page, 'F-1', 'Bewerken');
    const findings = form.getByRole('region', { name: 'Klopt deze factuur?' });
    await expect(findings).toContainText('‘Leggen van dakpannen’ € 48,00 in plaats van € 45,00');
    const dearer = findings.getByText('Duurder dan in de offerte').locator('xpath=..');
    await dearer.getByRole('button', { name: 'Opzij zetten' }).click();
    await findings.getByLabel('Waarom is dit in orde?').fill('Duurdere pannen gekozen');
    await findings.getByRole('button', { name: 'Bewaren' }).click();
    await expect(findings).toContainText('Opzij gezet: Duurdere pannen gekozen');
    await form.getByRole('button', { name: 'Annuleren' }).click();
    await expect(invoice).toContainText('2 punten na te kijken');
  },
);

test(
  'an invoice with six faults has all six named on its page, with their lines',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data });
      expect(answer.ok()).toBe(true);
      return (await answer.json()) as { id: number };
    };
    const { id: contactId } = await post('/api/contacts', {
      ...{ name: 'Koen', company: 'Dakwerken Vermeersch bv', type: 'contractor' },
      iban: 'BE47 9991 6063 3080',
    });
    const tiles = {
      description: 'Dakpannen leggen',
      quantity: '100',
      unit: 'm²',
      unitPrice: '45',
      vatRate: 6,
    };
    const gutter = { description: 'Zinken goot', quantity: '12', unit: 'm', unitPrice: '90', vatRate: 6 };
    const quote = await post(`/api/projects/${projectId}/quotes`, {
      ...{ contactId, amount: '9000', quoteNumber: 'OF-1', status: 'accepted', lines: [tiles, gutter] },
    });
    const invoice = await post(`/api/projects/${projectId}/invoices`, {
      ...{ contactId, quoteId: quote.id, invoiceNumber: 'F-6', amount: '7500' },
      iban: 'BE64 9991 2345 0152',
      lines: [
        { ...tiles, unitPrice: '48' },
        { ...gutter, quantity: '15', vatRate: 21 },
        { description: 'Bliksemafleider', quantity: '1', unit: 'st', unitPrice: '600', vatRate: 6 },
      ],
    });
    await page.goto(`/invoices/${invoice.id}`);
    const findings = page.getByRole('region', { name: 'Klopt deze factuur?' });
    for (const sentence of [
      '‘Dakpannen leggen’ € 48,00 in plaats van € 45,00',
      '‘Zinken goot’ 15 m in plaats van 12 m',
      'Niet in de offerte: ‘Bliksemafleider’ € 600,00',
      '‘Zinken goot’ 21% in plaats van 6%',
      'Het rekenwerk klopt niet',
      'Op de factuur staat BE64 9991 2345 0152, en bekend is BE47 9991 6063 3080',
    ]) {
      await expect(findings).toContainText(sentence);
    }
    const lines = page.getByRole('region', { name: 'Lijnen' });
    await expect(lines.getByText('Na te kijken:')).toHaveCount(3);
    await expectAccessible(page);
  },
);
