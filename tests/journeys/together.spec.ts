import type { Browser, Locator, Page } from '@playwright/test';
import { createProject, expect, expectAccessible, onceIsEnough, signIn, test } from '../support/journey';

type Two = { projectId: number; tom: Page };
type Invoice = { id: number; version: number };

/** A project of the page's owner that Tom may change as well, from a browser of his own. */
async function shareWithTom(owner: Page, browser: Browser): Promise<Two> {
  const projectId = await createProject(owner);
  const context = await browser.newContext();
  const tom = await context.newPage();
  const email = await signIn(tom, 'Tom Claes');
  const invited = await owner.request.post(`/api/projects/${projectId}/collaborators/invite`, {
    data: { email, role: 'editor' },
  });
  expect(invited.status()).toBe(201);
  const [invitation] = (await (await tom.request.get('/api/user/invitations')).json()) as { id: number }[];
  await tom.request.post(`/api/collaborators/${invitation?.id}/accept`);
  return { projectId, tom };
}

const fields = { amount: '1250', invoiceNumber: 'F-2026-14' };

async function addInvoice(owner: Page, projectId: number): Promise<Invoice & { contactId: number }> {
  const contact = { name: 'Koen Vermeersch', company: 'Dakwerken Vermeersch', type: 'contractor' };
  const { id: contactId } = (await (await owner.request.post('/api/contacts', { data: contact })).json()) as {
    id: number;
  };
  const made = await owner.request.post(`/api/projects/${projectId}/invoices`, {
    data: { ...fields, contactId },
  });
  return { ...((await made.json()) as Invoice), contactId };
}

async function readInvoices(page: Page, projectId: number): Promise<Record<string, unknown>[]> {
  return (await page.request.get(`/api/projects/${projectId}/invoices`)).json();
}

async function openInvoice(page: Page, id: number): Promise<Locator> {
  await page.goto(`/invoices?id=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Factuur bewerken' });
  await expect(dialog.getByLabel('Factuurnummer')).toHaveValue(fields.invoiceNumber);
  return dialog;
}

const question = (dialog: Locator | Page, name: string) => dialog.getByRole('radiogroup', { name });

test(
  'an invoice that one marks paid while the other writes a note: both stay',
  onceIsEnough,
  async ({ newcomer: owner, browser }) => {
    const { projectId, tom } = await shareWithTom(owner, browser);
    const { id } = await addInvoice(owner, projectId);
    const dialog = await openInvoice(owner, id);
    await dialog.getByLabel('Notities').fill('Gebeld met Koen');
    await tom.request.put(`/api/invoices/${id}/payment`, {
      data: { status: 'paid', paidDate: '2026-05-01' },
    });
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(owner.getByText('Factuur bijgewerkt')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await readInvoices(owner, projectId)).toMatchObject([
      { status: 'paid', paidDate: '2026-05-01', notes: 'Gebeld met Koen' },
    ]);
    await tom.context().close();
  },
);

test(
  'a form says at once what the other just saved, and who it was',
  onceIsEnough,
  async ({ newcomer: owner, browser }) => {
    const { projectId, tom } = await shareWithTom(owner, browser);
    const { id, contactId } = await addInvoice(owner, projectId);
    const listening = owner.waitForResponse(/\/events$/);
    const dialog = await openInvoice(owner, id);
    await listening;
    const notes = dialog.getByLabel('Notities');
    await notes.fill('Gebeld');
    await tom.request.put(`/api/invoices/${id}`, {
      data: { ...fields, contactId, description: 'Dak achteraan' },
    });
    const line = dialog.getByRole('status').filter({ hasText: 'Tom Claes heeft dit intussen gewijzigd' });
    await expect(line).toContainText('Overgenomen: Omschrijving.');
    await expect(dialog.getByLabel('Omschrijving')).toHaveValue('Dak achteraan');
    await expect(notes).toBeFocused();
    await owner.keyboard.type(' met Koen');
    await expect(notes).toHaveValue('Gebeld met Koen');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
    const both = { notes: 'Gebeld met Koen', description: 'Dak achteraan' };
    expect(await readInvoices(owner, projectId)).toMatchObject([both]);
    await tom.context().close();
  },
);

test(
  'a field that both changed: a question with both, and what one chooses is saved',
  onceIsEnough,
  async ({ newcomer: owner, browser }) => {
    const { projectId, tom } = await shareWithTom(owner, browser);
    const { id, contactId } = await addInvoice(owner, projectId);
    const change = (data: object) =>
      tom.request.put(`/api/invoices/${id}`, { data: { ...fields, contactId, ...data } });

    const dialog = await openInvoice(owner, id);
    await dialog.getByLabel('Bedrag').fill('1.300');
    await dialog.getByLabel('Notities').fill('Meerwerk dakgoot');
    await change({ amount: '1275.50', description: 'Dak achteraan' });
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    const amount = question(dialog, 'Bedrag');
    await expect(amount).toContainText('Van u');
    await expect(amount).toContainText('€ 1.300,00');
    await expect(amount).toContainText('€ 1.275,50');
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await expect(dialog.getByLabel('Omschrijving')).toHaveValue('Dak achteraan');
    await expect(dialog.getByLabel('Notities')).toHaveValue('Meerwerk dakgoot');
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText('Maak eerst een keuze.')).toBeVisible();
    await amount.getByRole('radio', { name: /^Van u/ }).focus();
    await owner.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
    const saved = { amount: '1300.00', notes: 'Meerwerk dakgoot', description: 'Dak achteraan' };
    expect(await readInvoices(owner, projectId)).toMatchObject([saved]);

    await test.step('and what the other had, when one chooses that', async () => {
      const again = await openInvoice(owner, id);
      await again.getByLabel('Factuurnummer').fill('F-2026-14b');
      await change({ invoiceNumber: 'F-2026-15' });
      await again.getByRole('button', { name: 'Opslaan' }).click();
      await question(again, 'Factuurnummer')
        .getByRole('radio', { name: /F-2026-15/ })
        .check();
      await expect(again.getByRole('textbox', { name: 'Factuurnummer' })).toHaveValue('F-2026-15');
      await again.getByRole('button', { name: 'Opslaan' }).click();
      await expect(again).toBeHidden();
      expect(await readInvoices(owner, projectId)).toMatchObject([{ invoiceNumber: 'F-2026-15' }]);
    });
    await tom.context().close();
  },
);

test(
  'an invoice that is removed while one writes: what was typed becomes a new one',
  onceIsEnough,
  async ({ newcomer: owner, browser }) => {
    const { projectId, tom } = await shareWithTom(owner, browser);
    const { id } = await addInvoice(owner, projectId);
    const dialog = await openInvoice(owner, id);
    await dialog.getByLabel('Notities').fill('Gebeld met Koen');
    await tom.request.delete(`/api/invoices/${id}`);
    // The screen knows it by itself, or else when one saves; a press in between would fall on what replaces the button.
    const told = dialog.getByText('Deze factuur is intussen verwijderd');
    await told
      .waitFor({ timeout: 10_000 })
      .catch(() => dialog.getByRole('button', { name: 'Opslaan' }).click());
    await expect(told).toBeVisible();
    await expect(dialog.getByLabel('Notities')).toHaveValue('Gebeld met Koen');
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Als nieuw bewaren' }).click();
    await expect(owner.getByText('Factuur toegevoegd')).toBeVisible();
    await expect(dialog).toBeHidden();
    const kept = { notes: 'Gebeld met Koen', invoiceNumber: 'F-2026-14', amount: '1250.00' };
    expect(await readInvoices(owner, projectId)).toMatchObject([kept]);
    await tom.context().close();
  },
);

test(
  'a payment on what the other changes in that very moment is not made unseen',
  onceIsEnough,
  async ({ newcomer: owner, browser }) => {
    const { projectId, tom } = await shareWithTom(owner, browser);
    const { id, contactId } = await addInvoice(owner, projectId);
    await owner.goto('/invoices');
    const markPaid = owner.getByRole('button', { name: 'F-2026-14 als betaald markeren' });
    await owner.route('**/payment', async (route) => {
      await tom.request.put(`/api/invoices/${id}`, { data: { ...fields, contactId, amount: '2500' } });
      await route.continue();
    });
    await markPaid.click();
    const told = 'Tom Claes heeft deze factuur net gewijzigd. Kijk even na en probeer opnieuw.';
    await expect(owner.getByText(told)).toBeVisible();
    await expect(owner.getByRole('main').getByText('€ 2.500,00').first()).toBeVisible();
    expect(await readInvoices(owner, projectId)).toMatchObject([{ status: 'pending', amount: '2500.00' }]);

    await owner.unroute('**/payment');
    await markPaid.click();
    await expect(owner.getByText('Factuur bijgewerkt')).toBeVisible();
    expect(await readInvoices(owner, projectId)).toMatchObject([{ status: 'paid' }]);
    await tom.context().close();
  },
);

test(
  'a budget that both fill in: each keeps what they typed, or chooses',
  onceIsEnough,
  async ({ newcomer: owner, browser }) => {
    const { projectId, tom } = await shareWithTom(owner, browser);
    await owner.goto('/budget');
    await owner.getByRole('button', { name: 'Budget Bewerken' }).click();
    await owner.getByLabel('Eigen Inbreng').fill('50.000');
    await owner.getByLabel('Geleend Bedrag').fill('200.000');
    const url = `/api/projects/${projectId}/budget`;
    const others = { propertyType: 'first_home', loanAmount: '210000', purchasePrice: '300000' };
    await tom.request.put(url, { data: others });
    await owner.getByRole('button', { name: 'Budget Opslaan' }).click();
    await expect(owner.getByLabel('Aankoopprijs Woning')).toHaveValue('300.000,00');
    await question(owner, 'Geleend Bedrag')
      .getByRole('radio', { name: /210.000/ })
      .check();
    await owner.getByRole('button', { name: 'Budget Opslaan' }).click();
    await expect(owner.getByText('Budget bijgewerkt')).toBeVisible();
    expect(await (await owner.request.get(url)).json()).toMatchObject({
      ownContribution: '50000.00',
      loanAmount: '210000.00',
      purchasePrice: '300000.00',
    });
    await tom.context().close();
  },
);
