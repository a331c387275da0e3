import type { Page } from '@playwright/test';
import { createProject, expect, onceIsEnough, test } from '../support/journey';

const contactCalls = '**/api/contacts';

async function listNames(page: Page): Promise<string[]> {
  const contacts = (await (await page.request.get('/api/contacts')).json()) as { name: string }[];
  return contacts.map(({ name }) => name);
}

async function openForm(page: Page, name: string) {
  await page.goto('/contacts');
  await page
    .getByRole('button', { name: /^(Eerste contact|Contact) toevoegen$|^Nieuw contact$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw contact' });
  await dialog.getByLabel('Naam').fill(name);
  return { dialog, save: dialog.getByRole('button', { name: 'Contact toevoegen' }) };
}

/** The server takes the call, and its answer never comes. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(contactCalls, async (route) => {
    if (route.request().method() === 'POST') {
      await route.fetch();
      await route.abort('connectionfailed');
    } else await route.continue();
  });
}

test(
  'a double click, and a click for every moment of waiting, makes one contact',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    let sent = 0;
    let letGo = () => undefined as unknown;
    const clicked = new Promise((resolve) => {
      letGo = () => resolve(undefined);
    });
    await page.route(contactCalls, async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        await clicked;
      }
      await route.continue();
    });
    const { dialog, save } = await openForm(page, 'Dakwerken Maes');
    await save.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await save.dblclick({ force: true });
    letGo();
    await expect(dialog).toBeHidden();
    expect([sent, await listNames(page)]).toEqual([1, ['Dakwerken Maes']]);
  },
);

test(
  'an answer that got lost is asked again, and nothing is made twice',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await loseAnswers(page);
    const { dialog, save } = await openForm(page, 'Elektro Claes');
    await save.click();
    await expect(page.getByText('Er is een fout opgetreden bij het toevoegen van het contact')).toBeVisible();
    await page.unroute(contactCalls);
    await expect(dialog.getByLabel('Naam')).toHaveValue('Elektro Claes');
    await save.click();
    await expect(page.getByText('Contact toegevoegd')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await listNames(page)).toEqual(['Elektro Claes']);

    await loseAnswers(page);
    const next = await openForm(page, 'Loodgieter Wouters');
    await next.save.click();
    await expect(page.getByText('Er is een fout opgetreden bij het toevoegen van het contact')).toBeVisible();
    await page.unroute(contactCalls);
    await next.dialog.getByLabel('Bedrijf').fill('Wouters bv');
    await next.save.click();
    await expect(page.getByText('Een eerdere poging kwam al aan, met andere gegevens.')).toBeVisible();
    expect((await listNames(page)).sort()).toEqual(['Elektro Claes', 'Loodgieter Wouters']);
  },
);

test(
  'what was sent without an answer and is taken up again on a new page is not made twice',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await loseAnswers(page);
    const { save } = await openForm(page, 'Schrijnwerk Aerts');
    await save.click();
    await expect(page.getByText('blijft als concept op dit toestel')).toBeVisible();
    await page.unroute(contactCalls);
    await page.goto('/');
    await page.getByRole('button', { name: 'Verder invullen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuw contact' });
    await expect(dialog.getByLabel('Naam')).toHaveValue('Schrijnwerk Aerts');
    await dialog.getByRole('button', { name: 'Contact toevoegen' }).click();
    await expect(page.getByText('Contact toegevoegd')).toBeVisible();
    expect(await listNames(page)).toEqual(['Schrijnwerk Aerts']);
  },
);
