import { row } from '../support/acting';
import { createExample, expect, expectAccessible, onceIsEnough, signIn, test } from '../support/journey';
import { sampleImage } from '../support/sample-files';

type Named = { id: number; quoteNumber?: string; invoiceNumber?: string; contactId: number; amount: string };

test(
  'a quote has a page with what belongs to it and the next thing to do',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const project = await createExample(page);
    const quotes = (await (await page.request.get(`/api/projects/${project}/quotes`)).json()) as Named[];
    const items = (await (await page.request.get(`/api/projects/${project}/bill-of-quantities`)).json()) as {
      id: number;
      description: string;
    }[];
    const [painting, item] = [quotes.find(({ quoteNumber }) => quoteNumber === 'DH-0203'), items[0]];
    const line = { description: item?.description, quantity: '40.5', unit: 'm²', unitPrice: '25' };
    const changed = await page.request.put(`/api/quotes/${painting?.id}`, {
      multipart: {
        ...{ contactId: String(painting?.contactId), amount: '1073.25', status: 'pending' },
        ...{ netAmount: '', vatLines: '[]', lines: JSON.stringify([{ ...line, vatRate: 6 }]) },
        file: { name: 'offerte.png', mimeType: 'image/png', buffer: await sampleImage('png') },
      },
    });
    expect(changed.ok()).toBe(true);

    await page.goto('/quotes?status=pending');
    await page.getByRole('button', { name: /, DH-0203$/ }).click();
    await expect(page).toHaveURL(/\/quotes\/\d+$/);
    await expect(page).toHaveTitle(/^Pleister- en schilderwerken D’Haese: /);
    const lines = page.getByRole('region', { name: 'Lijnen' });
    await expect(lines).toContainText('40,5 m² × € 25,00, 6% btw');
    await expect(lines).toContainText('Zonder btw€ 1.012,50');
    await expect(lines).toContainText('Btw 6%€ 60,75');
    // However it came in, what its lines may be about is proposed.
    await expect(lines).toContainText('Bij 1 lijn past wellicht een post van de meetstaat.');
    await lines.getByRole('button', { name: 'Koppelen' }).click();
    const edit = page.getByRole('dialog', { name: 'Offerte bewerken' });
    await edit.getByRole('button', { name: /^Overnemen/ }).click();
    await edit.getByRole('button', { name: 'Opslaan' }).click();
    await expect(edit).toBeHidden();
    await expect(lines.getByRole('link', { name: item?.description ?? '' })).toBeVisible();
    await expect(lines.getByRole('button', { name: 'Koppelen' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Taken van dit contact' })).toContainText('Schilderwerk');
    await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText(
      'Bedrag€ 10.880,00 → € 1.073,25',
    );
    await page.getByRole('button', { name: 'Pagina vergroten' }).click();
    await expect(page.getByRole('button', { name: 'Pagina verkleinen' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Accepteren' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /ccepteren$/ })
      .click();
    await expect(page.getByText('Offerte geaccepteerd')).toBeVisible();
    await page.getByRole('button', { name: 'Factuur maken' }).click();
    const form = page.getByRole('dialog', { name: 'Factuur maken' });
    await form.getByLabel('Factuurnummer').fill('DH-F1');
    await form.getByRole('button', { name: 'Factuur maken' }).click();
    await page.getByRole('region', { name: 'Facturen' }).getByRole('link', { name: 'DH-F1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /DH-F1$/ })).toBeVisible();
    // The page, and the list as it was: the form that was open in between left no step.
    for (const _ of ['page', 'list']) await page.goBack();
    await expect(page).toHaveURL(/status=pending$/);
  },
);

test(
  'a quote that lapsed asks for more time with a mail that is ready',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/');
    await page.getByRole('link', { name: /^Maenhout Sanitair en Warmte bv: Badkamer/ }).click();
    const ask = page.getByRole('link', { name: 'Vraag verlenging' });
    await expect(ask).toHaveAttribute(
      'href',
      /^mailto:.+@.+\?subject=Verlenging%20van%20uw%20offerte%20MW-1547/,
    );
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: 'Bewerken' }).click();
    await expect(page.getByRole('dialog', { name: 'Offerte bewerken' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Offertes' })).toBeVisible();
    await expect(await row(page, 'MW-1547')).toHaveCount(0);
  },
);

test(
  'an invoice is marked paid on its page and that is taken back, and the list begins with what is to be paid',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/invoices');
    const list = page.locator('#main');
    await expect(list.getByText('Nog te betalen', { exact: true })).toBeVisible();
    const [first] = await list.locator('[data-record]').allTextContents();
    expect(first).toContain('Achterstallig');
    await page.getByRole('button', { name: /, DV-F2156$/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: /^Dakwerken Vermeersch bv: .* DV-F2156$/ }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Betalingen' })).toContainText('Nog geen betalingen');
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: 'Markeren als betaald' }).click();
    await expect(page.getByRole('region', { name: 'Betalingen' })).toContainText('€ 5.116,00');
    await expect(page.getByRole('button', { name: 'Betalen', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: 'Toch niet betaald' }).click();
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'DV-F2156 betalen' })).toBeVisible();
  },
);

test(
  'an address of a paper that is not there, or somebody else’s, says so',
  onceIsEnough,
  async ({ newcomer: page, browser, server }) => {
    const project = await createExample(page);
    await page.goto('/quotes/999999');
    await expect(page.getByRole('heading', { level: 1, name: 'Deze offerte is er niet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Alle offertes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Offertes' })).toBeVisible();
    const answer = await page.goto('/invoices/een');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Page Not Found')).toBeVisible();

    const [invoice] = (await (await page.request.get(`/api/projects/${project}/invoices`)).json()) as Named[];
    const context = await browser.newContext({ baseURL: server.url });
    const stranger = await context.newPage();
    await signIn(stranger, 'Stef Vreemd');
    await createExample(stranger);
    await stranger.goto(`/invoices/${invoice?.id}`);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Deze factuur is er niet' })).toBeVisible();
    await context.close();
  },
);
