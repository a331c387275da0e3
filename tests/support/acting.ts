import { expect, type Page } from '@playwright/test';
import { isPhone } from './journey';

/** A row of the table, or its card on a phone. */
export async function row(page: Page, text: string) {
  // A toast is an item of a list too, and may name the same.
  const main = page.locator('#main');
  const rows = (await isPhone(page)) ? main.getByRole('listitem') : page.getByRole('row');
  return rows.filter({ hasText: text });
}

/** Chooses from the menu of a row; once more where the list was drawn anew just then, and the menu went with it. */
export async function act(page: Page, name: string, action: string) {
  await expect(async () => {
    await page.getByRole('button', { name: `Acties voor ${name}` }).click({ timeout: 10_000 });
    await page.getByRole('menuitem', { name: action }).click({ timeout: 5_000 });
  }).toPass();
}

export async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** On a phone what filters and sorts a list waits behind a button. */
export async function showFilters(page: Page) {
  if (await isPhone(page)) await page.getByRole('button', { name: 'Filters tonen' }).click();
}

/** On a phone it stands in the drawer, which may still be on its way when the dashboard's own button is there. */
export async function openProjectMenu(page: Page) {
  if (await isPhone(page)) await page.getByRole('button', { name: 'Menu openen' }).click();
  await page.getByRole('button', { name: /^Project (?!delen)/ }).click();
}

/** As the screen is for a guest who may change nothing. */
export async function onlyRead(page: Page) {
  await page.route('**/api/projects', async (route) => {
    const response = await route.fetch();
    const projects = (await response.json()) as object[];
    await route.fulfill({ response, json: projects.map((each) => ({ ...each, role: 'collaborator' })) });
  });
}

/** A tool above a list: on a phone it stands in a menu. */
export async function headerAct(page: Page, name: string) {
  if (!(await isPhone(page))) return page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** An accepted quote of the example’s roofer that says nothing of what is in it. */
export async function addLumpSum(page: Page, projectId: number, quoteNumber: string, amount: string) {
  const contacts = (await (await page.request.get('/api/contacts')).json()) as {
    id: number;
    company: string;
  }[];
  const contactId = contacts.find(({ company }) => company?.startsWith('Dakwerken'))?.id;
  const category = 'Dakisolatie en dakwerken';
  const data = {
    contactId,
    quoteNumber,
    amount,
    status: 'accepted',
    category,
    description: 'Werken aan het dak',
  };
  const made = await page.request.post(`/api/projects/${projectId}/quotes`, { data });
  if (!made.ok()) throw new Error(await made.text());
}
