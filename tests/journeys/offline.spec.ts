import type { Page } from '@playwright/test';
import { createExample, expect, expectAccessible, onceIsEnough, signIn, test } from '../support/journey';
import { isKept, keptReads } from '../support/kept-reads';
import { makePdf, quoteText } from '../support/pdfs';

test.use({ serviceWorkers: 'allow' });

const paper = {
  name: 'offerte.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf([{ content: quoteText }]),
};

test(
  'without a connection the program opens with what was read last, and says of when that is',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/quotes');
    await expect(page.getByText('RZ-0671').first()).toBeVisible();
    await isKept(page, '/api/projects/:projectId/quotes');
    await page.context().setOffline(true);
    await page.goto('/quotes');
    await expect(page.getByText(/Geen verbinding\. U ziet de stand van \d{2}:\d{2}\./)).toBeVisible();
    await expect(page.getByText('RZ-0671').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/documents');
    await expect(page.getByText('Nog niet op dit toestel')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Geen verbinding.')).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText('Nog niet op dit toestel')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Documenten', level: 1 })).toBeVisible();
  },
);

test(
  'a form filled in without a connection waits on this device, and is sent when one says so',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/contacts');
    await isKept(page, '/api/contacts');
    await page.context().setOffline(true);
    await page.goto('/contacts?nieuw=1');
    await page.getByRole('dialog').getByLabel('Naam').fill('Wouter Ramen');
    await page.getByRole('dialog').getByRole('button', { name: 'Contact toevoegen' }).click();
    await expect(page.getByText('blijft als concept op dit toestel')).toBeVisible();
    // The phone puts the page away, and the owner opens another at home.
    await page.close({ runBeforeUnload: false });
    const home = await page.context().newPage();
    await home.context().setOffline(false);
    await home.goto('/');
    await expect(home.getByText('Nog niet verstuurd: Nieuw contact')).toBeVisible();
    await expectAccessible(home);
    await home.getByRole('button', { name: 'Verder invullen' }).click();
    const form = home.getByRole('dialog');
    await expect(form.getByLabel('Naam')).toHaveValue('Wouter Ramen');
    await expect(home.getByText('Nog niet verstuurd')).toBeHidden();
    await form.getByRole('button', { name: 'Contact toevoegen' }).click();
    await expect(form).toBeHidden();
    await expect(home.getByText('Wouter Ramen').first()).toBeVisible();
    await home.reload();
    await expect(home.getByText('Wouter Ramen').first()).toBeVisible();
    await expect(home.getByText('Nog niet verstuurd')).toBeHidden();
  },
);

test(
  'a paper photographed without a connection waits on this device, is held back or sent by itself, and becomes one entry',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/postvak');
    await isKept(page, '/api/projects/:projectId/inbox');
    await page.context().setOffline(true);
    await page.locator('input[type="file"][multiple]').setInputFiles(paper);
    await expect(page.getByText('Eén papier wacht op dit toestel')).toBeVisible();
    await page.goto('/');
    await page.goto('/postvak');
    await page.getByRole('button', { name: 'Niet versturen' }).click();
    await page.context().setOffline(false);
    await expect(page.getByText('1 papier wacht op uw ja')).toBeVisible();
    // Besides the two of the example.
    const papers = page.getByRole('list', { name: 'Papieren in het postvak' }).getByRole('listitem');
    await expect(papers).toHaveCount(2);
    await page.getByRole('button', { name: 'Wel versturen' }).click();
    await expect(page.getByText('Eén papier is verstuurd')).toBeVisible();
    await expect(page.getByText('Eén papier wacht op dit toestel')).toBeHidden();
    await expect(papers).toHaveCount(3);
  },
);

test('who signs out leaves nothing of what was read', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/quotes');
  await isKept(page, '/api/projects/:projectId/quotes');
  await page.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('link', { name: /^Inloggen met / }).first()).toBeVisible();
  expect(await keptReads(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/quotes');
  await expect(page.getByText('De server antwoordt niet')).toBeVisible();
});

const whatWaits = (page: Page) =>
  page.evaluate(async () => {
    const asked = indexedDB.open('truweel papieren');
    const papers = await new Promise<number>((resolve) => {
      asked.onsuccess = () => {
        const rows = asked.result.transaction('rows').objectStore('rows').getAll();
        rows.onsuccess = () => resolve(rows.result.length);
      };
    });
    asked.result.close();
    const forms = Object.keys(localStorage).filter((key) => key.startsWith('unsent-drafts')).length;
    return { papers, forms };
  });

test(
  'who signs out is asked first about what still waits here, and nobody else ever sees it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/postvak');
    await isKept(page, '/api/projects/:projectId/inbox');
    await page.context().setOffline(true);
    await page.locator('input[type="file"][multiple]').setInputFiles(paper);
    await expect(page.getByText('Eén papier wacht op dit toestel')).toBeVisible();
    await page.getByRole('button', { name: 'Niet versturen' }).click();
    await page.goto('/contacts?nieuw=1');
    await page.getByRole('dialog').getByLabel('Naam').fill('Wouter Ramen');
    await page.getByRole('dialog').getByRole('button', { name: 'Contact toevoegen' }).click();
    await expect(page.getByText('blijft als concept op dit toestel')).toBeVisible();
    await page.close({ runBeforeUnload: false });

    const home = await page.context().newPage();
    await home.context().setOffline(false);
    // Somebody else, after the session of the first ended.
    const cookies = await home.context().cookies();
    await home.context().clearCookies();
    await signIn(home, 'Tom Anders');
    await home.goto('/');
    await expect(home.getByRole('link', { name: 'Uitloggen' })).toBeVisible();
    await expect(home.getByText('Nog niet verstuurd')).toBeHidden();
    await home.getByRole('link', { name: 'Uitloggen' }).click();
    await expect(home.getByRole('link', { name: /^Inloggen met / }).first()).toBeVisible();
    expect(await whatWaits(home)).toEqual({ papers: 1, forms: 1 });

    await home.context().clearCookies();
    await home.context().addCookies(cookies);
    await home.goto('/');
    await expect(home.getByText('Nog niet verstuurd: Nieuw contact')).toBeVisible();
    await home.getByRole('link', { name: 'Uitloggen' }).click();
    const question = home.getByRole('alertdialog');
    await expect(question).toContainText(
      'Nog niet verstuurd: één formulier (‘Nieuw contact’) en één papier (‘offerte.pdf’).',
    );
    await expectAccessible(home);
    await question.getByRole('button', { name: 'Aangemeld blijven' }).click();
    await expect(question).toBeHidden();
    expect(await whatWaits(home)).toEqual({ papers: 1, forms: 1 });
    await home.getByRole('link', { name: 'Uitloggen' }).click();
    await question.getByRole('button', { name: 'Uitloggen en verwijderen' }).click();
    await expect(home.getByRole('link', { name: /^Inloggen met / }).first()).toBeVisible();
    expect(await whatWaits(home)).toEqual({ papers: 0, forms: 0 });
  },
);
