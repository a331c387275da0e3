import type { Page } from '@playwright/test';
import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { modelLines, modelQuote } from '../support/model-quote';
import { textPdf } from '../support/text-pdf';

/** The model without a term and with an advance of half. */
const lines = {
  ...modelLines,
  term: null,
  payment: 'Betaling: 50% voorschot bij bestelling, het saldo later.',
};
const pdf = {
  name: 'offerte dak.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    await textPdf(
      'Offerte',
      Object.values(lines).flatMap((line) => line ?? []),
    ),
  ),
};

async function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

test(
  'an owner has a PDF judged, keeps the score and sees it in the list and the comparison',
  onceIsEnough,
  async ({ newcomer: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await createExample(page);
    await page.goto('/quotes');
    await page.getByRole('button', { name: 'AI Controle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'PDF analyseren' }).click();
    await expect(page.getByText('Geen bestand')).toBeVisible();
    await dialog.getByRole('button', { name: 'Tekst analyseren' }).click();
    await expect(page.getByText('Voer eerst de offerte tekst in.')).toBeVisible();
    const picker = dialog.getByLabel('PDF van de offerte', { exact: true });
    await picker.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText('Alleen PDF bestanden zijn toegestaan.')).toBeVisible();

    const text = dialog.getByLabel('Of plak de tekst van de offerte');
    await text.fill('Een offerte');
    await picker.setInputFiles(pdf);
    await expect(text).toBeDisabled();
    await expect(text).toHaveValue('');
    await dialog.getByRole('button', { name: 'PDF analyseren' }).click();
    await expect(page.getByText('PDF geanalyseerd')).toBeVisible();
    await expect(dialog).toContainText('Een goede offerte.');
    await expect(dialog).toContainText('Beoordeeld door vaste regels');
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      /^Volledigheid/,
      /^Btw en prijzen/,
      /^Betrouwbaarheid/,
      /^Marktconformiteit/,
      'Verbeterpunten',
    ]);
    // Each gap is told once, and its weight in words.
    const gap = 'De offerte zegt niet wanneer de werken beginnen of hoe lang ze duren.';
    await expect(dialog.getByText(gap)).toHaveCount(1);
    await expect(dialog.getByText('Uitvoeringstermijn ontbreekt')).toHaveCount(0);
    await expect(dialog.getByRole('listitem').filter({ hasText: gap })).toContainText('Ontbreekt, weegt mee');
    const advance = dialog.getByText('Een voorschot van minder dan 30%');
    await expect(dialog.getByText('Betaling: 50% voorschot bij bestelling, het saldo later.')).toBeHidden();
    await advance.click();
    await expect(dialog.getByText('Betaling: 50% voorschot bij bestelling, het saldo later.')).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Kopieer als mail' }).click();
    await expect(page.getByText('Mail gekopieerd')).toBeVisible();
    // The message doesn't lie over the button that comes next.
    const isInReach = await dialog.getByRole('button', { name: 'Score bewaren' }).evaluate((button) => {
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isInReach).toBe(true);
    const mail = await page.evaluate(() => navigator.clipboard.readText());
    expect(mail).toContain('Bedankt voor uw offerte DV-2026-118.');
    expect(mail).toContain('- U vraagt 50% voorschot.');

    await expect(dialog.getByRole('button', { name: 'Bewaar deze offerte' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Score bewaren' }).click();
    await expect(dialog.getByText('Kies de offerte waar deze score bij hoort.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Bewaren bij offerte' }).click();
    await page.getByRole('option', { name: /^DV-1184/ }).click();
    await dialog.getByRole('button', { name: 'Score bewaren' }).click();
    await expect(page.getByText('Score bewaard')).toBeVisible();
    await expect(await row(page, 'DV-1184')).toContainText('9,3');

    await page.getByRole('link', { name: 'Vergelijken' }).click();
    const main = page.locator('#main');
    await expect(main.getByRole('listitem').filter({ hasText: 'DV-1184' })).toContainText('Goed');
    await page.getByRole('link', { name: 'Alle offertes' }).click();

    await page.getByRole('button', { name: /controle van DV-1184 bekijken/ }).click();
    await expect(dialog).toContainText('Bewaard bij deze offerte, nagekeken op');
    await dialog.getByRole('button', { name: 'Score verwijderen' }).click();
    await expect(page.getByText('Score verwijderd')).toBeVisible();
    await expect(page.getByRole('button', { name: /controle van DV-1184 bekijken/ })).toHaveCount(0);
  },
);

test(
  'from its row a quote is checked by the PDF that is kept with it, or by a text',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createExample(page);
    const quotes = await (await page.request.get(`/api/projects/${projectId}/quotes`)).json();
    const { contactId } = quotes[0];
    await page.request.post(`/api/projects/${projectId}/quotes`, {
      multipart: { contactId: String(contactId), amount: '25440', quoteNumber: 'PDF-1', file: pdf },
    });
    await page.goto('/quotes');
    const check = async (name: string) => {
      await page.getByRole('button', { name: `Acties voor ${name}` }).click();
      await page.getByRole('menuitem', { name: 'AI Controle' }).click();
    };
    await check('PDF-1');
    const dialog = page.getByRole('dialog', { name: 'AI Controle van PDF-1' });
    await dialog.getByRole('button', { name: 'Controleer deze PDF' }).click();
    await expect(page.getByText('PDF geanalyseerd')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Bewaren bij offerte' })).toContainText('PDF-1');

    await dialog.getByRole('button', { name: 'Nieuwe controle' }).click();
    await dialog.getByLabel('Of plak de tekst van de offerte').fill(modelQuote());
    await dialog.getByRole('button', { name: 'Tekst analyseren' }).click();
    await expect(page.getByText('Analyse voltooid')).toBeVisible();
    await expect(dialog).toContainText('Er zijn geen verbeterpunten');
    await dialog.getByRole('button', { name: 'Score bewaren' }).click();
    await expect(await row(page, 'PDF-1')).toContainText('10,0');

    // A file that is no quote yet goes the same way as a scan, and its check goes along.
    await page.getByRole('button', { name: 'AI Controle', exact: true }).click();
    const loose = page.getByRole('dialog');
    await loose.getByLabel('PDF van de offerte', { exact: true }).setInputFiles(pdf);
    await loose.getByRole('button', { name: 'PDF analyseren' }).click();
    await loose.getByRole('button', { name: 'Bewaar deze offerte' }).click();
    await loose.getByRole('button', { name: 'Gebruik Gegevens' }).click();
    const form = page.getByRole('dialog', { name: 'Nieuwe offerte' });
    await form.getByRole('combobox', { name: 'Contact' }).click();
    await page.getByRole('option', { name: /^Dakwerken Vermeersch/ }).click();
    await form.getByRole('button', { name: 'Offerte toevoegen' }).click();
    await expect(await row(page, 'DV-2026-118')).toContainText('9,3');
  },
);
