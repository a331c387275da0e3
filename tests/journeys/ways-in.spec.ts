import type { Page } from '@playwright/test';
import { dropPapers } from '../support/drop-papers';
import { createProject, expect, onceIsEnough, signIn, test } from '../support/journey';
import { drawText, makePdf } from '../support/pdfs';

const cell = (label: string, amount: string): [number, string][] => [
  [300, label],
  [500, amount],
];

function paperOf(kind: 'OFFERTE' | 'FACTUUR') {
  const number = kind === 'OFFERTE' ? 'Offertenummer: O-2026-7' : 'Factuurnummer: F-2026-7';
  const content = drawText([
    [[50, kind]],
    [[50, 'Dakwerken Coppens bv']],
    [[50, 'Molenstraat 45, 9300 Aalst - BTW BE 0403.170.701']],
    [[50, 'IBAN BE47 9991 6063 3080 - Tel. 09 555 01 21']],
    [[50, number]],
    cell('Totaal excl. btw', '1.250,00'),
    cell('BTW 6%', '75,00'),
    cell('Totaal incl. btw', '1.325,00'),
  ]);
  return { name: 'papier.pdf', mimeType: 'application/pdf', buffer: makePdf([{ content }]) };
}

type Made = { contact: object | undefined; paper: object | undefined };

/** What was made, without what differs from one to the next. */
async function readMade(page: Page, projectId: number, kind: 'quotes' | 'invoices'): Promise<Made> {
  const read = async (path: string) => (await page.request.get(path)).json();
  const [contact] = await read('/api/contacts');
  const [paper] = await read(`/api/projects/${projectId}/${kind}`);
  const { name, company, enterpriseNumber, iban, phone } = contact;
  const { amount, netAmount, vatLines, quoteNumber, invoiceNumber, file } = paper;
  return {
    contact: { name, company, enterpriseNumber, iban, phone },
    paper: { amount, netAmount, vatLines, quoteNumber, invoiceNumber, file: file?.name },
  };
}

async function review(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/postvak/);
  await page.getByRole('button', { name: 'Nakijken' }).first().click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog', { name: 'Nakijken: papier.pdf' });
  await expect(dialog.getByRole('region', { name: 'Afzender' })).toContainText('Dakwerken Coppens bv');
  await expect(dialog.getByRole('checkbox', { name: 'Bewaar als nieuw contact' })).toBeChecked();
  await dialog.getByRole('button', { name: /^Opslaan/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Bekijken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026-7');
}

/** Each in a project of its own, with nobody known yet. */
const waysIn: Readonly<Record<string, (page: Page, file: ReturnType<typeof paperOf>) => Promise<void>>> = {
  'the letterbox': async (page, file) => {
    await page.goto('/postvak');
    await page.getByLabel('Papieren toevoegen').first().setInputFiles(file);
    await review(page);
  },
  'the page of its kind': async (page, file) => {
    await page.goto('/invoices');
    await page.getByLabel('Papier toevoegen').last().setInputFiles(file);
    await review(page);
  },
  'a drop anywhere': async (page, file) => {
    await page.goto('/planning');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await dropPapers(page, [file]);
    await review(page);
  },
  'the plus': async (page, file) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Papieren kiezen' }).click();
    await (await chooser).setFiles(file);
    await review(page);
  },
  'the file of a form': async (page, file) => {
    await page.goto('/invoices?nieuw=1');
    await page.getByRole('dialog').getByLabel('Bestand', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Laat dit papier lezen' }).click();
    await review(page);
  },
};

test(
  'one invoice ends as the same record with the same contact, whichever way it came in',
  onceIsEnough,
  async ({ newcomer: page, browser, server }) => {
    const made: Made[] = [];
    for (const [at, enter] of Object.values(waysIn).entries()) {
      const context = at === 0 ? undefined : await browser.newContext({ baseURL: server.url });
      const own = context ? await context.newPage() : page;
      if (context) await signIn(own, `Els ${at}`);
      const projectId = await createProject(own);
      await enter(own, paperOf('FACTUUR'));
      made.push(await readMade(own, projectId, 'invoices'));
      await context?.close();
    }
    const [first] = made;
    expect(first).toMatchObject({
      contact: { company: 'Dakwerken Coppens bv', enterpriseNumber: 'BE 0403.170.701' },
      paper: { amount: '1325.00', invoiceNumber: 'F-2026-7', file: 'papier.pdf' },
    });
    for (const each of made) expect(each).toEqual(first);
  },
);

test('a quote that was scanned ends as the same record too', onceIsEnough, async ({ newcomer: page }) => {
  const projectId = await createProject(page);
  await page.goto('/quotes');
  await page.getByRole('button', { name: 'OCR Scan' }).click();
  await page.getByLabel('Uw offerte', { exact: true }).setInputFiles(paperOf('OFFERTE'));
  await page.getByRole('button', { name: 'Gebruik Gegevens' }).click({ timeout: 60_000 });
  const form = page.getByRole('dialog', { name: 'Nieuwe offerte' });
  await expect(form.getByRole('region', { name: 'Afzender' })).toContainText('BE47 9991 6063 3080');
  await form.getByRole('button', { name: 'Offerte toevoegen' }).click();
  await expect(page.getByText('Offerte toegevoegd')).toBeVisible();
  expect(await readMade(page, projectId, 'quotes')).toMatchObject({
    contact: {
      ...{ company: 'Dakwerken Coppens bv', enterpriseNumber: 'BE 0403.170.701' },
      ...{ iban: 'BE47 9991 6063 3080', phone: '09 555 01 21' },
    },
    paper: { amount: '1325.00', quoteNumber: 'O-2026-7', file: 'papier.pdf' },
  });
});
