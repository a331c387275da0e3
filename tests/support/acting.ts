import type { Page } from '@playwright/test';
import { isPhone } from './journey';

/** A row of the table, or its card on a phone. */
export async function row(page: Page, text: string) {
  // A toast is an item of a list too, and may name the same.
  const main = page.locator('#main');
  const rows = (await isPhone(page)) ? main.getByRole('listitem') : page.getByRole('row');
  return rows.filter({ hasText: text });
}

/** Chooses from the menu of a row. */
export async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Acties voor ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
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
